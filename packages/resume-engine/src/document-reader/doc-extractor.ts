import WordOleExtractor from 'word-extractor/lib/word-ole-extractor.js'

/** Private-use characters that replace Word's marks, to distinguish paragraphs, cells and rows. */
export const marks = {
  cellEnd: '\ue010',
  rowEnd: '\ue011',
  paragraphEnd: '\ue012',
  listItemEnd: '\ue013',
  listItemEndInTable: '\ue014',
} as const

const inTable = 0x2416
const isRowEnd = 0x2417
const inList = 0x460b
const blockSize = 512
/** How many bytes follow a property, by the kind its code tells; 6 says so itself. */
const operandSizes = [1, 1, 2, 4, 2, 2, 0, 3]

/** Reads as word-extractor does, and keeps where cells, rows and paragraphs outside of tables end. */
export class MarkingExtractor extends WordOleExtractor {
  override writeParagraphProperties(main: Buffer, table: Buffer): void {
    super.writeParagraphProperties(main, table)
    for (const piece of this._pieces) piece.text = piece.text.replaceAll('\u0007', marks.cellEnd)
    for (const { from, to, properties } of readParagraphs(main, table)) {
      const mark = findMark(properties)
      if (mark) this.#replaceEnd(from, to, mark)
    }
  }

  #replaceEnd(from: number, to: number, mark: string): void {
    for (const piece of this._pieces) {
      const index = (to - piece.startFilePos) / piece.bpc - 1
      if (to <= from || index < 0 || index >= piece.text.length) continue
      if (/[\r\n\f]/.test(piece.text.charAt(index))) {
        piece.text = piece.text.slice(0, index) + mark + piece.text.slice(index + 1)
      }
    }
  }
}

function findMark(properties: Set<number>): string | null {
  if (properties.has(isRowEnd)) return marks.rowEnd
  if (properties.has(inTable)) return properties.has(inList) ? marks.listItemEndInTable : null
  return properties.has(inList) ? marks.listItemEnd : marks.paragraphEnd
}

interface Properties {
  from: number
  to: number
  properties: Set<number>
}

/** The file positions and properties of all paragraphs, from the blocks that the table stream lists. */
function readParagraphs(main: Buffer, table: Buffer): Properties[] {
  const start = main.readUInt32LE(0x0102)
  const count = Math.floor((main.readUInt32LE(0x0106) - 4) / 8)
  const list = table.subarray(start, start + count * 8 + 4)
  const found: Properties[] = []
  for (let index = 0; index < count; index++) {
    const at = list.readUInt32LE((count + 1) * 4 + index * 4) * blockSize
    found.push(...paragraphsInBlock(main.subarray(at, at + blockSize)))
  }
  return found
}

function paragraphsInBlock(block: Buffer): Properties[] {
  const count = block.readUInt8(blockSize - 1)
  return Array.from({ length: count }, (_, index) => {
    const at = block.readUInt8((count + 1) * 4 + index * 13) * 2
    const words = block.readUInt8(at)
    const list =
      words === 0
        ? block.subarray(at + 2, at + 2 + block.readUInt8(at + 1) * 2)
        : block.subarray(at + 1, at + words * 2)
    return {
      from: block.readUInt32LE(index * 4),
      to: block.readUInt32LE((index + 1) * 4),
      properties: parseCodes(list),
    }
  })
}

/** The codes of the properties that are switched on, behind the number of the paragraph's style. */
function parseCodes(list: Buffer): Set<number> {
  const codes = new Set<number>()
  for (let at = 2; at + 2 < list.length;) {
    const code = list.readUInt16LE(at)
    const kind = code >> 13
    if (list.readUInt8(at + 2) !== 0) codes.add(code)
    at += 2 + (kind === 6 ? list.readUInt8(at + 2) + 1 : (operandSizes[kind] ?? 1))
  }
  return codes
}
