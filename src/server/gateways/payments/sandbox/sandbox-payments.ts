import { readSignedEvent } from '#server/gateways/payments/signed-events.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import { change, customerIds, customerOf, look } from './book-store.ts'
import type { SandboxDeps } from './book-store.ts'
import type { Books } from './books.ts'
import { found, orNull } from './books.ts'
import { closeCheckout, startCheckout } from './checkouts.ts'
import { createCustomer, eraseCustomer } from './customers.ts'
import { changePlan, previewChange } from './plan-change.ts'
import {
  liveSubscriptions,
  newestInvoices,
  presentCharge,
  presentDispute,
  presentInvoice,
  presentMethods,
  presentReceipt,
  presentSubscription,
} from './present.ts'
import { createSandboxPages } from './sandbox-pages.ts'
import type { SandboxPages } from './sandbox-pages.ts'
import type { SandboxObject, Subscription } from './sandbox-objects.ts'
import { cancelAtPeriodEnd, cancelNow, expire, start } from './subscription-life.ts'

export interface SandboxPayments extends Payments, SandboxPages {
  readonly provider: 'sandbox'
}

/** What confirms the first payment. */
const secretOf = (books: Books, { status, latestInvoiceId }: Subscription) =>
  status === 'incomplete' ? books.invoice(latestInvoiceId).clientSecret : null

export const isSandbox = (payments: Payments): payments is SandboxPayments => payments.provider === 'sandbox'

const newestShown = 24

interface Options extends SandboxDeps {
  webhookSecret: string
  appUrl: URL
}

/** The card provider without money: it behaves as Stripe does, and keeps all it knows in the database. */
export function createSandboxPayments({ db, jobs, webhookSecret, appUrl }: Options): SandboxPayments {
  const deps: SandboxDeps = { db, jobs }
  const page = (path: string) => new URL(path, appUrl).href

  /** Looks at, or changes, the books that hold the object of that id. */
  const lookAt = async <T>(kind: SandboxObject['kind'], id: string, read: (books: Books) => T) =>
    look(deps, await customerOf(db, kind, id), read)
  const changeOf = async <T>(id: string, make: (books: Books, subscription: Subscription) => T) =>
    change(deps, await customerOf(db, 'subscription', id), (books) => make(books, books.subscription(id)))
  const changeSubscription = (id: string, make: (books: Books, subscription: Subscription) => void) =>
    changeOf(id, (books, subscription) => {
      make(books, subscription)
      return presentSubscription(books, subscription)
    })

  async function* everyones<T>(read: (books: Books) => T[]) {
    for (const id of await customerIds(db)) yield* await look(deps, id, read)
  }

  return {
    ...createSandboxPages(deps, webhookSecret),
    provider: 'sandbox',
    publishableKey: null,
    // The prices of the plans are read where they are needed.
    preparePlans: async () => {},
    createCustomer: (subscriber) => createCustomer(db, subscriber),

    startSubscription: ({ attemptId, customerId, plan }) =>
      change(deps, customerId, (books) => {
        const subscription = start(books, { attemptId, plan })
        return { subscription: presentSubscription(books, subscription), clientSecret: secretOf(books, subscription) }
      }),
    readClientSecret: (id) => lookAt('subscription', id, (books) => secretOf(books, books.subscription(id))),
    abandonSubscription: (id) => changeSubscription(id, expire),

    readSubscription: (id) =>
      orNull(lookAt('subscription', id, (books) => presentSubscription(books, books.subscription(id)))),
    liveSubscriptionsOf: (customerId) => look(deps, customerId, liveSubscriptions),

    previewPlanChange: ({ subscriptionId, ...request }) =>
      lookAt('subscription', subscriptionId, (books) =>
        previewChange(books, books.subscription(subscriptionId), request),
      ),
    changePlan: ({ subscriptionId, ...request }) =>
      changeOf(subscriptionId, (books, subscription) => {
        const secret = changePlan(books, subscription, request)
        if (secret instanceof Error) return secret
        return { subscription: presentSubscription(books, subscription), clientSecret: secret }
      }),

    cancelAtPeriodEnd: (id) =>
      changeSubscription(id, (books, subscription) => cancelAtPeriodEnd(books, subscription, true)),
    resume: (id) => changeSubscription(id, (books, subscription) => cancelAtPeriodEnd(books, subscription, false)),
    cancelNow: (id, options = { refund: false }) =>
      changeSubscription(id, (books, subscription) => cancelNow(books, subscription, options)),

    startCheckout: async ({ customerId, ...checkout }) => {
      const id = await change(deps, customerId, (books) => startCheckout(books, checkout).id)
      return page(`/sandbox/checkout?session=${id}`)
    },
    endCheckouts: (customerId) => change(deps, customerId, ({ checkouts }) => checkouts.forEach(closeCheckout)),
    subscriptionOfCheckout: (id) => orNull(lookAt('checkout', id, (books) => books.checkout(id).subscriptionId)),

    openPortal: ({ customerId, section }) =>
      look(deps, customerId, () => page(`/sandbox/portal${section ? `?section=${section}` : ''}`)),
    paymentMethods: (customerId) => look(deps, customerId, presentMethods),
    invoicesOf: (customerId) =>
      look(deps, customerId, (books) =>
        newestInvoices(books)
          .slice(0, newestShown)
          .map((each) => presentInvoice(books, each)),
      ),

    readInvoice: (id) => orNull(lookAt('invoice', id, (books) => presentInvoice(books, books.invoice(id)))),
    readReceipt: (id) => orNull(lookAt('invoice', id, (books) => presentReceipt(books, books.invoice(id)))),
    readCharge: (id) =>
      orNull(
        lookAt('charge', id, (books) => presentCharge(books, found(books.charges.find((each) => each.id === id)))),
      ),
    chargesOf: async (invoiceId) =>
      (await orNull(
        lookAt('invoice', invoiceId, (books) =>
          books.charges.filter((each) => each.invoiceId === invoiceId).map((each) => presentCharge(books, each)),
        ),
      )) ?? [],
    readDispute: (id) =>
      orNull(
        lookAt('dispute', id, (books) => presentDispute(books, found(books.disputes.find((each) => each.id === id)))),
      ),

    eraseCustomer: (customerId) => eraseCustomer(deps, customerId),
    readEvent: (body, signature) => readSignedEvent(body, signature, webhookSecret),

    allSubscriptions: () => everyones((books) => books.subscriptions.map((each) => presentSubscription(books, each))),
    invoicesSince: (moment) =>
      everyones((books) =>
        books.invoices.filter(({ createdAt }) => createdAt >= moment).map((each) => presentInvoice(books, each)),
      ),
    now: (customerId) => look(deps, customerId, (books) => new Date(books.at)),
  }
}
