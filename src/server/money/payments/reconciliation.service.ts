import { differencesKept } from '#contract/payment-events.ts'
import { systemSource } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import type { SignedIn } from '#server/http/session.ts'
import type { Comparison } from './comparison.ts'
import { compareInvoices } from './compare-invoices.ts'
import { compareSubscriptions } from './compare-subscriptions.ts'
import type { ProviderContext, TransactionContext } from '#server/deps.ts'
import { closeAbandoned, findUnfinished, insertReconciliation, saveProgress } from './reconciliation.store.ts'

/** Queues a reconciliation. While one is running, it is returned instead. */
export async function requestReconciliation({ db, jobs }: TransactionContext, admin: SignedIn) {
  return db.transaction(async (tx) => {
    const unfinished = await findUnfinished(tx)
    if (unfinished) return unfinished
    const created = await insertReconciliation(tx)
    await recordEvent({ db: tx, jobs }, admin, {
      type: 'reconciliation.requested',
      userId: null,
      reconciliationId: created.id,
    })
    return created
  })
}

/**
 * Compares subscriptions and invoices with the provider's and repairs ours. Finished batches stay; after a crash the next
 * reconciliation finds the remaining differences.
 */
export async function reconcile(context: ProviderContext, reconciliationId: string | undefined) {
  await closeAbandoned(context.db)
  const id = reconciliationId ?? (await insertReconciliation(context.db)).id
  const comparison: Comparison = {
    subscriptions: 0,
    invoices: 0,
    found: 0,
    differences: [],
    add(difference) {
      this.found += 1
      if (this.differences.length < differencesKept) this.differences.push(difference)
    },
    async keep() {
      const { subscriptions, invoices, differences } = this
      await saveProgress(context.db, id, { subscriptions, invoices, differences })
    },
  }
  try {
    await compareSubscriptions(context, comparison)
    await compareInvoices(context, comparison)
  } catch (error) {
    const { subscriptions, invoices, differences } = comparison
    const reason = error instanceof PaymentError ? error.message : 'We could not finish it. The log says why.'
    await saveProgress(context.db, id, { subscriptions, invoices, differences, error: reason.slice(0, 500) })
    throw error
  }
  await finish(context, id, comparison)
}

async function finish({ db, jobs }: ProviderContext, id: string, comparison: Comparison) {
  const { subscriptions, invoices, differences, found } = comparison
  await db.transaction(async (tx) => {
    await saveProgress(tx, id, { subscriptions, invoices, differences, finished: true })
    await recordEvent({ db: tx, jobs }, systemSource, {
      type: 'reconciliation.finished',
      userId: null,
      reconciliationId: id,
      found,
    })
  })
}
