import {
  AlignmentType,
  FrameAnchorType,
  FrameWrap,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx'
import { quiet, type ResolvedDesign } from './designs.ts'
import { getLineHeight } from './docx-spacing.ts'
import { getFonts, getSpacing, toHex, twip } from './docx-styles.ts'
import { toPhotoRun } from './docx-photo.ts'
import type { PlacedPhoto } from './photo.ts'
import type { Part } from './parts.ts'

export const listReference = 'list'

export interface PlacedPart {
  part: Part
  place: 'head' | 'aside' | 'main'
}

interface Neighbours {
  previous: PlacedPart | undefined
  next: PlacedPart | undefined
}

/** In twips. */
export interface PageLayout {
  size: { width: number; height: number }
  margin: { top: number; bottom: number; left: number; right: number }
}

interface DocxLayout extends PageLayout {
  language: string
  isRightToLeft: boolean
  design: ResolvedDesign
  hasColumns: boolean
  photo: PlacedPhoto | null
  photoOverhang: number
}

const looks: Record<Part['kind'], IParagraphOptions> = {
  title: { heading: HeadingLevel.TITLE },
  headline: { style: 'Headline' },
  contact: { style: 'Contact' },
  heading: { heading: HeadingLevel.HEADING_1 },
  entry: { style: 'Entry' },
  dates: { style: 'Dates' },
  subject: { style: 'Subject' },
  bullet: { style: 'ListBullet', numbering: { reference: listReference, level: 0 } },
  paragraph: {},
}

export function toParagraph(placed: PlacedPart, neighbours: Neighbours, layout: DocxLayout) {
  const { part, place } = placed
  const { design, photo } = layout
  const isTurned = layout.isRightToLeft && !part.isRightToLeft
  const isCentered = place === 'head' && design.align === 'center'
  const isStacked = place === 'aside'
  return new Paragraph({
    ...looks[part.kind],
    bidirectional: part.isRightToLeft,
    autoSpaceEastAsianText: false,
    // On a right-to-left page, lines of other scripts are aligned right too.
    ...(isCentered ? { alignment: AlignmentType.CENTER } : isTurned ? { alignment: AlignmentType.RIGHT } : {}),
    spacing: getPlacedSpacing(placed, neighbours, layout),
    ...(part.aside !== '' && !isStacked && { tabStops: [{ type: TabStopType.RIGHT, position: getTextWidth(layout) }] }),
    ...(isStacked && { frame: toFrame(layout) }),
    ...(place === 'head' && { indent: getHeadIndent(part, layout) }),
    ...(place === 'head' && neighbours.next?.place !== 'head' && toHeadRule(part, design)),
    children: [
      ...(photo && place === 'head' && !neighbours.previous ? [toPhotoRun(photo, layout)] : []),
      ...toRuns(part, isStacked, layout),
    ],
  })
}

const getTextWidth = ({ size, margin }: DocxLayout) => size.width - margin.left - margin.right

/** The width of the narrow column with its gutter. */
const getNarrow = ({ margin }: DocxLayout) => Math.abs(margin.left - margin.right)

/** The head begins at the margin of the narrow column, and leaves room for the photo. */
function getHeadIndent(part: Part, layout: DocxLayout) {
  const { design, photo, hasColumns, isRightToLeft } = layout
  const start = hasColumns ? -getNarrow(layout) : 0
  const beside = photo ? twip(photo.width + design.photo.gap) : 0
  const outer = start + (design.align === 'center' ? beside : 0)
  // In a paragraph from the right, "left" is its start.
  return part.isRightToLeft || !isRightToLeft ? { left: outer, right: beside } : { left: beside, right: outer }
}

/** The narrow column lies in the wide margin of the page. */
function toFrame(layout: DocxLayout) {
  const { margin, size, design, isRightToLeft } = layout
  const width = getNarrow(layout) - twip(design.columnGutter)
  return {
    type: 'absolute' as const,
    position: { x: isRightToLeft ? size.width - margin.left - width : margin.right, y: 0 },
    width,
    wrap: FrameWrap.AROUND,
    anchor: { horizontal: FrameAnchorType.PAGE, vertical: FrameAnchorType.TEXT },
  }
}

function toHeadRule(part: Part, design: ResolvedDesign): IParagraphOptions {
  if (design.headRule === 0) return {}
  const space = Math.round(design.headRuleAbove - 0.2 * getLineHeight(part, design))
  return { border: { bottom: { style: 'single', size: design.headRule * 8, space, color: toHex(design.accent) } } }
}

function getPlacedSpacing(
  { part, place }: PlacedPart,
  { previous, next }: Neighbours,
  { design, hasColumns, photoOverhang }: DocxLayout,
) {
  const isFirst = place !== 'head' && previous?.place === 'head'
  const isColumnStart = hasColumns && previous !== undefined && place !== previous.place
  const afterHead = design.headGap + (design.headRule > 0 ? design.headRuleAbove : 0) + photoOverhang
  if (isFirst && hasColumns) return getSpacing(part, { next: next?.part }, design)
  const spacing = getSpacing(
    part,
    { previous: isColumnStart ? undefined : previous?.part, next: next?.part },
    design,
    isFirst ? afterHead : 0,
  )
  return hasColumns && place === 'head' && next?.place !== 'head'
    ? { ...spacing, after: twip(design.headGap + photoOverhang) }
    : spacing
}

function toRuns(
  { kind, lead, separator, text, aside, isRightToLeft }: Part,
  isStacked: boolean,
  { language, design }: DocxLayout,
) {
  const run = {
    rightToLeft: isRightToLeft,
    font: getFonts(lead + text + aside, language, design),
    language: { value: language, bidirectional: isRightToLeft ? language : undefined },
  }
  const grey = { color: toHex(quiet) }
  const color = kind === 'entry' ? grey : {}
  const breaksBefore = isStacked && kind === 'entry' && separator !== ''
  return [
    ...(lead === '' ? [] : [new TextRun({ ...run, text: lead, bold: true })]),
    ...(separator + text === ''
      ? []
      : [new TextRun({ ...run, ...color, ...(breaksBefore ? { break: 1, text } : { text: separator + text }) })]),
    ...(aside === ''
      ? []
      : [
          new TextRun({
            ...run,
            ...grey,
            ...(isStacked ? { break: 1, text: aside } : { children: [new Tab(), aside] }),
          }),
        ]),
  ]
}
