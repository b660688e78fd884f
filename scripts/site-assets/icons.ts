import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { colour } from './tokens.ts'

const favicon = readFileSync(new URL('../../src/web/public/favicon.svg', import.meta.url), 'utf8')
/** The step of the logo in a 32 by 32 square. */
const step = /<path[^>]+>/.exec(favicon)?.[0]
if (!step) throw new Error('favicon.svg has no path')

/** The logo's mark; for icons without rounded corners, with the step centred and scaled. */
export function markSvg(size: number, full?: { scale: number }) {
  const place = full ? `translate(16 16) scale(${full.scale}) translate(-16 -19)` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">
<rect width="32" height="32" rx="${full ? 0 : 8}" fill="${colour('accent')}"/>
<g transform="${place}">${step}</g></svg>`
}

interface Icon {
  path: string
  size: number
  full?: { scale: number }
  /** The icon's purpose in the manifest; icons without one are only linked by pages. */
  purpose?: 'any' | 'maskable'
}

export const icons: readonly Icon[] = [
  { path: 'icons/icon-192.png', size: 192, purpose: 'any' },
  { path: 'icons/icon-512.png', size: 512, purpose: 'any' },
  // Systems mask these icons: the colour fills the square, the step stays inside the safe circle.
  { path: 'icons/maskable-512.png', size: 512, full: { scale: 1 }, purpose: 'maskable' },
  { path: 'icons/apple-touch-icon.png', size: 180, full: { scale: 1.2 } },
]

export const renderIcon = ({ size, full }: Icon) =>
  sharp(Buffer.from(markSvg(size, full)))
    .png({ palette: true, effort: 10 })
    .toBuffer()
