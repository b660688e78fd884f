import {
  AlignmentType,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  type IParagraphOptions,
} from 'docx'
import type { DocumentOutline } from '#analysis/document-outline/document-outline.ts'
import { defaultDesign, type DesignOptions } from '#contract/designs.ts'
import { quiet, resolveDesign, type ResolvedDesign } from './designs.ts'
import { docxStyles, toHex, twip } from './docx-styles.ts'
import { type OutlineKind, type Part, toSections } from './parts.ts'

const list = 'list'

/**
 * Writes a Word document of styled paragraphs. It has one column in every design: people edit these files, and readers
 * of them expect one flow of text.
 */
export async function writeDocx(
  outline: DocumentOutline,
  kind: OutlineKind,
  options: DesignOptions = defaultDesign,
): Promise<Uint8Array> {
  const design = resolveDesign(options)
  const { title } = outline
  const { head, sections } = toSections(outline, kind)
  const page = toPage(design)
  const layout: Layout = { outline, design, textWidth: page.size.width - 2 * page.margin.left }
  const document = new Document({
    title,
    creator: title,
    lastModifiedBy: title,
    styles: docxStyles(outline.language, kind, design),
    numbering: { config: [{ reference: list, levels: [bulletLevel] }] },
    sections: [
      {
        properties: { page },
        children: [
          ...head.map((part) => toParagraph(part, layout, design.align === 'center')),
          ...sections.flatMap(({ parts }) => parts.map((part) => toParagraph(part, layout, false))),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}

interface Layout {
  outline: DocumentOutline
  design: ResolvedDesign
  textWidth: number
}

function toPage({ paper, margin }: ResolvedDesign) {
  const [x, y] = [twip(margin.x), twip(margin.y)]
  return {
    size: { width: twip(paper.width), height: twip(paper.height) },
    margin: { top: y, bottom: y, left: x, right: x },
  }
}

const bulletLevel = {
  level: 0,
  format: LevelFormat.BULLET,
  text: '•',
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { left: 300, hanging: 220 } } },
}

const looks: Record<Part['kind'], IParagraphOptions> = {
  title: { heading: HeadingLevel.TITLE },
  headline: { style: 'Headline' },
  contact: { style: 'Contact' },
  heading: { heading: HeadingLevel.HEADING_1 },
  entry: { style: 'Entry' },
  dates: { style: 'Dates' },
  subject: { style: 'Subject' },
  bullet: { style: 'ListBullet', numbering: { reference: list, level: 0 } },
  paragraph: {},
}
/** Headings and titles have their own spacing. */
const spaced = new Set<Part['kind']>(['entry', 'dates', 'bullet', 'subject', 'paragraph'])

function toParagraph(part: Part, { outline, design, textWidth }: Layout, isCentered: boolean) {
  const { kind, afterGap, isRightToLeft } = part
  const isTurned = outline.isRightToLeft && !isRightToLeft
  return new Paragraph({
    ...looks[kind],
    bidirectional: isRightToLeft,
    // On a right-to-left page, lines of other scripts are aligned right too.
    ...(isCentered ? { alignment: AlignmentType.CENTER } : isTurned ? { alignment: AlignmentType.RIGHT } : {}),
    ...(afterGap && spaced.has(kind) ? { spacing: { before: twip(design.gapEm * design.size * 1.3) } } : {}),
    ...(part.aside === '' ? {} : { tabStops: [{ type: TabStopType.RIGHT, position: textWidth }] }),
    children: toRuns(part, outline.language),
  })
}

function toRuns({ kind, lead, separator, text, aside, isRightToLeft }: Part, language: string): TextRun[] {
  const run = {
    rightToLeft: isRightToLeft,
    language: { value: language, bidirectional: isRightToLeft ? language : undefined },
  }
  const color = kind === 'entry' ? { color: toHex(quiet) } : {}
  return [
    ...(lead === '' ? [] : [new TextRun({ ...run, text: lead, bold: true })]),
    ...(separator + text === '' ? [] : [new TextRun({ ...run, ...color, text: separator + text })]),
    ...(aside === '' ? [] : [new TextRun({ ...run, color: toHex(quiet), children: [new Tab(), aside] })]),
  ]
}
