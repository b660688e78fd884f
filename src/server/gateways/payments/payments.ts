import type { PaymentMethod, PaymentProvider, PortalSection } from '#contract/payments.ts'
import type { PlanId } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscriptions.ts'

/** A subscription at the provider. Times are ISO 8601 strings. */
export interface ProviderSubscription {
  id: string
  customerId: string
  plan: PlanId
  /** `canceled` still runs until the end of its period; `expired` is over, whatever the reason. */
  status: Subscription['status']
  currentPeriodStart: string
  currentPeriodEnd: string
}

/** Amounts are in cents. */
export interface ProviderInvoice {
  id: string
  customerId: string
  /** Null for one that belongs to no subscription. */
  subscriptionId: string | null
  number: string | null
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  total: number
  /** What the cards paid. Used credit is not a payment. */
  amountPaid: number
  amountRefunded: number
  createdAt: string
  paidAt: string | null
  /** The provider's page of it. */
  url: string | null
}

/** What the payment of an invoice was for. Amounts are in cents. */
export interface ProviderReceipt {
  number: string | null
  amountPaid: number
  paidAt: string
  /** Null if it was for none of our plans. */
  plan: PlanId | null
  periodStart: string
  periodEnd: string
}

/** Amounts are in cents. */
export interface ProviderRefund {
  id: string
  amount: number
  createdAt: string
}

export interface ProviderCharge {
  id: string
  customerId: string | null
  invoiceId: string | null
  refunds: ProviderRefund[]
}

export interface ProviderDispute {
  id: string
  customerId: string | null
  invoiceId: string | null
  amount: number
  reason: string
  /** Lost: the bank gave the money back to the cardholder. */
  outcome: 'open' | 'won' | 'lost'
  createdAt: string
}

/** What a change would cost at `prorationDate`, in cents. */
interface ProviderPlanChange {
  amountDue: number
  credit: number
  nextAmount: number
  nextBillingDate: string
  prorationDate: string
}

/** An event with a valid signature. It only says what has changed: the state is read from the provider. */
export interface PaymentEventNotice {
  id: string
  type: string
  createdAt: string
  object: { kind: string; id: string | null }
  customerId: string | null
  subscriptionId: string | null
  invoiceId: string | null
  chargeId: string | null
}

interface Subscriber {
  userId: string
  email: string
  name: string
}

/**
 * The card provider: Stripe, or the sandbox, which answers like it without money. Every write is safe to repeat: the same
 * arguments, after a timeout or a crash, lead to the same one object. Throws `PaymentError`, and nothing else, for what the
 * provider refuses or does not answer within ten seconds.
 */
export interface Payments {
  readonly provider: PaymentProvider
  /** The key for the provider's form in the browser; null in the sandbox, which has our own form. */
  readonly publishableKey: string | null

  /** Finds the products and prices of the plans by lookup key, and makes those that are missing. */
  preparePlans(): Promise<void>

  /** The customer of that account, made at the first call. */
  createCustomer(subscriber: Subscriber): Promise<string>

  /**
   * Starts a subscription that is incomplete until its first invoice is paid; the same `attemptId` never starts a second one.
   * Without a client secret there is nothing to pay (any more): a credit from before covered it, or it is paid or over.
   */
  startSubscription(start: {
    attemptId: string
    userId: string
    customerId: string
    plan: PlanId
  }): Promise<{ subscription: ProviderSubscription; clientSecret: string | null }>
  /** What confirms the first payment of an incomplete subscription; null once there is nothing to confirm. */
  readClientSecret(subscriptionId: string): Promise<string | null>
  /** Voids the first invoice of an incomplete subscription, so that it can't be paid any more. A paid one stays as it is. */
  abandonSubscription(subscriptionId: string): Promise<ProviderSubscription>

  /** Null if the provider does not know it, or it is for none of our plans. */
  readSubscription(subscriptionId: string): Promise<ProviderSubscription | null>
  /** All of a customer's that are not over, the oldest first. */
  listLiveSubscriptions(customerId: string): Promise<ProviderSubscription[]>

  previewPlanChange(change: {
    subscriptionId: string
    plan: PlanId
    prorationDate?: string
  }): Promise<ProviderPlanChange>
  /** Changes the plan now, charges or credits the difference; with a client secret the change waits for the bank's question. */
  changePlan(change: {
    subscriptionId: string
    plan: PlanId
    prorationDate?: string
    /** The same key never changes, or charges, twice. */
    key: string
  }): Promise<{ subscription: ProviderSubscription; clientSecret: string | null }>

  cancelAtPeriodEnd(subscriptionId: string): Promise<ProviderSubscription>
  resume(subscriptionId: string): Promise<ProviderSubscription>
  /** Ends it at once; what is open is voided. `refund` gives back what its last invoice cost. */
  cancelNow(subscriptionId: string, options?: { refund: boolean }): Promise<ProviderSubscription>

  /** The address of the provider's payment page for a new subscription; the same `attemptId` leads to the same page. */
  startCheckout(start: {
    attemptId: string
    userId: string
    customerId: string
    plan: PlanId
    /** May hold `{CHECKOUT_SESSION_ID}`. */
    successUrl: string
    cancelUrl: string
  }): Promise<string>
  /** Closes the customer's payment pages that are still open. */
  endCheckouts(customerId: string): Promise<void>
  /** The subscription that a checkout session made; null while there is none. */
  readCheckoutSubscription(sessionId: string): Promise<string | null>

  openPortal(portal: { customerId: string; returnUrl: string; section?: PortalSection }): Promise<string>
  /** The default first. */
  paymentMethods(customerId: string): Promise<PaymentMethod[]>
  /** The newest 24. */
  listInvoices(customerId: string): Promise<ProviderInvoice[]>

  readInvoice(invoiceId: string): Promise<ProviderInvoice | null>
  /** Of an invoice that was paid. */
  readReceipt(invoiceId: string): Promise<ProviderReceipt | null>
  readCharge(chargeId: string): Promise<ProviderCharge | null>
  /** The charges by which an invoice was paid. */
  listCharges(invoiceId: string): Promise<ProviderCharge[]>
  readDispute(disputeId: string): Promise<ProviderDispute | null>

  /** Cancels all subscriptions at once and deletes the customer and their cards. Succeeds if the customer is already deleted. */
  eraseCustomer(customerId: string): Promise<void>

  /** Reads what came to the webhook; throws `PaymentSignatureError` unless it was signed within five minutes, either way. */
  readEvent(body: Buffer, signature: string | undefined): PaymentEventNotice

  /** Everything, for the reconciliation. */
  allSubscriptions(): AsyncIterable<ProviderSubscription>
  invoicesSince(moment: string): AsyncIterable<ProviderInvoice>

  /** The customer's current time: by their test clock, if they have one. In the sandbox it can be moved. */
  now(customerId: string): Promise<Date>
}
