import { z } from 'zod'
import {
  listPaymentEvents,
  listPaymentReconciliations,
  reconcilePayments,
  replayPaymentEvent,
} from '#contract/payment-events.ts'
import { text, limits as lengths, timestampInput } from '#contract/fields.ts'
import type { RouteDeps } from '#server/deps.ts'
import { toPage, decodeCursor } from '#server/http/pagination.ts'
import { replayEvent } from './payment-events.service.ts'
import { selectEvents } from './payment-events.store.ts'
import { answerInTime } from '#server/money/customers/customers.service.ts'
import { requestReconciliation } from './reconciliation.service.ts'
import { listReconciliations } from './reconciliation.store.ts'

/** Event ids are the provider's, not UUIDs. */
const after = z.tuple([timestampInput, text(lengths.name)])

function readEventPosition(cursor: string | undefined) {
  if (cursor === undefined) return null
  const [at, id] = decodeCursor(after, cursor)
  return { at, id }
}

export function paymentEventRoutes({ serve, db, payments, jobs }: RouteDeps) {
  serve(listPaymentEvents, async ({ db, query, reply }) => {
    const matches = await selectEvents(db, {
      limit: query.limit,
      after: readEventPosition(query.cursor),
      unprocessed: query.unprocessed !== undefined,
    })
    const { rows, nextCursor } = toPage(matches, query.limit, ({ receivedAt, id }) => ({ at: receivedAt, id }))
    if (nextCursor) reply.header('x-next-cursor', nextCursor)
    return rows
  })

  serve(replayPaymentEvent, ({ actor, params }) => answerInTime(replayEvent({ db, payments, jobs }, actor, params.id)))

  serve(listPaymentReconciliations, ({ db }) => listReconciliations(db))

  serve(reconcilePayments, ({ actor, db }) => requestReconciliation({ db, jobs }, actor))
}
