import { StripeAnswers } from './stripe-answers.ts'
import type { StripeBilling } from './stripe-billing.ts'
import { listIn, textIn, textsIn } from './form.ts'
import { isWanted, numberIn, page, required, routeTable } from './route-table.ts'
import type { Route } from './route-table.ts'
import { noSuch, refuse } from './stripe-refusal.ts'

/** What the banks of Stripe's test cards do. */
const testCards: Record<string, { bank: string; last4: string }> = {
  pm_card_visa: { bank: 'good', last4: '4242' },
  pm_card_mastercard: { bank: 'good', last4: '4444' },
  pm_card_visa_chargeDeclined: { bank: 'declined', last4: '0002' },
  pm_card_chargeCustomerFail: { bank: 'declined', last4: '0341' },
  pm_card_authenticationRequired: { bank: 'asks', last4: '3184' },
}

/** The calls about everything besides: what is sold, to whom, with which cards, on which pages. */
export function otherRoutes(billing: StripeBilling): Route[] {
  const { state } = billing
  const answers = new StripeAnswers(billing)
  const { routes, route } = routeTable()

  /** A test card becomes a new payment method at each use, as at Stripe. */
  function methodFrom(id: string, customer: string) {
    const card = testCards[id]
    return card ? state.methods.add({ id: state.id('pm'), customer, ...card }) : state.methods.get(id)
  }

  route('POST test_helpers/test_clocks', 'TestHelpers.TestClockCreateParams', (form) =>
    answers.clock(state.clocks.add({ id: state.id('clock'), now: numberIn(form, 'frozen_time') })),
  )
  route('POST test_helpers/test_clocks/:id/advance', 'TestHelpers.TestClockAdvanceParams', (form, id) => {
    const clock = state.clocks.get(id)
    clock.now = numberIn(form, 'frozen_time')
    billing.catchUp()
    return answers.clock(clock)
  })
  route('GET test_helpers/test_clocks/:id', null, (_form, id) => answers.clock(state.clocks.get(id)))
  route('DELETE test_helpers/test_clocks/:id', null, (_form, id) => {
    for (const customer of state.customers.where(({ clock }) => clock === id)) customer.deleted = true
    return { id, object: 'test_helpers.test_clock', deleted: true }
  })

  route('POST products', 'ProductCreateParams', (form) => {
    const id = required(form, 'id')
    if (state.products.items.has(id)) throw refuse('resource_already_exists', 'Product already exists.')
    return answers.product(state.products.add({ id, name: required(form, 'name') }))
  })
  route('GET prices', 'PriceListParams', (form) => {
    const keys = listIn(form, 'lookup_keys')
    return page(
      form,
      state.prices.where(({ lookupKey }) => keys.includes(lookupKey ?? '')),
      (price) => answers.price(price),
    )
  })
  route('GET prices/:id', null, (_form, id) => answers.price(state.prices.get(id)))
  route('POST prices', 'PriceCreateParams', (form) => {
    const lookupKey = required(form, 'lookup_key')
    const product = state.products.get(required(form, 'product')).id
    for (const price of state.prices.where((each) => each.lookupKey === lookupKey)) {
      if (textIn(form, 'transfer_lookup_key') !== 'true')
        throw refuse('resource_already_exists', `A price already uses that lookup key.`)
      price.lookupKey = null
    }
    const id = state.id('price')
    const currency = required(form, 'currency')
    const interval = required(form, 'recurring', 'interval')
    const cents = numberIn(form, 'unit_amount')
    const metadata = textsIn(form, 'metadata')
    return answers.price(state.prices.add({ id, product, cents, currency, interval, lookupKey, metadata }))
  })

  route('GET customers/search', 'CustomerSearchParams', (form) => {
    const [, userId] = /^metadata\['userId'\]:'(.*)'$/.exec(required(form, 'query')) ?? []
    const found = state.customers.where(({ metadata, deleted }) => !deleted && metadata.userId === userId)
    return page(form, billing.searchable ? found : [], (customer) => answers.customer(customer))
  })
  route('POST customers', 'CustomerCreateParams', (form) =>
    answers.customer(
      state.customers.add({
        id: state.id('cus'),
        created: state.now,
        email: required(form, 'email'),
        name: required(form, 'name'),
        metadata: textsIn(form, 'metadata'),
        balance: 0,
        deleted: false,
        defaultMethod: null,
        clock: textIn(form, 'test_clock') ?? null,
      }),
    ),
  )
  route('GET customers/:id', null, (_form, id) => answers.customer(state.customers.get(id)))
  route('POST customers/:id', 'CustomerUpdateParams', (form, id) => {
    const customer = state.customers.get(id)
    customer.defaultMethod = textIn(form, 'invoice_settings', 'default_payment_method') ?? customer.defaultMethod
    return answers.customer(customer)
  })
  route('DELETE customers/:id', null, (_form, id) => {
    const customer = state.customers.get(id)
    if (customer.deleted) throw noSuch('customer', id)
    customer.deleted = true
    for (const subscription of state.subscriptions.where((each) => each.customer === id && !each.endedAt))
      billing.end(subscription)
    return answers.customer(customer)
  })
  route('GET customers/:id/payment_methods', 'CustomerListPaymentMethodsParams', (form, id) =>
    page(
      form,
      state.methods.where(({ customer }) => customer === id),
      (method) => answers.method(method),
    ),
  )
  route('POST payment_methods/:id/attach', 'PaymentMethodAttachParams', (form, id) =>
    answers.method(methodFrom(id, required(form, 'customer'))),
  )
  route('POST payment_intents/:id/confirm', 'PaymentIntentConfirmParams', (form, id) => {
    const intent = state.intents.get(id)
    billing.confirm(intent, methodFrom(required(form, 'payment_method'), '').id)
    return answers.intent(intent)
  })

  route('POST checkout/sessions', 'Checkout.SessionCreateParams', (form) =>
    answers.session(
      state.sessions.add({
        id: state.id('cs_test'),
        created: state.now,
        customer: state.customers.get(required(form, 'customer')).id,
        price: state.prices.get(required(form, 'line_items', 0, 'price')).id,
        status: 'open',
        metadata: textsIn(form, 'metadata'),
        subscriptionMetadata: textsIn(form, 'subscription_data', 'metadata'),
        subscription: null,
      }),
    ),
  )
  route('GET checkout/sessions', 'Checkout.SessionListParams', (form) => {
    const found = state.sessions.where(
      ({ customer, status }) => isWanted(form, 'customer', customer) && isWanted(form, 'status', status),
    )
    return page(form, found, (session) => answers.session(session))
  })
  route('GET checkout/sessions/:id', null, (_form, id) => answers.session(state.sessions.get(id)))
  route('POST checkout/sessions/:id/expire', 'Checkout.SessionExpireParams', (_form, id) => {
    const session = state.sessions.get(id)
    if (session.status !== 'open') throw refuse('resource_invalid_state', `Only open sessions can be expired.`)
    session.status = 'expired'
    return answers.session(session)
  })
  route('POST billing_portal/sessions', 'BillingPortal.SessionCreateParams', (form) => {
    const flow = textIn(form, 'flow_data', 'type')
    if (flow && !billing.portalFlows.includes(flow)) throw refuse('portal_feature_off', `${flow} is disabled.`)
    const customer = state.customers.get(required(form, 'customer')).id
    const id = state.id('bps')
    return {
      id,
      object: 'billing_portal.session',
      customer,
      url: `https://billing.stripe.com/p/session/${id}/${flow ?? ''}`,
    }
  })
  return routes
}
