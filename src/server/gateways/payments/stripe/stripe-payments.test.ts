import { behavesAsPayments } from '#server/gateways/payments/payments-behaviour.fixture.ts'
import { givesReceipts } from '#server/gateways/payments/receipts-behaviour.fixture.ts'
import { openStripe } from '#test/stripe/open-stripe.ts'

behavesAsPayments('stripe', openStripe)
givesReceipts('stripe', openStripe)
