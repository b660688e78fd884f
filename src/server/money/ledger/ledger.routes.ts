import { listOwed, readClientLedger, readLedger } from '#contract/ledger.ts'
import type { RouteDeps } from '#server/deps.ts'
import { readLedgerOfClient, readOwed, readPeriods } from './ledger.service.ts'

export function ledgerRoutes({ serve }: RouteDeps) {
  serve(readLedger, ({ actor, db }) => readPeriods(db, actor.id))
  serve(readClientLedger, ({ actor, db, params }) => readLedgerOfClient(db, actor, params.userId))
  serve(listOwed, ({ db }) => readOwed(db))
}
