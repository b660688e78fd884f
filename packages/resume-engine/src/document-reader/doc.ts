import BufferReader from 'word-extractor/lib/buffer-reader.js'
import type { DocumentText } from '#engine/model/document-text.ts'
import { marks, MarkingExtractor } from './doc-extractor.ts'
import { layOut, type Block, type Cell } from './flow-layout.ts'

const unknownSetting = { fontSize: 11, font: '' }

/** A Word 97 document. Its text comes without its setting; all columns of a table count as equally wide. */
export async function readDoc(file: Uint8Array): Promise<DocumentText> {
  const buffer = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const document = await new MarkingExtractor().extract(new BufferReader(buffer))
  const margins = document.getHeaders({ includeFooters: true })
  const boxes = document.getTextboxes({ includeHeadersAndFooters: false, includeBody: true })
  return {
    pages: [
      layOut(toBlocks(margins), 'margin'),
      layOut(toBlocks(boxes), 'box'),
      layOut(toBlocks(document.getBody()), 'body'),
    ],
  }
}

/** Paragraphs, and the rows of cells that stand between them. */
function toBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let cells: Cell[] = []
  let paragraphs: Block[] = []
  for (const [, line = '', mark = ''] of text.matchAll(/([^\n\ue010-\ue014]*)([\n\ue010-\ue014]|$)/g)) {
    if (mark === marks.rowEnd) {
      blocks.push(...paragraphs, { kind: 'table', rows: [cells] })
      ;[cells, paragraphs] = [[], []]
      continue
    }
    const isListItem = mark === marks.listItemEnd || mark === marks.listItemEndInTable
    paragraphs.push(paragraph(line, isListItem))
    if (mark === marks.cellEnd) {
      cells.push({ width: 1, blocks: paragraphs })
      paragraphs = []
    } else if (mark === marks.paragraphEnd || mark === marks.listItemEnd) {
      blocks.push(...paragraphs)
      paragraphs = []
    }
  }
  return [...blocks, ...cells.flatMap((cell) => cell.blocks), ...paragraphs]
}

const paragraph = (text: string, isListItem: boolean): Block => ({
  kind: 'paragraph',
  runs: [{ text: text.replace(/\t+$/, ''), ...unknownSetting }],
  isListItem,
  listLevel: 0,
  spaceBefore: 0,
  spaceAfter: 0,
})
