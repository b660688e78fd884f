import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Draft } from '#server/gateways/file-store/file-store.ts'

export interface Entry {
  /** Its path in the archive. */
  name: string
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
  /** Whether it is worth pressing: pictures and documents are pressed already. */
  compress: boolean
}

const encoder = new TextEncoder()

/** The archive in pieces, as its entries come: neither a whole file nor a whole list is ever in memory. */
export async function* zip(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const archive = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  for await (const { name, content, compress } of entries) {
    const file = compress ? new ZipDeflate(name) : new ZipPassThrough(name)
    archive.add(file)
    for await (const part of content) {
      file.push(typeof part === 'string' ? encoder.encode(part) : part)
      yield* made.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* made.splice(0)
  }
  archive.end()
  yield* made.splice(0)
}

/** Writes the archive as a draft in a folder; nothing is left of one that fails. */
export async function writeZip(folder: string, entries: AsyncIterable<Entry>): Promise<Draft> {
  const draft = path.join(folder, randomUUID())
  try {
    await pipeline(Readable.from(zip(entries)), createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }))
    return { path: draft, size: (await stat(draft)).size }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
