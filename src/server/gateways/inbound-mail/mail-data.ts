import type { Readable } from 'node:stream'
import { maxMailBytes } from '#contract/inbox.ts'

/** So much of each mail is always taken; what is larger shares the rest. */
const freeBytes = 2 ** 20
const sharedBytes = 4 * maxMailBytes

/** Mails that are coming in are in memory. `large` and `busy` are not: their bytes were dropped. */
export function createMailData({ shared = sharedBytes } = {}) {
  let left = shared

  /** Reads to the end, so that the sender gets an answer. Throws if the sender went away. */
  return async function collect(stream: Readable): Promise<Buffer | 'large' | 'busy'> {
    const chunks: Buffer[] = []
    let size = 0
    let taken = 0
    let dropped: 'large' | 'busy' | null = null
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        size += chunk.length
        const more = Math.max(0, size - freeBytes) - taken
        if (size > maxMailBytes) dropped = 'large'
        else if (more > left) dropped ??= 'busy'
        if (dropped) {
          chunks.length = 0
          continue
        }
        left -= more
        taken += more
        chunks.push(chunk)
      }
      return dropped ?? Buffer.concat(chunks)
    } finally {
      left += taken
    }
  }
}
