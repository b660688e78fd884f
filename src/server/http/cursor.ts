import { z } from 'zod'
import { id, timestamp } from '#contract/fields.ts'
import { badRequest } from './errors.ts'

const place = z.tuple([timestamp, id])
/** A row of a list that is sorted by a moment, the latest first, and then by id. */
export type Place = { at: string; id: string }

export const writePlace = ({ at, id }: Place) => Buffer.from(JSON.stringify([at, id])).toString('base64url')

/** Reads what `writePlace` wrote, if anything is given; whatever else is refused. */
export function readPlace(written: string | undefined): Place | null {
  if (written === undefined) return null
  const { success, data } = place.safeParse(parsed(Buffer.from(written, 'base64url').toString()))
  if (!success) throw badRequest('This is not where a part of this list begins', { cursor: 'Unknown cursor' })
  return { at: data[0], id: data[1] }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** The rows of a part, of which one more was read than it has if there is a next one, and where that begins. */
export function partOf<Row>(found: readonly Row[], limit: number, placeOf: (row: Row) => Place) {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, nextCursor: last && found.length > limit ? writePlace(placeOf(last)) : null }
}
