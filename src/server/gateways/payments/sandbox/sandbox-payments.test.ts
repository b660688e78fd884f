import { behavesAsPayments } from '#server/gateways/payments/payments-behaviour.fixture.ts'
import type { CardKind, PaymentsUnderTest } from '#server/gateways/payments/payments-behaviour.fixture.ts'
import { givesReceipts } from '#server/gateways/payments/receipts-behaviour.fixture.ts'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import { day } from './subscription-life.ts'
import { sandbox } from './sandbox.fixture.ts'

const cards = { good: 'succeeds', declined: 'declined', asks: 'asks' } as const

async function openSandbox(): Promise<PaymentsUnderTest> {
  const { payments, pool } = await sandbox()
  async function createPayer(clientSecret: string): Promise<string> {
    const { rows } = await pool.query(
      "select customer_id as id from sandbox_objects where data->>'clientSecret' = $1",
      [clientSecret],
    )
    if (!rows[0]) throw new PaymentError('missing', 'Nobody pays that')
    return rows[0].id
  }
  return {
    payments,
    async pay(clientSecret, card) {
      await payments.confirmPayment(await createPayer(clientSecret), clientSecret, { card: cards[card] })
    },
    async authenticate(clientSecret) {
      await payments.confirmPayment(await createPayer(clientSecret), clientSecret, { card: 'asks', confirmed: true })
    },
    async useCard(customerId: string, card: CardKind) {
      await payments.changePortal(customerId, { declines: card === 'declined' })
      if (card !== 'declined') await payments.replaceCard(customerId, { card: cards[card], confirmed: true })
    },
    letTimePass: (customerId, seconds) => payments.moveClock(customerId, Math.ceil((seconds * 1000) / day)),
  }
}

behavesAsPayments('sandbox', openSandbox)
givesReceipts('sandbox', openSandbox)
