import { behavesAsPayments } from '#server/gateways/payments/payments-behaviour.fixture.ts'
import { openStripe } from '#test/stripe/open-stripe.ts'

behavesAsPayments('stripe', openStripe)
