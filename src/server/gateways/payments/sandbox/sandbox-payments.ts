import { readSignedEvent } from '#server/gateways/payments/signed-events.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import { changeLedger, listCustomerIds, findCustomerId, readLedger } from './ledger-store.ts'
import type { SandboxDeps } from './ledger-store.ts'
import type { Ledger } from './ledger.ts'
import { requireObject, orNull } from './ledger.ts'
import { closeCheckout, startCheckout } from './checkouts.ts'
import { createCustomer, eraseCustomer } from './customers.ts'
import { changePlan, previewChange } from './plan-change.ts'
import {
  findLiveSubscriptions,
  sortNewestFirst,
  toProviderCharge,
  toProviderDispute,
  toProviderInvoice,
  toProviderMethods,
  toProviderReceipt,
  toProviderSubscription,
} from './to-provider-shapes.ts'
import { createSandboxPages } from './sandbox-pages.ts'
import type { SandboxPages } from './sandbox-pages.ts'
import type { SandboxObject, Subscription } from './sandbox-objects.ts'
import { cancelAtPeriodEnd, cancelNow, expire, start } from './subscription-life.ts'

export interface SandboxPayments extends Payments, SandboxPages {
  readonly provider: 'sandbox'
}

/** What confirms the first payment. */
const findClientSecret = (ledger: Ledger, { status, latestInvoiceId }: Subscription) =>
  status === 'incomplete' ? ledger.invoice(latestInvoiceId).clientSecret : null

export const isSandbox = (payments: Payments): payments is SandboxPayments => payments.provider === 'sandbox'

const maxInvoices = 24

interface Options extends SandboxDeps {
  webhookSecret: string
  appUrl: URL
}

/** The card provider without money. It behaves like Stripe and stores its state in the database. */
export function createSandboxPayments({ db, jobs, webhookSecret, appUrl }: Options): SandboxPayments {
  const deps: SandboxDeps = { db, jobs }
  const page = (path: string) => new URL(path, appUrl).href

  /** Reads or changes the ledger with the object of that id. */
  const readObject = async <T>(kind: SandboxObject['kind'], id: string, read: (ledger: Ledger) => T) =>
    readLedger(deps, await findCustomerId(db, kind, id), read)
  const changeObject = async <T>(id: string, make: (ledger: Ledger, subscription: Subscription) => T) =>
    changeLedger(deps, await findCustomerId(db, 'subscription', id), (ledger) => make(ledger, ledger.subscription(id)))
  const changeSubscription = (id: string, make: (ledger: Ledger, subscription: Subscription) => void) =>
    changeObject(id, (ledger, subscription) => {
      make(ledger, subscription)
      return toProviderSubscription(ledger, subscription)
    })

  async function* readAll<T>(read: (ledger: Ledger) => T[]) {
    for (const id of await listCustomerIds(db)) yield* await readLedger(deps, id, read)
  }

  return {
    ...createSandboxPages(deps, webhookSecret),
    provider: 'sandbox',
    publishableKey: null,
    // The prices of the plans are read where they are needed.
    preparePlans: async () => {},
    createCustomer: (subscriber) => createCustomer(db, subscriber),

    startSubscription: ({ attemptId, customerId, plan }) =>
      changeLedger(deps, customerId, (ledger) => {
        const subscription = start(ledger, { attemptId, plan })
        return {
          subscription: toProviderSubscription(ledger, subscription),
          clientSecret: findClientSecret(ledger, subscription),
        }
      }),
    readClientSecret: (id) =>
      readObject('subscription', id, (ledger) => findClientSecret(ledger, ledger.subscription(id))),
    abandonSubscription: (id) => changeSubscription(id, expire),

    readSubscription: (id) =>
      orNull(readObject('subscription', id, (ledger) => toProviderSubscription(ledger, ledger.subscription(id)))),
    listLiveSubscriptions: (customerId) => readLedger(deps, customerId, findLiveSubscriptions),

    previewPlanChange: ({ subscriptionId, ...request }) =>
      readObject('subscription', subscriptionId, (ledger) =>
        previewChange(ledger, ledger.subscription(subscriptionId), request),
      ),
    changePlan: ({ subscriptionId, ...request }) =>
      changeObject(subscriptionId, (ledger, subscription) => {
        const secret = changePlan(ledger, subscription, request)
        if (secret instanceof Error) return secret
        return { subscription: toProviderSubscription(ledger, subscription), clientSecret: secret }
      }),

    cancelAtPeriodEnd: (id) =>
      changeSubscription(id, (ledger, subscription) => cancelAtPeriodEnd(ledger, subscription, true)),
    resume: (id) => changeSubscription(id, (ledger, subscription) => cancelAtPeriodEnd(ledger, subscription, false)),
    cancelNow: (id, options = { refund: false }) =>
      changeSubscription(id, (ledger, subscription) => cancelNow(ledger, subscription, options)),

    startCheckout: async ({ customerId, ...checkout }) => {
      const id = await changeLedger(deps, customerId, (ledger) => startCheckout(ledger, checkout).id)
      return page(`/sandbox/checkout?session=${id}`)
    },
    endCheckouts: (customerId) => changeLedger(deps, customerId, ({ checkouts }) => checkouts.forEach(closeCheckout)),
    readCheckoutSubscription: (id) =>
      orNull(readObject('checkout', id, (ledger) => ledger.checkout(id).subscriptionId)),

    openPortal: ({ customerId, section }) =>
      readLedger(deps, customerId, () => page(`/sandbox/portal${section ? `?section=${section}` : ''}`)),
    paymentMethods: (customerId) => readLedger(deps, customerId, toProviderMethods),
    listInvoices: (customerId) =>
      readLedger(deps, customerId, (ledger) =>
        sortNewestFirst(ledger)
          .slice(0, maxInvoices)
          .map((each) => toProviderInvoice(ledger, each)),
      ),

    readInvoice: (id) => orNull(readObject('invoice', id, (ledger) => toProviderInvoice(ledger, ledger.invoice(id)))),
    readReceipt: (id) => orNull(readObject('invoice', id, (ledger) => toProviderReceipt(ledger, ledger.invoice(id)))),
    readCharge: (id) =>
      orNull(
        readObject('charge', id, (ledger) =>
          toProviderCharge(ledger, requireObject(ledger.charges.find((each) => each.id === id))),
        ),
      ),
    listCharges: async (invoiceId) =>
      (await orNull(
        readObject('invoice', invoiceId, (ledger) =>
          ledger.charges.filter((each) => each.invoiceId === invoiceId).map((each) => toProviderCharge(ledger, each)),
        ),
      )) ?? [],
    readDispute: (id) =>
      orNull(
        readObject('dispute', id, (ledger) =>
          toProviderDispute(ledger, requireObject(ledger.disputes.find((each) => each.id === id))),
        ),
      ),

    eraseCustomer: (customerId) => eraseCustomer(deps, customerId),
    readEvent: (body, signature) => readSignedEvent(body, signature, webhookSecret),

    allSubscriptions: () =>
      readAll((ledger) => ledger.subscriptions.map((each) => toProviderSubscription(ledger, each))),
    invoicesSince: (moment) =>
      readAll((ledger) =>
        ledger.invoices.filter(({ createdAt }) => createdAt >= moment).map((each) => toProviderInvoice(ledger, each)),
      ),
    now: (customerId) => readLedger(deps, customerId, (ledger) => new Date(ledger.at)),
  }
}
