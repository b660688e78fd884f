import type { Books } from './books.ts'
import { checkoutOpenFor, closeCheckout } from './checkouts.ts'
import { dropPendingChange, end, expire, givenUpAfter, isOver, renew, retry, waitsFor } from './subscription-life.ts'
import type { Subscription } from './sandbox-objects.ts'

interface Due {
  at: string
  happen: () => void
}

const after = (moment: string, milliseconds: number) => new Date(Date.parse(moment) + milliseconds).toISOString()

/** What falls due for a subscription if nobody does anything. */
function dueOf(books: Books, subscription: Subscription): Due[] {
  if (isOver(subscription)) return []
  if (subscription.status === 'incomplete')
    return [{ at: after(subscription.createdAt, waitsFor), happen: () => expire(books, subscription) }]
  const due: Due[] = [{ at: subscription.periodEnd, happen: () => renew(books, subscription) }]
  for (const invoice of books.openInvoicesOf(subscription)) {
    if (invoice.reason === 'subscription_update') {
      due.push({ at: after(invoice.createdAt, waitsFor), happen: () => dropPendingChange(books, subscription) })
      continue
    }
    if (invoice.nextAttemptAt) due.push({ at: invoice.nextAttemptAt, happen: () => retry(books, invoice) })
    const givenUp = () => end(books, subscription, 'uncollectible')
    due.push({ at: after(invoice.createdAt, givenUpAfter), happen: givenUp })
  }
  return due
}

function nextDue(books: Books): Due | undefined {
  const due = books.subscriptions.flatMap((each) => dueOf(books, each))
  for (const checkout of books.checkouts) {
    if (checkout.status === 'open')
      due.push({ at: after(checkout.createdAt, checkoutOpenFor), happen: () => closeCheckout(checkout) })
  }
  return due.toSorted((one, other) => one.at.localeCompare(other.at))[0]
}

export function isDue(books: Books, until: string) {
  const next = nextDue(books)
  return next !== undefined && next.at <= until
}

/** Lets happen what falls due until then, in the order of time, each at its own moment. */
export function advance(books: Books, until: string) {
  for (let next = nextDue(books); next && next.at <= until; next = nextDue(books)) {
    books.at = next.at
    next.happen()
  }
  books.at = until
}
