import { afterAll } from 'vitest'
import { DocumentReadError, type DocumentType, type ReadFailure } from '@foothold/resume-engine/read'
import { createDocumentReader } from './document-reader.ts'

/** A reader for the tests of one file, closed after them. */
export function createTestReader() {
  const reader = createDocumentReader()
  afterAll(() => reader.close())

  return {
    reader,
    async readFailure(file: Uint8Array, type: DocumentType): Promise<ReadFailure | 'read'> {
      return reader.read(file, type).then(
        () => 'read',
        (error: unknown) => {
          if (error instanceof DocumentReadError) return error.reason
          throw error
        },
      )
    },
    async readText(file: Uint8Array, type: DocumentType) {
      const { pages } = await reader.read(file, type)
      return pages.flatMap((page) => page.items.map((item) => item.text))
    },
  }
}
