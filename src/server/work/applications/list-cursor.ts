import { z } from 'zod'
import { applicationStatuses } from '#contract/application-status.ts'
import type { Application, ApplicationOrder } from '#contract/applications.ts'
import { day, id, limits, text } from '#contract/fields.ts'
import { decodeCursor, encodeCursor } from '#server/http/pagination.ts'

/** The contract's orders, and the default: when an entry was added. */
export type Order = ApplicationOrder | 'added'

const rank = z.number().int().min(-applicationStatuses.length).max(-1)

/** The sort keys of each order, the first deciding first. */
const keys = {
  added: z.tuple([z.literal('added'), day, id]),
  date: z.tuple([z.literal('date'), day, day, id]),
  company: z.tuple([z.literal('company'), text(limits.name), day, day, id]),
  status: z.tuple([z.literal('status'), rank, day, day, id]),
  updated: z.tuple([z.literal('updated'), day, id]),
}
/** The order and the keys of a page's last row. */
export type Cursor = z.infer<(typeof keys)[Order]>

type Row = Pick<Application, 'id' | 'company' | 'status' | 'dateApplied' | 'createdAt' | 'updatedAt'>

/** The sort value of a status: falling, from first interest to final decision. */
export const toStatusRank = (status: Application['status']) => -1 - applicationStatuses.indexOf(status)

function toCursor(order: Order, row: Row): Cursor {
  const day = row.dateApplied ?? row.createdAt
  if (order === 'date') return [order, day, row.createdAt, row.id]
  if (order === 'company') return [order, row.company, day, row.createdAt, row.id]
  if (order === 'status') return [order, toStatusRank(row.status), day, row.createdAt, row.id]
  return [order, order === 'added' ? row.createdAt : row.updatedAt, row.id]
}

export const encodeOrderCursor = (order: Order, row: Row) => encodeCursor(toCursor(order, row))

/** Throws a 400 for anything that `encodeOrderCursor` did not write for the same order. */
export const decodeOrderCursor = (order: Order, toRow: string) => decodeCursor<Cursor>(keys[order], toRow)
