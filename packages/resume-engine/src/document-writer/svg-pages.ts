import { photoPrefix } from '#engine/model/photo.ts'
import { maxPreviewLines, maxPreviewPages, type PageLine } from '#engine/model/preview.ts'
import type { PlacedPhoto } from './photo.ts'

/** The tags of the renderer that a page needs, with their attributes. Everything else is left out. */
const attributesByTag: Record<string, readonly string[]> = {
  g: ['transform', 'fill'],
  path: ['d', 'transform', 'fill', 'fill-rule', 'stroke', 'stroke-width'],
}
const tagPattern = /<(\/?)([\w:]+)([^<>]*?)(\/?)>/g
const attributePattern = /([\w:-]+)="([^"]*)"/g
const pageStart = '<g class="typst-page"'

/**
 * Splits the renderer's SVG of a whole document into one SVG for each page. A page has nothing but shapes: no text for
 * selection, no style, no link and no script. The first one may have the photo, written from the bytes that were
 * checked instead of what the renderer wrote.
 */
export function splitPages(svg: string, photo: PlacedPhoto | null = null) {
  const [definitions = '', ...pages] = svg.split(pageStart)
  const glyphs = new Map<string, Glyph>()
  for (const [, id = '', outline = ''] of definitions.matchAll(/<path id="([^"]*)"[^>]*? d="([^"]*)"/g))
    glyphs.set(`#${id}`, toGlyph(outline))
  const shown = pages.slice(0, maxPreviewPages)
  return {
    pageCount: pages.length,
    pages: shown.map((page, index) => toPageSvg(pageStart + page, glyphs, index === 0 ? photo : null)),
    lastPageLines: new Set(readLines(pages.at(-1) ?? '', pages.length).map(({ baseline }) => baseline)).size,
    lines: shown.flatMap((page, index) => readLines(page, index + 1)).slice(0, maxPreviewLines),
  }
}

function toPageSvg(source: string, glyphs: Map<string, Glyph>, photo: PlacedPhoto | null) {
  let image = photo ? writeImage(photo) : ''
  const [width, height] = ['width', 'height'].map((side) => readNumber(source, `data-page-${side}`))
  const shapes = source
    .replaceAll(/<foreignObject[^]*?<\/foreignObject>/g, '')
    // The renderer places each page below the one before it.
    .replace(/ transform="[^"]*"/, '')
    .replaceAll(/(?:<use [^>]*>)+/g, (uses) => mergeGlyphs(uses, glyphs))
    .replaceAll(tagPattern, (_, slash: string, tag: string, attributes: string, end: string) => {
      if (tag === 'image') {
        const written = image
        image = ''
        return written
      }
      const allowed = attributesByTag[tag]
      if (!allowed) return ''
      const written = [...attributes.matchAll(attributePattern)].filter(([, name = '']) => allowed.includes(name))
      return `<${slash}${tag}${written.map(([attribute]) => ` ${attribute}`).join('')}${end}>`
    })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${removeEmptyGroups(shapes)}</svg>`
}

const writeImage = ({ bytes, width, height }: PlacedPhoto) =>
  `<image width="${width}" height="${height}" preserveAspectRatio="none" href="${photoPrefix}${Buffer.from(bytes).toString('base64')}"/>`

/** One shape for each run of text: a browser takes ten times as long for one `use` for each letter. */
function mergeGlyphs(uses: string, glyphs: Map<string, Glyph>) {
  const outlines = [...uses.matchAll(/ x="([^"]*)"[^>]* href="([^"]*)"/g)].map(([, x, id = '']) => {
    const glyph = glyphs.get(id)
    return glyph ? writeGlyph(glyph, Number(x)) : ''
  })
  return `<path d="${outlines.join('')}"/>`
}

function removeEmptyGroups(shapes: string): string {
  const smaller = shapes.replaceAll(/<g[^<>]*><\/g>/g, '')
  return smaller.length === shapes.length ? shapes : removeEmptyGroups(smaller)
}

/** The lines of text of a page: runs one after the other, with their baselines at one height. */
function readLines(source: string, page: number): PageLine[] {
  const lines: PageLine[] = []
  const places = [{ x: 0, y: 0 }]
  for (const [, slash, tag, attributes = '', , text = ''] of source.matchAll(tagAndText)) {
    const line = lines.at(-1)
    if (tag === 'h5:div' && line) line.text += readEntities(text)
    if (tag !== 'g') continue
    if (slash) places.pop()
    else {
      const { x, y } = places.at(-1) ?? { x: 0, y: 0 }
      const [, right = 0, down = 0] = /translate\(([-\d.]+),\s*([-\d.]+)\)/.exec(attributes) ?? []
      const place = { x: x + Number(right), y: y + Number(down) }
      places.push(place)
      const [left, baseline] = [Math.round(place.x), Math.round(place.y)]
      if (attributes.includes('class="typst-text"') && line?.baseline !== baseline)
        lines.push({ page, left, baseline, text: '' })
    }
  }
  return lines
}

const tagAndText = /<(\/?)([\w:]+)([^<>]*?)(\/?)>([^<]*)/g
const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" }
const readEntities = (text: string) => text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

const readNumber = (source: string, attribute: string) =>
  Number(new RegExp(`${attribute}="([\\d.]+)"`).exec(source)?.[1])

/** An outline that can be placed anywhere: each subpath has its start and its commands relative to it. */
type Glyph = { x: number; y: number; commands: string }[]

/** Parses an outline of absolute M, L, Q, C and Z commands, as the renderer writes them. */
function toGlyph(outline: string): Glyph {
  const glyph: Glyph = []
  let [x, y] = [0, 0]
  for (const [, command = '', numbers = ''] of outline.matchAll(/([MLQCHVZ])([^MLQCHVZ]*)/g)) {
    const points = numbers
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    const subpath = glyph.at(-1)
    if (command === 'M') {
      ;[x = 0, y = 0] = points
      glyph.push({ x, y, commands: '' })
    } else if (subpath && command === 'Z') subpath.commands += 'z'
    else if (subpath) {
      const isAlongX = (index: number) => (command === 'V' ? false : command === 'H' || index % 2 === 0)
      const [startX, startY] = [x, y]
      subpath.commands +=
        command.toLowerCase() + joinNumbers(points.map((value, index) => value - (isAlongX(index) ? startX : startY)))
      if (command === 'H') x = points[0] ?? x
      else if (command === 'V') y = points[0] ?? y
      else [x = x, y = y] = points.slice(-2)
    }
  }
  return glyph
}

/** The outline, moved to the right. */
const writeGlyph = (glyph: Glyph, offset: number) =>
  glyph.map(({ x, y, commands }) => `M${joinNumbers([x + offset, y])}${commands}`).join('')

/** A minus separates numbers as well as a space does. */
const joinNumbers = (numbers: number[]) =>
  numbers
    .map((number) => String(Math.round(number)))
    .join(' ')
    .replaceAll(' -', '-')
