import {
  cancelSandboxSubscription,
  changeSandboxPortal,
  confirmSandboxPayment,
  moveSandboxClock,
  paySandboxCheckout,
  readSandboxCheckout,
  readSandboxPortal,
  replaceSandboxCard,
  resumeSandboxSubscription,
} from '#contract/sandbox.ts'
import type { RouteDeps } from '#server/deps.ts'
import { answerInTime, findCustomer } from '#server/features/payments/payments.service.ts'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import { isSandbox } from '#server/gateways/payments/sandbox/sandbox-payments.ts'
import type { SandboxPayments } from '#server/gateways/payments/sandbox/sandbox-payments.ts'
import { notFound } from '#server/http/errors.ts'
import { readPortal, setCanceled, typedCard } from './sandbox.service.ts'

/** What is not there, or is another customer's. */
function asNotFound(error: unknown): never {
  throw error instanceof PaymentError && error.reason === 'missing' ? notFound() : error
}

/** The sandbox's own pages: they act for the person's own customer, and are not there with the real provider. */
export function sandboxRoutes({ serve, db, payments, limits }: RouteDeps) {
  async function asOwn<Answer>(
    userId: string,
    act: (sandbox: SandboxPayments, customerId: string) => Promise<Answer>,
  ): Promise<Answer> {
    const customerId = isSandbox(payments) ? await findCustomer(db, userId) : null
    if (!isSandbox(payments) || customerId === null) throw notFound()
    await limits.consume('asking the card provider, account', userId)
    return answerInTime(act(payments, customerId).catch(asNotFound))
  }

  serve(confirmSandboxPayment, ({ actor, body: { clientSecret, ...card } }) =>
    asOwn(actor.id, async (sandbox, customerId) => ({
      status: await sandbox.confirmPayment(customerId, clientSecret, typedCard(card)),
    })),
  )

  serve(readSandboxCheckout, ({ actor, params: { id } }) =>
    asOwn(actor.id, (sandbox, customerId) => sandbox.readCheckout(customerId, id)),
  )

  serve(paySandboxCheckout, ({ actor, params: { id }, body }) =>
    asOwn(actor.id, async (sandbox, customerId) => ({
      status: await sandbox.payCheckout(customerId, id, typedCard(body)),
    })),
  )

  serve(readSandboxPortal, ({ actor }) => asOwn(actor.id, readPortal))

  serve(changeSandboxPortal, ({ actor, body }) =>
    asOwn(actor.id, async (sandbox, customerId) => {
      await sandbox.changePortal(customerId, body)
      return readPortal(sandbox, customerId)
    }),
  )

  serve(replaceSandboxCard, ({ actor, body }) =>
    asOwn(actor.id, async (sandbox, customerId) => ({
      status: await sandbox.replaceCard(customerId, typedCard(body)),
    })),
  )

  serve(cancelSandboxSubscription, ({ actor }) =>
    asOwn(actor.id, (sandbox, customerId) => setCanceled(sandbox, customerId, true)),
  )
  serve(resumeSandboxSubscription, ({ actor }) =>
    asOwn(actor.id, (sandbox, customerId) => setCanceled(sandbox, customerId, false)),
  )

  serve(moveSandboxClock, ({ actor, body: { days } }) =>
    asOwn(actor.id, async (sandbox, customerId) => {
      await sandbox.moveClock(customerId, days)
      return readPortal(sandbox, customerId)
    }),
  )
}
