import type { Ledger } from './ledger.ts'
import { checkoutTimeoutMs, closeCheckout } from './checkouts.ts'
import {
  dropPendingChange,
  end,
  expire,
  retryPeriodMs,
  isOver,
  renew,
  retry,
  paymentTimeoutMs,
} from './subscription-life.ts'
import type { Subscription } from './sandbox-objects.ts'

interface Due {
  at: string
  happen: () => void
}

const after = (moment: string, milliseconds: number) => new Date(Date.parse(moment) + milliseconds).toISOString()

/** What falls due for a subscription without any action of a person. */
function findDue(ledger: Ledger, subscription: Subscription): Due[] {
  if (isOver(subscription)) return []
  if (subscription.status === 'incomplete')
    return [{ at: after(subscription.createdAt, paymentTimeoutMs), happen: () => expire(ledger, subscription) }]
  const due: Due[] = [{ at: subscription.periodEnd, happen: () => renew(ledger, subscription) }]
  for (const invoice of ledger.findOpenInvoices(subscription)) {
    if (invoice.reason === 'subscription_update') {
      due.push({
        at: after(invoice.createdAt, paymentTimeoutMs),
        happen: () => dropPendingChange(ledger, subscription),
      })
      continue
    }
    if (invoice.nextAttemptAt) due.push({ at: invoice.nextAttemptAt, happen: () => retry(ledger, invoice) })
    const givenUp = () => end(ledger, subscription, 'uncollectible')
    due.push({ at: after(invoice.createdAt, retryPeriodMs), happen: givenUp })
  }
  return due
}

function findNextDue(ledger: Ledger): Due | undefined {
  const due = ledger.subscriptions.flatMap((each) => findDue(ledger, each))
  for (const checkout of ledger.checkouts) {
    if (checkout.status === 'open')
      due.push({ at: after(checkout.createdAt, checkoutTimeoutMs), happen: () => closeCheckout(checkout) })
  }
  return due.toSorted((one, other) => one.at.localeCompare(other.at))[0]
}

export function isDue(ledger: Ledger, until: string) {
  const next = findNextDue(ledger)
  return next !== undefined && next.at <= until
}

/** Runs everything that is due until then, in order, each at its own time. */
export function advance(ledger: Ledger, until: string) {
  for (let next = findNextDue(ledger); next && next.at <= until; next = findNextDue(ledger)) {
    ledger.at = next.at
    next.happen()
  }
  ledger.at = until
}
