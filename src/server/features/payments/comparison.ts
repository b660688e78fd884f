import type { PaymentDifference } from '#contract/payment-events.ts'

/** What has been compared so far. */
export interface Comparison {
  subscriptions: number
  invoices: number
  found: number
  differences: PaymentDifference[]
  /** Notes what differed, and was mended. */
  add(difference: PaymentDifference): void
  /** Called after each part. */
  keep(): Promise<void>
}
