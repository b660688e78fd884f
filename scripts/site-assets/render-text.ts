import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { colour } from './tokens.ts'

export interface Type {
  size: number
  weight?: 'Regular' | 'Medium' | 'Semi-Bold' | 'Bold'
  /** A colour token. */
  tone?: string
  /** Where lines break. */
  width?: number
}

export interface Words {
  png: Buffer
  width: number
  height: number
}

const fontfile = fileURLToPath(new URL('figtree.ttf', import.meta.url))
/** Its name in the file; after the comma "Light" counts as part of the name, not as a weight. */
const family = 'Figtree Light,'

/** Renders text in the product's font, cropped to its ink. */
export async function renderText(
  words: string,
  { size, weight = 'Regular', tone = 'ink', width }: Type,
): Promise<Words> {
  const tightened = weight === 'Bold' ? Math.round(size * -0.02 * 1024) : 0
  const markup = `<span foreground="${colour(tone)}" letter_spacing="${tightened}">${escaped(words)}</span>`
  const text = { text: markup, font: `${family} ${weight} ${size}`, fontfile, rgba: true, dpi: 72, width }
  const { data, info } = await sharp({ text }).png().toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
