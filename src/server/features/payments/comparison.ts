import type { PaymentDifference } from '#contract/payment-events.ts'

/** The progress of a reconciliation. */
export interface Comparison {
  subscriptions: number
  invoices: number
  found: number
  differences: PaymentDifference[]
  /** Records a repaired difference. */
  add(difference: PaymentDifference): void
  /** Stores the progress after each batch. */
  keep(): Promise<void>
}
