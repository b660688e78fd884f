import { z } from 'zod'
import { id, timestampInput } from '#contract/fields.ts'
import { badRequest } from './errors.ts'

/** Where the next part of a list begins, as a text that means nothing to whoever passes it on. */
export const writeCursor = (keys: readonly unknown[]) => Buffer.from(JSON.stringify(keys)).toString('base64url')

/** Reads what `writeCursor` wrote of such keys; anything else is refused. */
export function readCursor<Keys>(keys: z.ZodType<Keys>, written: string): Keys {
  const { success, data } = keys.safeParse(parsed(Buffer.from(written, 'base64url').toString()))
  if (!success) throw badRequest('This is not where a part of this list begins', { cursor: 'Unknown cursor' })
  return data
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** A row of a list that is sorted by a moment and then by id. */
export type Place = { at: string; id: string }

const place = z.tuple([timestampInput, id])

export function readPlace(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null
  const [at, id] = readCursor(place, cursor)
  return { at, id }
}

/** The rows of a part, of which one more was read than it has if there is a next one, and where that begins. */
export function partOf<Row>(found: readonly Row[], limit: number, placeOf: (row: Row) => Place) {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  if (!last || found.length <= limit) return { rows, nextCursor: null }
  const { at, id } = placeOf(last)
  return { rows, nextCursor: writeCursor([at, id]) }
}
