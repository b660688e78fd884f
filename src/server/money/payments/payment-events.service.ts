import type { Queryable } from '#server/db/client.ts'
import type { ProviderContext, TransactionContext } from '#server/deps.ts'
import { systemSource } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import {
  syncInTransaction,
  withSnapshot,
  type ProviderSnapshot,
} from '#server/money/subscriptions/subscriptions.service.ts'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import type { PaymentEventNotice } from '#server/gateways/payments/payments.ts'
import { notFound } from '#server/http/errors.ts'
import type { SignedIn } from '#server/http/session.ts'
import { findOwner } from '#server/money/customers/customers.service.ts'
import { recordDispute, recordPayment, recordRefunds } from './payment-ledger.service.ts'
import { claimEvent, findNotice, isProcessed, storeFailure, markReplayed } from './payment-events.store.ts'

/** The effect of an event: a subscription to sync, and further writes in the same transaction. */
interface Effect {
  subscriptionId: string | null
  write?: (context: TransactionContext) => Promise<unknown>
}

type EventHandler = (context: ProviderContext, notice: PaymentEventNotice) => Promise<Effect>

const none: Effect = { subscriptionId: null }

const subscriptionChanged: EventHandler = async (_by, { subscriptionId, object }) => ({
  subscriptionId: subscriptionId ?? object.id,
})

const invoiceChanged: EventHandler = async ({ payments }, { invoiceId, subscriptionId, object, type }) => {
  const id = invoiceId ?? object.id
  const invoice = id === null ? null : await payments.readInvoice(id)
  if (!invoice) return { subscriptionId }
  const asks = type === 'invoice.payment_action_required' && invoice.status === 'open'
  return {
    subscriptionId: invoice.subscriptionId ?? subscriptionId,
    write: async (context) => {
      await recordPayment(context, invoice)
      const userId = asks ? await findOwner(context.db, invoice.customerId) : null
      if (userId) await recordEvent(context, systemSource, { type: 'payment.action-required', userId })
    },
  }
}

const disputeChanged: EventHandler = async ({ payments }, { object }) => {
  const dispute = object.id === null ? null : await payments.readDispute(object.id)
  return dispute ? { subscriptionId: null, write: (context) => recordDispute(context, dispute) } : none
}

/** The events with an effect. All others are only stored. */
const handlers: Record<string, EventHandler> = {
  'checkout.session.completed': async ({ payments }, { object }) =>
    object.id === null ? none : { subscriptionId: await payments.readCheckoutSubscription(object.id) },
  'customer.subscription.created': subscriptionChanged,
  'customer.subscription.updated': subscriptionChanged,
  'customer.subscription.deleted': subscriptionChanged,
  'invoice.paid': invoiceChanged,
  'invoice.payment_failed': invoiceChanged,
  'invoice.payment_action_required': invoiceChanged,
  'charge.refunded': async ({ payments }, { chargeId, object }) => {
    const id = chargeId ?? object.id
    const charge = id === null ? null : await payments.readCharge(id)
    return charge ? { subscriptionId: null, write: (context) => recordRefunds(context, charge) } : none
  },
  'charge.dispute.created': disputeChanged,
  'charge.dispute.closed': disputeChanged,
}

/**
 * Applies the event in one transaction. `claim` marks it as processed there and returns false if it already was. The object
 * is read at the provider first; the event's own content is not used.
 */
async function applyEvent(
  context: ProviderContext,
  notice: PaymentEventNotice,
  claim: (context: TransactionContext) => Promise<boolean>,
) {
  const { subscriptionId, write } = (await handlers[notice.type]?.(context, notice)) ?? none
  const apply = async (db: Queryable, snapshot: ProviderSnapshot | null) => {
    const tx = { db, jobs: context.jobs }
    if (!(await claim(tx))) return
    // First, because it locks the subscriber's row, which the other writes refer to.
    if (snapshot) await syncInTransaction(tx, snapshot)
    await write?.(tx)
    await recordEvent(tx, systemSource, { type: 'payment-event.applied', userId: null })
  }
  if (subscriptionId === null) await context.db.transaction((db) => apply(db, null))
  else await withSnapshot(context, subscriptionId, apply)
}

/** Only the provider's own messages are shown. Other errors may hold data and go to the log only. */
const toReason = (error: unknown) =>
  error instanceof PaymentError ? error.message.slice(0, 500) : 'We could not apply it. The log says why.'

/** Applies an event once, however often it arrives. A failure is stored, and the provider sends the event again. */
export async function receiveEvent(context: ProviderContext, notice: PaymentEventNotice) {
  if (await isProcessed(context.db, notice.id)) return
  try {
    await applyEvent(context, notice, ({ db }) => claimEvent(db, notice))
  } catch (error) {
    await storeFailure(context.db, notice, toReason(error))
    throw error
  }
}

/** Applies a stored event again. */
export async function replayEvent(context: ProviderContext, admin: SignedIn, id: string) {
  const notice = await findNotice(context.db, id)
  if (!notice) throw notFound('Event not found')
  let replayed: Awaited<ReturnType<typeof markReplayed>>
  try {
    await applyEvent(context, notice, async (tx) => {
      replayed = await markReplayed(tx.db, id)
      await recordEvent(tx, admin, {
        type: 'payment-event.replayed',
        userId: null,
        paymentEventId: id,
        paymentEventType: notice.type,
      })
      return true
    })
  } catch (error) {
    await markReplayed(context.db, id, toReason(error))
    throw error
  }
  if (!replayed) throw notFound('Event not found')
  return replayed
}
