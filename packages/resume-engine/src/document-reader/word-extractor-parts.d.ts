// The parts of word-extractor that tell where a table's cells end, which its own interface leaves out.

declare module 'word-extractor/lib/buffer-reader.js' {
  const BufferReader: new (buffer: Buffer) => object
  export default BufferReader
}

declare module 'word-extractor/lib/word-ole-extractor.js' {
  import type WordExtractor from 'word-extractor'

  /** A stretch of the text as it lies in the file: `bpc` bytes to a character. */
  export interface Piece {
    startFilePos: number
    endFilePos: number
    bpc: number
    text: string
  }

  export default class WordOleExtractor {
    _pieces: Piece[]
    extract(reader: object): Promise<WordExtractor.Document>
    writeParagraphProperties(main: Buffer, table: Buffer): void
  }
}
