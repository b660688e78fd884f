import type { Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import { takeSubscription } from '#server/features/subscriptions/subscriptions.service.ts'
import { listAdminIds } from '#server/features/users/users.service.ts'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import type { PaymentEventNotice } from '#server/gateways/payments/payments.ts'
import type { Jobs } from '#server/gateways/jobs.ts'
import { notFound } from '#server/http/errors.ts'
import type { SignedIn } from '#server/http/session.ts'
import { findOwner } from './customers.store.ts'
import { recordDispute, recordRefunds, takePayment } from './ledger.service.ts'
import { claimEvent, findNotice, isProcessed, keepFailure, markReplayed } from './payment-events.store.ts'
import type { AtProvider } from './payments.service.ts'

type Inside = { db: Queryable; jobs: Jobs }

/** What an event leads to: a subscription to be read anew, and what is written in the same transaction. */
interface Effect {
  subscriptionId: string | null
  write?: (by: Inside) => Promise<unknown>
}

type Reader = (by: AtProvider, notice: PaymentEventNotice) => Promise<Effect>

const none: Effect = { subscriptionId: null }

const subscriptionChanged: Reader = async (_by, { subscriptionId, object }) => ({
  subscriptionId: subscriptionId ?? object.id,
})

const invoiceChanged: Reader = async ({ payments }, { invoiceId, subscriptionId, object, type }) => {
  const id = invoiceId ?? object.id
  const invoice = id === null ? null : await payments.readInvoice(id)
  if (!invoice) return { subscriptionId }
  const asks = type === 'invoice.payment_action_required' && invoice.status === 'open'
  return {
    subscriptionId: invoice.subscriptionId ?? subscriptionId,
    write: async (by) => {
      await takePayment(by, invoice)
      const userId = asks ? await findOwner(by.db, invoice.customerId) : null
      if (userId) await by.jobs.send(by.db, 'payment-mail', { mail: 'action-required', userId })
    },
  }
}

/** How the events that mean something here are read. All others are kept and change nothing. */
const readers: Record<string, Reader> = {
  'checkout.session.completed': async ({ payments }, { object }) =>
    object.id === null ? none : { subscriptionId: await payments.subscriptionOfCheckout(object.id) },
  'customer.subscription.created': subscriptionChanged,
  'customer.subscription.updated': subscriptionChanged,
  'customer.subscription.deleted': subscriptionChanged,
  'invoice.paid': invoiceChanged,
  'invoice.payment_failed': invoiceChanged,
  'invoice.payment_action_required': invoiceChanged,
  'charge.refunded': async ({ payments }, { chargeId, object }) => {
    const id = chargeId ?? object.id
    const charge = id === null ? null : await payments.readCharge(id)
    return charge ? { subscriptionId: null, write: ({ db }) => recordRefunds(db, charge) } : none
  },
  'charge.dispute.created': async ({ payments }, { object }) => {
    const dispute = object.id === null ? null : await payments.readDispute(object.id)
    return dispute ? { subscriptionId: null, write: (by) => recordDispute(by, dispute) } : none
  },
}

/** Lets the event take its effect in the transaction that `claim` makes it the event's own in. */
async function takeEffect(by: AtProvider, notice: PaymentEventNotice, claim: (db: Queryable) => Promise<boolean>) {
  const { subscriptionId, write } = (await readers[notice.type]?.(by, notice)) ?? none
  // Last, for it refers to people, whose rows are locked first.
  const alongside = async (tx: Queryable) => {
    await write?.({ db: tx, jobs: by.jobs })
    await publishLive(tx, await listAdminIds(tx), ['payment-events'])
  }
  if (subscriptionId !== null) return takeSubscription(by, subscriptionId, { claim, alongside })
  return by.db.transaction(async (tx) => (await claim(tx)) && alongside(tx))
}

/** An error of our own may carry what it was about; that is for the log. */
const reasonOf = (error: unknown) =>
  error instanceof PaymentError ? error.message.slice(0, 500) : 'It could not be applied; the log says why'

/** Takes an event once, however often it comes. What it is about is read at the provider; should that fail, it is kept to come again. */
export async function receiveEvent(by: AtProvider, notice: PaymentEventNotice) {
  if (await isProcessed(by.db, notice.id)) return
  try {
    await takeEffect(by, notice, (tx) => claimEvent(tx, notice))
  } catch (error) {
    await keepFailure(by.db, notice, reasonOf(error))
    throw error
  }
}

/** Takes a kept event again. */
export async function replayEvent(by: AtProvider, admin: SignedIn, id: string) {
  const notice = await findNotice(by.db, id)
  if (!notice) throw notFound('Event not found')
  let taken: Awaited<ReturnType<typeof markReplayed>>
  try {
    await takeEffect(by, notice, async (tx) => {
      taken = await markReplayed(tx, id)
      await recordAudit(tx, admin, { action: 'payment-event.replayed', details: { event: id, type: notice.type } })
      return true
    })
  } catch (error) {
    await markReplayed(by.db, id, reasonOf(error))
    throw error
  }
  if (!taken) throw notFound('Event not found')
  return taken
}
