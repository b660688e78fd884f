import {
  AlignmentType,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
  type IParagraphOptions,
  type IStylesOptions,
} from 'docx'
import type { DocumentOutline, OutlineBlock } from '#analysis/document-outline/document-outline.ts'
import type { DocumentKind } from '#contract/documents.ts'

const list = 'list'
const ink = '1C2B28'
const quiet = '4A5B57'
const point = 20
const inch = 1_440

/** Writes a Word document of styled paragraphs in one column. */
export async function writeDocx(outline: DocumentOutline, kind: DocumentKind): Promise<Uint8Array> {
  const { title, blocks } = outline
  const document = new Document({
    title,
    creator: title,
    lastModifiedBy: title,
    styles: stylesFor(outline.language, kind),
    numbering: { config: [{ reference: list, levels: [bulletLevel] }] },
    sections: [{ properties: { page }, children: blocks.map((block) => toParagraph(block, outline)) }],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}

const page = {
  size: { width: 8.5 * inch, height: 11 * inch },
  margin: { top: 0.75 * inch, bottom: 0.75 * inch, left: 0.85 * inch, right: 0.85 * inch },
}

const bulletLevel = {
  level: 0,
  format: LevelFormat.BULLET,
  text: '•',
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { left: 360, hanging: 260 } } },
}

const looks: Record<OutlineBlock['kind'], IParagraphOptions> = {
  title: { heading: HeadingLevel.TITLE },
  contact: { style: 'Contact' },
  heading: { heading: HeadingLevel.HEADING_1 },
  entry: { style: 'Entry' },
  dates: { style: 'Dates' },
  bullet: { style: 'ListBullet', numbering: { reference: list, level: 0 } },
  paragraph: {},
}
/** Headings and titles have their own spacing. */
const spaced = new Set<OutlineBlock['kind']>(['entry', 'dates', 'bullet', 'paragraph'])

function toParagraph(block: OutlineBlock, { language, isRightToLeft: isPageRightToLeft }: DocumentOutline) {
  const { kind, text, afterGap, isRightToLeft } = block
  const bidirectional = isRightToLeft ? language : undefined
  return new Paragraph({
    ...looks[kind],
    bidirectional: isRightToLeft,
    // On a right-to-left page, lines of other scripts are aligned right too.
    ...(isPageRightToLeft && !isRightToLeft ? { alignment: AlignmentType.RIGHT } : {}),
    ...(afterGap && spaced.has(kind) ? { spacing: { before: 7 * point } } : {}),
    children: [new TextRun({ text, rightToLeft: isRightToLeft, language: { value: language, bidirectional } })],
  })
}

const eastAsianFonts: Record<string, string> = { ja: 'Yu Gothic', ko: 'Malgun Gothic' }

function stylesFor(language: string, kind: DocumentKind): IStylesOptions {
  const font = {
    ascii: 'Calibri',
    hAnsi: 'Calibri',
    cs: 'Arial',
    eastAsia: eastAsianFonts[language] ?? 'Microsoft YaHei',
  }
  const size = kind === 'resume' ? 21 : 22
  const after = 2 * point
  const custom = { basedOn: 'Normal', next: 'Normal', quickFormat: true }
  return {
    default: {
      document: {
        run: { font, size, color: ink, language: { value: language, eastAsia: language } },
        paragraph: { spacing: { after } },
      },
      title: { run: { font, size: 40, bold: true, color: ink }, paragraph: { spacing: { after: 3 * point } } },
      heading1: {
        run: { font, size: 24, bold: true, color: ink },
        paragraph: {
          keepNext: true,
          spacing: { before: 14 * point, after: 5 * point },
          border: { bottom: { style: 'single', size: 4, space: 2, color: quiet } },
        },
      },
    },
    paragraphStyles: [
      { ...custom, id: 'Contact', name: 'Contact', run: { color: quiet } },
      { ...custom, id: 'Entry', name: 'Entry', run: { bold: true }, paragraph: { keepNext: true } },
      { ...custom, id: 'Dates', name: 'Dates', run: { color: quiet }, paragraph: { keepNext: true } },
      { ...custom, id: 'ListBullet', name: 'List Bullet', next: 'ListBullet' },
    ],
  }
}
