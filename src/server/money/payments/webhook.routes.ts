import { webhookPath } from '#contract/payments.ts'
import type { RouteDeps } from '#server/deps.ts'
import { PaymentSignatureError } from '#server/gateways/payments/payment-error.ts'
import { badRequest } from '#server/http/errors.ts'
import { receiveEvent } from './payment-events.service.ts'
import { answerInTime } from '#server/money/customers/customers.service.ts'

/** The provider's events are a few KiB. */
const bodyLimit = 256 * 1024

/** Receives the provider's events. Their signature over the raw bytes is the only proof. No rate limit applies. */
export function webhookRoutes({ app, db, payments, jobs }: RouteDeps) {
  function readNotice(body: unknown, signature: string | string[] | undefined) {
    try {
      return payments.readEvent(Buffer.isBuffer(body) ? body : Buffer.alloc(0), [signature].flat()[0])
    } catch (error) {
      if (error instanceof PaymentSignatureError) throw badRequest('The signature is not valid')
      throw error
    }
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, async (_request: unknown, body: Buffer) => body)
    scope.post(webhookPath, { config: { fromAnySite: true }, bodyLimit }, async ({ body, headers }) => {
      await answerInTime(receiveEvent({ db, payments, jobs }, readNotice(body, headers['stripe-signature'])))
      return { received: true }
    })
  })
}
