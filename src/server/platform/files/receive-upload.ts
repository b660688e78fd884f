import { randomUUID } from 'node:crypto'
import { open, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Draft } from '#server/gateways/file-store/file-store.ts'
import { HttpError } from '#server/http/errors.ts'
import { releaseBuffer } from '@foothold/resume-engine/zip'

export interface ReceiveLimits {
  /** Bytes. */
  size: number
  /** The timeout between two chunks. */
  idleMs: number
  /** The timeout for the whole upload. */
  totalMs: number
}

export const uploadTimeouts = { idleMs: 20_000, totalMs: 10 * 60_000 }

const tooSlow = () => new HttpError(408, 'The upload was too slow. Please try again.')

function timer(ms: number) {
  let timeout: NodeJS.Timeout | undefined
  const over = new Promise<never>((_resolve, reject) => {
    timeout = setTimeout(() => reject(tooSlow()), ms)
  })
  // The rejection may be left unhandled.
  over.catch(() => {})
  return { over, restart: () => timeout?.refresh(), stop: () => clearTimeout(timeout) }
}

/** Writes the source to a file in chunks, up to the limit. It leaves the source open, so that the request can be answered. */
async function copy(source: Readable, file: FileHandle, limits: ReceiveLimits, tooLarge: () => Error) {
  const pieces = source.iterator({ destroyOnReturn: false })
  const silence = timer(limits.idleMs)
  const whole = timer(limits.totalMs)
  let size = 0
  try {
    for (;;) {
      const next = await Promise.race([pieces.next(), silence.over, whole.over])
      if (next.done) return size
      const piece: Uint8Array = next.value
      size += piece.byteLength
      if (size > limits.size) throw tooLarge()
      await file.appendFile(piece)
      releaseBuffer(piece)
      silence.restart()
    }
  } finally {
    silence.stop()
    whole.stop()
  }
}

/** Streams an upload into a draft on disk and passes it to `use`. The draft is always removed. */
export async function receive<Result>(
  source: Readable,
  { folder, limits, tooLarge }: { folder: string; limits: ReceiveLimits; tooLarge: () => Error },
  use: (draft: Draft) => Promise<Result>,
): Promise<Result> {
  const place = path.join(folder, randomUUID())
  const file = await open(place, 'wx', 0o600)
  try {
    const size = await copy(source, file, limits, tooLarge)
    await file.sync()
    return await use({ path: place, size })
  } finally {
    await file.close()
    await rm(place, { force: true })
  }
}
