import { z } from 'zod'
import { day, id } from '#contract/fields.ts'
import { badRequest } from '#server/http/errors.ts'

/** Behind which entry a part of the queue begins: since when it waits, and its id. */
const cursor = z.tuple([day, id])
export type QueueCursor = z.infer<typeof cursor>

export const writeQueueCursor = (last: QueueCursor) => Buffer.from(last.join(' ')).toString('base64url')

/** Reads what `writeQueueCursor` wrote; anything else is refused. */
export function readQueueCursor(written: string): QueueCursor {
  const { success, data } = cursor.safeParse(Buffer.from(written, 'base64url').toString().split(' '))
  if (!success) throw badRequest('This is not where a part of this list begins', { cursor: 'Unknown cursor' })
  return data
}
