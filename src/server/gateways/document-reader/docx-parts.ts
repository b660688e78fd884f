import { toMemorySource } from '#server/zip/byte-source.ts'
import { ZipError } from '#server/zip/zip-error.ts'
import { openZip } from '#server/zip/zip-reader.ts'
import { documentLimits } from './document-limits.ts'
import { DocumentReadError } from './document-read-error.ts'

export interface DocxParts {
  names: string[]
  /** A part's text; null if the document has no such part. */
  readText(name: string): Promise<string | null>
}

const minBombBytes = 1024 * 1024

/** The text parts of a Word document, within limits that are narrower than those of an archive with pictures. */
export async function openDocxParts(file: Uint8Array): Promise<DocxParts> {
  const archive = await openZip(toMemorySource(file)).catch(rethrow)
  let left: number = documentLimits.inflatedBytes
  return {
    names: [...archive.entries.keys()],
    async readText(name) {
      const { size = 0, packedSize = 0 } = archive.entries.get(name) ?? {}
      const isBomb = size > minBombBytes && size > packedSize * documentLimits.inflationRatio
      if (size > left || isBomb) throw new DocumentReadError('too-large')
      left -= size
      const bytes = await archive.read(name).catch(rethrow)
      return bytes === null ? null : new TextDecoder().decode(bytes)
    },
  }
}

function rethrow(error: unknown): never {
  if (!(error instanceof ZipError)) throw error
  throw new DocumentReadError(error.reason === 'too-large' ? 'too-large' : 'unreadable', { cause: error })
}
