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
import { answerInTime, findCustomer } from '#server/money/customers/customers.service.ts'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import type { Sandbox } from '#server/gateways/payments/sandbox/sandbox-pages.ts'
import { notFound } from '#server/http/errors.ts'
import { readPortal, setCanceled, typedCard } from './sandbox.service.ts'

/** What is not there, or is another customer's. */
function asNotFound(error: unknown): never {
  throw error instanceof PaymentError && error.reason === 'missing' ? notFound() : error
}

/** The sandbox's own pages: they act for the person's own customer, and are not there with the real provider. */
export function sandboxRoutes({ serve, db, payments, sandbox }: RouteDeps) {
  async function withSandboxCustomer<Answer>(
    userId: string,
    act: (sandbox: Sandbox, customerId: string) => Promise<Answer>,
  ): Promise<Answer> {
    const customerId = sandbox ? await findCustomer(db, userId) : null
    if (!sandbox || customerId === null) throw notFound()
    return answerInTime(act(sandbox, customerId).catch(asNotFound))
  }

  /** Makes a change and answers with the portal as it is then. */
  const changePortal = (userId: string, change: (sandbox: Sandbox, customerId: string) => Promise<unknown>) =>
    withSandboxCustomer(userId, async (own, customerId) => {
      await change(own, customerId)
      return readPortal({ payments, sandbox: own }, customerId)
    })

  serve(confirmSandboxPayment, ({ actor, body: { clientSecret, ...card } }) =>
    withSandboxCustomer(actor.id, async (own, customerId) => ({
      status: await own.confirmPayment(customerId, clientSecret, typedCard(card)),
    })),
  )

  serve(readSandboxCheckout, ({ actor, params: { id } }) =>
    withSandboxCustomer(actor.id, (own, customerId) => own.readCheckout(customerId, id)),
  )

  serve(paySandboxCheckout, ({ actor, params: { id }, body }) =>
    withSandboxCustomer(actor.id, async (own, customerId) => ({
      status: await own.payCheckout(customerId, id, typedCard(body)),
    })),
  )

  serve(readSandboxPortal, ({ actor }) =>
    withSandboxCustomer(actor.id, (own, customerId) => readPortal({ payments, sandbox: own }, customerId)),
  )

  serve(changeSandboxPortal, ({ actor, body }) =>
    changePortal(actor.id, (own, customerId) => own.changePortal(customerId, body)),
  )

  serve(replaceSandboxCard, ({ actor, body }) =>
    withSandboxCustomer(actor.id, async (own, customerId) => ({
      status: await own.replaceCard(customerId, typedCard(body)),
    })),
  )

  serve(cancelSandboxSubscription, ({ actor }) =>
    changePortal(actor.id, (own, customerId) => setCanceled({ payments, sandbox: own }, customerId, true)),
  )
  serve(resumeSandboxSubscription, ({ actor }) =>
    changePortal(actor.id, (own, customerId) => setCanceled({ payments, sandbox: own }, customerId, false)),
  )

  serve(moveSandboxClock, ({ actor, body: { days } }) =>
    changePortal(actor.id, (own, customerId) => own.moveClock(customerId, days)),
  )
}
