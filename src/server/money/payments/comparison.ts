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

/** Gathers the items of an async iterable into arrays of up to `size`. */
export async function* batch<Item>(items: AsyncIterable<Item>, size: number) {
  let buffer: Item[] = []
  for await (const item of items) {
    buffer.push(item)
    if (buffer.length < size) continue
    yield buffer
    buffer = []
  }
  if (buffer.length > 0) yield buffer
}
