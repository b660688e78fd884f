import sharp from 'sharp'
import { planIds, plans, productName } from '#contract/plans.ts'
import { featureIds, features, openGraph } from '#web/content.ts'
import { markSvg } from './icons.ts'
import { renderText } from './render-text.ts'
import { colour } from './tokens.ts'

export const pictureIds = ['landing', 'features', 'pricing', 'contact'] as const
export type PictureId = (typeof pictureIds)[number]

/** The size that sites expect of a shared link's picture. */
export const pictureSize = { width: 1200, height: 630 }

interface Layer {
  input: Buffer
  left: number
  top: number
}

/** Renders the picture of a shared link. */
export async function renderPicture(id: PictureId): Promise<Buffer> {
  const { shapes, layers } = await pages[id]()
  const { width, height } = pictureSize
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${colour('surface')}"/>${shapes}</svg>`
  return sharp(Buffer.from(ground))
    .composite([...(await logo()), ...layers])
    .png({ palette: true, colours: 96, effort: 10 })
    .toBuffer()
}

const margin = 80

async function logo(): Promise<Layer[]> {
  const [size, top] = [60, 64]
  const name = await renderText(productName, { size: 42, weight: 'Bold' })
  return [
    { input: Buffer.from(markSvg(size)), left: margin, top },
    { input: name.png, left: margin + size + 18, top: top + Math.round((size - name.height) / 2) },
  ]
}

interface Place {
  /** The lines of the title. */
  width: number
  size: number
  top?: number
}

/** Renders title and text below each other; returns their end. */
async function words({ title, text }: { title: string; text?: string }, { width, size, top = 200 }: Place) {
  const heading = await renderText(title, { size, weight: 'Bold', width })
  const layers: Layer[] = [{ input: heading.png, left: margin, top }]
  const below = top + heading.height + 44
  if (text === undefined) return { layers, below }
  const line = await renderText(text, { size: 32, tone: 'muted', width: 520 })
  return { layers: [...layers, { input: line.png, left: margin, top: below }], below: below + line.height + 44 }
}

const pages: Record<PictureId, () => Promise<{ shapes: string; layers: Layer[] }>> = {
  async landing() {
    const { layers } = await words(openGraph.landing, { width: 660, size: 66, top: 220 })
    return { shapes: stairs(), layers }
  },

  async features() {
    const { layers, below } = await words(openGraph.features, { width: 820, size: 64, top: 176 })
    const places = featureIds.map((_, index) => ({
      left: margin + (index % 2) * 520,
      top: below + 16 + Math.floor(index / 2) * 68,
    }))
    const names = await Promise.all(
      featureIds.map((id) => renderText(features[id].title, { size: 29, weight: 'Medium', width: 450 })),
    )
    const listed = places.map(({ left, top }, index) => ({ input: names[index]!.png, left: left + 54, top: top + 6 }))
    return { shapes: places.map(tick).join(''), layers: [...layers, ...listed] }
  },

  async pricing() {
    const { layers } = await words(openGraph.pricing, { width: 1040, size: 64, top: 180 })
    const cards = await Promise.all(planIds.map((id, index) => planCard(id, margin + index * 356, 300)))
    return {
      shapes: cards.map(({ shape }) => shape).join(''),
      layers: [...layers, ...cards.flatMap(({ layers }) => layers)],
    }
  },

  async contact() {
    const { layers } = await words(openGraph.contact, { width: 480, size: 74, top: 220 })
    return { shapes: talk(), layers }
  },
}

/** The logo's steps, large. */
function stairs() {
  const tones = ['accent-soft', 'accent-line', 'accent']
  const steps = tones.map((tone, index) => {
    const [left, top] = [756 + index * 148, 470 - index * 130]
    return `<path d="M${left} 630V${top + 24}q0-24 24-24H1200V630Z" fill="${colour(tone)}"/>`
  })
  return `${steps.join('')}<circle cx="1126" cy="134" r="42" fill="${colour('warning')}"/>`
}

const tick = ({ left, top }: { left: number; top: number }) =>
  `<circle cx="${left + 18}" cy="${top + 20}" r="18" fill="${colour('accent-soft')}"/>
<path d="m${left + 10} ${top + 21} 6 6 11-13" fill="none" stroke="${colour('accent')}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`

async function planCard(id: keyof typeof plans, left: number, top: number) {
  const { name, price, applications, popular } = plans[id]
  const [width, height, inset] = [328, 250, 32]
  const tone = popular ? 'accent-contrast' : 'ink'
  const lines = await Promise.all([
    renderText(name, { size: 32, weight: 'Semi-Bold', tone }),
    renderText(`$${price}`, { size: 62, weight: 'Bold', tone }),
    renderText(`up to ${applications} applications`, { size: 24, tone: popular ? 'accent-soft' : 'muted' }),
  ])
  const tops = [36, 98, 184]
  return {
    shape: `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="24" fill="${colour(popular ? 'accent' : 'raised')}" stroke="${colour(popular ? 'accent' : 'line')}" stroke-width="2"/>`,
    layers: lines.map(({ png }, index) => ({ input: png, left: left + inset, top: top + tops[index]! })),
  }
}

/** A question and its answer. */
function talk() {
  const line = (x: number, y: number, length: number, tone: string) =>
    `<path d="M${x} ${y}h${length}" stroke="${colour(tone)}" stroke-width="14" stroke-linecap="round"/>`
  return `<path d="M756 196h300q28 0 28 28v104q0 28-28 28H838l-54 48v-48h-28q-28 0-28-28V224q0-28 28-28Z" fill="${colour('accent-soft')}"/>
${line(776, 252, 240, 'accent-line')}${line(776, 300, 160, 'accent-line')}
<path d="M860 408h232q28 0 28 28v104q0 28-28 28h-20v46l-54-46H860q-28 0-28-28V436q0-28 28-28Z" fill="${colour('accent')}"/>
${line(880, 464, 190, 'accent-line')}${line(880, 512, 120, 'accent-line')}`
}
