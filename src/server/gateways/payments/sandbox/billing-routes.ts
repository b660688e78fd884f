import { buildInvoice, buildPeriodLine, buildProrationLines, refundCharge } from './billing.ts'
import type { Books } from './books.ts'
import { noSuch, refuse } from './refusal.ts'
import { createRouteTable, matchesFilters, readFields, required } from './route-table.ts'
import { changePrice, end, isOver, setCancelAtPeriodEnd, subscribe, voidInvoice } from './subscription-life.ts'

/** Subscriptions and money. */
const { routes, route, retrieve } = createRouteTable()
export { routes as billingRoutes }

route('POST subscriptions', 'SubscriptionCreateParams', ({ books, params }) =>
  subscribe(books, books.get('price', required(params, 'items[0][price]')), readFields(params, 'metadata')),
)
route('GET subscriptions', 'SubscriptionListParams', ({ books, params }) => {
  const isListed = matchesFilters(params, 'customer')
  const all = params.get('status') === 'all'
  return books.list('subscription', (each) => isListed(each) && (all || !isOver(each)))
})
retrieve('subscriptions', 'subscription', 'SubscriptionRetrieveParams')

/** What a change that may wait can be asked for with; anything else Stripe refuses. */
const pendingParams = /^(items|expand|payment_behavior|proration_behavior|proration_date|billing_cycle_anchor)\b/

route('POST subscriptions/:id', 'SubscriptionUpdateParams', ({ books, params, id }) => {
  const subscription = books.get('subscription', id)
  if (isOver(subscription)) throw refuse('invalid_canceled_subscription_fields', 'A canceled subscription stays.')
  const pending = params.get('payment_behavior') === 'pending_if_incomplete'
  if (pending && [...params.keys()].some((name) => !pendingParams.test(name)))
    throw refuse('parameter_unsupported', 'That cannot be changed with pending_if_incomplete.')
  subscription.default_payment_method = params.get('default_payment_method') ?? subscription.default_payment_method
  const flag = params.get('cancel_at_period_end')
  if (flag !== null) setCancelAtPeriodEnd(books, subscription, flag === 'true')
  if (params.get('cancel_at') === '') setCancelAtPeriodEnd(books, subscription, false)
  const price = params.get('items[0][price]')
  const at = params.get('proration_date')
  if (price) changePrice(books, subscription, books.get('price', price), at === null ? undefined : Number(at))
  return subscription
})
route('DELETE subscriptions/:id', 'SubscriptionCancelParams', ({ books, id }) => {
  const subscription = books.get('subscription', id)
  if (isOver(subscription)) throw noSuch('subscription', id)
  end(books, subscription, 'open')
  return subscription
})

route(
  'POST invoices/create_preview',
  'InvoiceCreatePreviewParams',
  ({ books, params }) => {
    const subscription = books.get('subscription', required(params, 'subscription'))
    const at = Number(params.get('subscription_details[proration_date]') ?? books.at)
    const price = books.get('price', required(params, 'subscription_details[items][0][price]'))
    const [item] = subscription.items.data
    // Whether Stripe shows the next period with it is not known from its types: the client has to get along with both.
    const lines = [...buildProrationLines(item, price, at), buildPeriodLine({ ...item, price })]
    const invoice = buildInvoice(books, subscription, 'subscription_update', lines)
    const subscription_details = { subscription: subscription.id, metadata: {}, subscription_proration_date: at }
    return { ...invoice, status: 'draft', parent: { type: 'subscription_details', subscription_details } }
  },
  false,
)
route('GET invoices', 'InvoiceListParams', ({ books, params }) => {
  const isListed = matchesFilters(params, 'customer', 'status')
  const subscription = params.get('subscription')
  return books.list(
    'invoice',
    (each) => isListed(each) && [null, each.parent.subscription_details.subscription].includes(subscription),
  )
})
retrieve('invoices', 'invoice', 'InvoiceRetrieveParams')
route('POST invoices/:id/void', 'InvoiceVoidInvoiceParams', ({ books, id }) => {
  const invoice = books.get('invoice', id)
  voidInvoice(books, invoice)
  return invoice
})
route('GET invoice_payments', 'InvoicePaymentListParams', ({ books, params }) =>
  books
    .list('payment_intent', ({ id }) => (params.get('payment[payment_intent]') ?? id) === id)
    .flatMap(({ invoice }) => listPayments(books, invoice))
    .filter(matchesFilters(params, 'invoice')),
)

/** Stripe's objects between an invoice and the intents that pay it. */
export function listPayments(books: Books, invoice: string) {
  const intent = books.findIntent(invoice)
  if (!intent) return []
  const { id } = intent
  const status = intent.status === 'succeeded' ? 'paid' : 'open'
  const payment = { type: 'payment_intent', payment_intent: id }
  return [{ id: `inpay_${id}`, object: 'invoice_payment', invoice, status, payment }]
}

route('GET charges', 'ChargeListParams', ({ books, params }) =>
  books.list('charge', matchesFilters(params, 'customer', 'payment_intent')),
)
retrieve('charges', 'charge', 'ChargeRetrieveParams')
retrieve('disputes', 'dispute', 'DisputeRetrieveParams')
route('GET refunds', 'RefundListParams', ({ books, params }) => books.list('refund', matchesFilters(params, 'charge')))
route('POST refunds', 'RefundCreateParams', ({ books, params }) => {
  const intent = books.get('payment_intent', required(params, 'payment_intent'))
  const amount = params.get('amount')
  return refundCharge(books, books.get('charge', intent.latest_charge ?? ''), amount ? Number(amount) : undefined)
})
