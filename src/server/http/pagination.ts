import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { id, timestampInput } from '#contract/fields.ts'
import { badRequest } from './errors.ts'

/** The keys of a page's last row, as an opaque text. The next page starts after that row. */
export const encodeCursor = (keys: readonly unknown[]) => Buffer.from(JSON.stringify(keys)).toString('base64url')

/** Throws a 400 for anything that `encodeCursor` did not write with such keys. */
export function decodeCursor<Keys>(keys: z.ZodType<Keys>, cursor: string): Keys {
  const { success, data } = keys.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (!success) throw badRequest('This is not where a part of this list begins', { cursor: 'Unknown cursor' })
  return data
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** The keys of a row in a list that is sorted by a moment and then by id. */
export type RowPosition = { at: string; id: string }

const positionKeys = z.tuple([timestampInput, id])

export function readPosition(cursor: string | undefined): RowPosition | null {
  if (cursor === undefined) return null
  const [at, id] = decodeCursor(positionKeys, cursor)
  return { at, id }
}

/** `found` holds one row more than the page if there is a next page. */
export function toPage<Row>(found: readonly Row[], limit: number, getPosition: (row: Row) => RowPosition) {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  if (!last || found.length <= limit) return { rows, nextCursor: null }
  const { at, id } = getPosition(last)
  return { rows, nextCursor: encodeCursor([at, id]) }
}

export interface Page<Row> {
  rows: Row[]
  /** Rows in the whole list. */
  total: number
  /** Null on the last page. */
  nextCursor: string | null
}

export function sendPage<Row>(reply: FastifyReply, { rows, total, nextCursor }: Page<Row>) {
  reply.header('x-total-count', total)
  if (nextCursor) reply.header('x-next-cursor', nextCursor)
  return rows
}
