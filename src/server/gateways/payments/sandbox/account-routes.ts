import { portalSections, type PortalSection } from '#contract/payments.ts'
import { addMethod } from './billing.ts'
import { toSeconds, type Books } from './books.ts'
import { newId, readBank, type TestClock } from './objects.ts'
import { noSuch, refuse } from './refusal.ts'
import { createRouteTable, matchesFilters, readFields, required } from './route-table.ts'
import { advance, confirmIntent, end } from './subscription-life.ts'

/** What is sold, to whom, with which cards, on which pages. */
const { routes, route, retrieve } = createRouteTable()
export { routes as accountRoutes }

const readAhead = (params: URLSearchParams) => Number(required(params, 'frozen_time')) - toSeconds(Date.now())

const addClock = (books: Books, ahead: number) =>
  books.add<TestClock>({
    id: newId('test_helpers.test_clock'),
    object: 'test_helpers.test_clock',
    status: 'ready',
    ahead,
    customer: null,
  })

route('POST test_helpers/test_clocks', 'TestHelpers.TestClockCreateParams', ({ books, params }) =>
  addClock(books, readAhead(params)),
)
route('POST test_helpers/test_clocks/:id/advance', 'TestHelpers.TestClockAdvanceParams', ({ books, params, id }) => {
  const clock = books.get('test_helpers.test_clock', id)
  clock.ahead = readAhead(params)
  advance(books, books.now())
  return clock
})
retrieve('test_helpers/test_clocks', 'test_helpers.test_clock', null)
route('DELETE test_helpers/test_clocks/:id', null, ({ books, id }) => {
  deleteCustomer(books)
  return { id, object: 'test_helpers.test_clock', deleted: true }
})

route('POST products', 'ProductCreateParams', ({ books, params }) => {
  const id = required(params, 'id')
  if (books.findAny(id)) throw refuse('resource_already_exists', 'Product already exists.')
  const [name, metadata] = [required(params, 'name'), readFields(params, 'metadata')]
  return books.add({ id, object: 'product', active: true, name, metadata })
})
route('GET prices', 'PriceListParams', ({ books, params }) => {
  const keys = Object.values(readFields(params, 'lookup_keys'))
  return books.list('price', ({ lookup_key }) => keys.includes(lookup_key ?? ''))
})
retrieve('prices', 'price', null)
route('POST prices', 'PriceCreateParams', ({ books, params }) => {
  const lookupKey = required(params, 'lookup_key')
  const product = books.get('product', required(params, 'product')).id
  for (const price of books.list('price', ({ lookup_key }) => lookup_key === lookupKey)) {
    if (params.get('transfer_lookup_key') !== 'true')
      throw refuse('resource_already_exists', 'A price already uses that lookup key.')
    price.lookup_key = null
  }
  return books.add({
    id: newId('price'),
    object: 'price',
    active: true,
    product,
    currency: required(params, 'currency'),
    unit_amount: Number(required(params, 'unit_amount')),
    recurring: { interval: required(params, 'recurring[interval]'), interval_count: 1 },
    lookup_key: lookupKey,
    metadata: readFields(params, 'metadata'),
  })
})

route('GET customers/search', 'CustomerSearchParams', ({ books, params }) => {
  const [, userId] = /^metadata\['userId'\]:'(.*)'$/.exec(required(params, 'query')) ?? []
  return books.list('customer', ({ metadata, deleted }) => !deleted && metadata.userId === userId)
})
route('POST customers', 'CustomerCreateParams', ({ books, params }) => {
  const id = newId('customer')
  const named = params.get('test_clock')
  const clock = named ? books.get('test_helpers.test_clock', named) : addClock(books, 0)
  clock.customer = id
  return books.add({
    id,
    object: 'customer',
    created: toSeconds(Date.now()) + clock.ahead,
    email: required(params, 'email'),
    name: required(params, 'name'),
    address: null,
    metadata: readFields(params, 'metadata'),
    balance: 0,
    next_invoice_sequence: 1,
    invoice_settings: { default_payment_method: null },
    test_clock: clock.id,
    deleted: false,
    declines: false,
    due_at: null,
  })
})
route('GET customers/:id', null, ({ books }) => books.customer)
route('DELETE customers/:id', null, ({ books, id }) => {
  if (books.customer.deleted) throw noSuch('customer', id)
  return deleteCustomer(books)
})

/** Ends all subscriptions and removes the personal data. Invoices stay, as accounting requires. */
function deleteCustomer(books: Books) {
  for (const subscription of books.list('subscription')) {
    end(books, subscription, 'open')
    subscription.metadata = {}
  }
  for (const session of books.list('checkout.session')) {
    if (session.status === 'open') session.status = 'expired'
    session.metadata = {}
  }
  const anonymous = { email: null, name: null, address: null, metadata: {}, balance: 0 }
  return Object.assign(books.customer, anonymous, {
    invoice_settings: { default_payment_method: null },
    deleted: true,
  })
}

/** Stripe's names of its test cards. Each use makes a new payment method. */
const tokens: Record<string, string> = {
  pm_card_visa: '4242',
  pm_card_visa_chargeDeclined: '0002',
  pm_card_chargeCustomerFail: '0341',
  pm_card_authenticationRequired: '3184',
}

route('GET customers/:id/payment_methods', 'CustomerListPaymentMethodsParams', ({ books }) =>
  books.list('payment_method', ({ customer }) => customer !== null),
)
route('POST payment_methods/:id/attach', 'PaymentMethodAttachParams', ({ books, id }) =>
  Object.assign(addMethod(books, { last4: tokens[id] ?? '' }), { customer: books.customer.id }),
)
route('POST payment_intents/:id/confirm', 'PaymentIntentConfirmParams', ({ books, params, id }) => {
  const intent = books.get('payment_intent', id)
  const { card } = addMethod(books, { last4: tokens[required(params, 'payment_method')] ?? '' })
  confirmIntent(books, intent, { card: readBank({ card }), holder: 'asked' }, card)
  return intent
})

route('POST checkout/sessions', 'Checkout.SessionCreateParams', ({ books, params, page }) => {
  const id = newId('checkout.session')
  if (books.customer.deleted) throw noSuch('customer', books.customer.id)
  return books.add({
    id,
    object: 'checkout.session',
    created: books.at,
    customer: books.customer.id,
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    metadata: readFields(params, 'metadata'),
    subscription: null,
    success_url: required(params, 'success_url'),
    cancel_url: required(params, 'cancel_url'),
    url: page(`/sandbox/checkout?session=${id}`),
    price: books.get('price', required(params, 'line_items[0][price]')),
  })
})
route('GET checkout/sessions', 'Checkout.SessionListParams', ({ books, params }) =>
  books.list('checkout.session', matchesFilters(params, 'customer', 'status')),
)
retrieve('checkout/sessions', 'checkout.session', null)
route('POST checkout/sessions/:id/expire', 'Checkout.SessionExpireParams', ({ books, id }) => {
  const session = books.get('checkout.session', id)
  if (session.status !== 'open') throw refuse('resource_invalid_state', 'Only open sessions can be expired.')
  session.status = 'expired'
  return session
})

/** The sections of our portal that Stripe's has flows for. */
const flowSections: Record<string, PortalSection> = { payment_method_update: 'methods', subscription_update: 'plan' }

route(
  'POST billing_portal/sessions',
  'BillingPortal.SessionCreateParams',
  ({ books, params, page }) => {
    const section = portalSections.find((each) => each === flowSections[params.get('flow_data[type]') ?? ''])
    const url = page(`/sandbox/portal${section ? `?section=${section}` : ''}`)
    return { id: 'bps_sandbox', object: 'billing_portal.session', customer: books.customer.id, url }
  },
  false,
)
