import type { FastifyReply } from 'fastify'

/** A part of a list, how many rows there are in all, and where the next part begins if there is one. */
export interface Part<Row> {
  rows: Row[]
  total: number
  nextCursor: string | null
}

export function answerPart<Row>(reply: FastifyReply, { rows, total, nextCursor }: Part<Row>) {
  reply.header('x-total-count', total)
  if (nextCursor) reply.header('x-next-cursor', nextCursor)
  return rows
}
