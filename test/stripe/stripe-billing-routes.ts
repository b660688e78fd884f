import { StripeAnswers, toList } from './stripe-answers.ts'
import { getRefunded, getTotal } from './stripe-billing.ts'
import type { StripeBilling } from './stripe-billing.ts'
import { textIn, textsIn } from './form.ts'
import { expanded, expandedInList, isSince, isWanted, page, required, routeTable } from './route-table.ts'
import type { Route } from './route-table.ts'
import { noSuch, refuse } from './stripe-refusal.ts'
import type { Invoice } from './stripe-state.ts'

/** What a pending change may be asked for with; anything else Stripe refuses. */
const pendingParams = [
  'items',
  'expand',
  'payment_behavior',
  'proration_behavior',
  'proration_date',
  'billing_cycle_anchor',
]

/** The calls about subscriptions and money. */
export function billingRoutes(billing: StripeBilling): Route[] {
  const { state } = billing
  const answers = new StripeAnswers(billing)
  const { routes, route } = routeTable()

  route('POST subscriptions', 'SubscriptionCreateParams', (form) => {
    const price = required(form, 'items', 0, 'price')
    const subscription = billing.subscribe(required(form, 'customer'), price, textsIn(form, 'metadata'))
    return answers.subscription(subscription, expanded(form))
  })
  route('GET subscriptions', 'SubscriptionListParams', (form) => {
    const isListed = (status: string) =>
      textIn(form, 'status') === 'all' || !['canceled', 'incomplete_expired'].includes(status)
    const matches = state.subscriptions.where(
      ({ customer, status }) => isWanted(form, 'customer', customer) && isListed(status),
    )
    return page(form, matches, (subscription) => answers.subscription(subscription, expandedInList(form)))
  })
  route('GET subscriptions/:id', 'SubscriptionRetrieveParams', (form, id) =>
    answers.subscription(state.subscriptions.get(id), expanded(form)),
  )
  route('POST subscriptions/:id', 'SubscriptionUpdateParams', (form, id) => {
    const subscription = state.subscriptions.get(id)
    if (subscription.endedAt) throw refuse('invalid_canceled_subscription_fields', 'A canceled subscription stays.')
    const pending = textIn(form, 'payment_behavior') === 'pending_if_incomplete'
    if (pending && Object.keys(form).some((name) => !pendingParams.includes(name)))
      throw refuse('parameter_unsupported', 'That cannot be changed with pending_if_incomplete.')
    const flag = textIn(form, 'cancel_at_period_end')
    if (flag !== undefined) subscription.cancelAtPeriodEnd = flag === 'true'
    if (textIn(form, 'cancel_at') === '') subscription.cancelAt = null
    subscription.defaultMethod = textIn(form, 'default_payment_method') ?? subscription.defaultMethod
    const price = textIn(form, 'items', 0, 'price')
    const at = textIn(form, 'proration_date')
    if (price) billing.changePrice(subscription, price, at ? Number(at) : state.timeFor(subscription.customer))
    return answers.subscription(subscription, expanded(form))
  })
  route('DELETE subscriptions/:id', 'SubscriptionCancelParams', (_form, id) => {
    const subscription = state.subscriptions.get(id)
    if (subscription.endedAt) throw noSuch('subscription', id)
    billing.end(subscription)
    return answers.subscription(subscription)
  })

  route('POST invoices/create_preview', 'InvoiceCreatePreviewParams', (form) => {
    const subscription = state.subscriptions.get(required(form, 'subscription'))
    const asked = textIn(form, 'subscription_details', 'proration_date')
    const at = asked ? Number(asked) : state.timeFor(subscription.customer)
    const price = required(form, 'subscription_details', 'items', 0, 'price')
    const lines = billing.prorations(subscription, price, at)
    // Whether Stripe shows the next period with it is not known from its types: the gateway has to get along with both.
    lines.push(billing.wholePeriod({ ...subscription, price }))
    const { balance } = state.customers.get(subscription.customer)
    const preview: Invoice = {
      id: 'upcoming_in',
      created: at,
      customer: subscription.customer,
      subscription: subscription.id,
      status: 'draft',
      lines,
      startingBalance: balance,
      amountDue: 0,
      amountPaid: 0,
      paidAt: null,
      intent: null,
    }
    const amount_due = Math.max(0, getTotal(preview) + balance)
    const subscription_details = { subscription: subscription.id, metadata: {}, subscription_proration_date: at }
    return { ...answers.invoice(preview), amount_due, parent: { type: 'subscription_details', subscription_details } }
  })
  route('GET invoices', 'InvoiceListParams', (form) => {
    const matches = state.invoices.where(
      ({ customer, subscription, status, created }) =>
        isWanted(form, 'customer', customer) &&
        isWanted(form, 'subscription', subscription) &&
        isWanted(form, 'status', status) &&
        isSince(form, created),
    )
    return page(form, matches, (invoice) => answers.invoice(invoice, expandedInList(form)))
  })
  route('GET invoices/:id', 'InvoiceRetrieveParams', (form, id) =>
    answers.invoice(state.invoices.get(id), expanded(form)),
  )
  route('POST invoices/:id/void', 'InvoiceVoidInvoiceParams', (_form, id) => {
    billing.void(state.invoices.get(id))
    return answers.invoice(state.invoices.get(id))
  })
  route('GET invoice_payments', 'InvoicePaymentListParams', (form) => {
    const matches = state.invoices.where(
      ({ id, intent }) =>
        isWanted(form, 'invoice', id) && (textIn(form, 'payment', 'payment_intent') ?? intent) === intent,
    )
    return toList(
      matches.flatMap((invoice) => answers.listPayments(invoice, expanded(form))),
      '/v1/invoice_payments',
    )
  })
  route('GET charges', 'ChargeListParams', (form) => {
    const matches = state.charges.where(
      ({ customer, intent, created }) =>
        isWanted(form, 'customer', customer) && isWanted(form, 'payment_intent', intent) && isSince(form, created),
    )
    return page(form, matches, (charge) => answers.charge(charge))
  })
  route('GET charges/:id', 'ChargeRetrieveParams', (_form, id) => answers.charge(state.charges.get(id)))
  route('GET disputes/:id', 'DisputeRetrieveParams', (form, id) =>
    answers.dispute(state.disputes.get(id), expanded(form)),
  )
  route('GET refunds', 'RefundListParams', (form) =>
    page(
      form,
      state.refunds.where(({ charge }) => isWanted(form, 'charge', charge)),
      answers.refund,
    ),
  )
  route('POST refunds', 'RefundCreateParams', (form) => {
    const { charge } = state.intents.get(required(form, 'payment_intent'))
    const { id, amount, customer } = state.charges.get(charge ?? '')
    const rest = amount - getRefunded(state, id)
    if (rest === 0) throw refuse('charge_already_refunded', `Charge ${id} has already been refunded.`)
    const asked = textIn(form, 'amount')
    const created = state.timeFor(customer)
    return answers.refund(
      state.refunds.add({ id: state.id('re'), created, charge: id, amount: asked ? Number(asked) : rest }),
    )
  })
  return routes
}
