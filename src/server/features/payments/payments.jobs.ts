import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { webhookPath } from '#contract/payments.ts'
import type { Deps } from '#server/deps.ts'
import { isSandbox } from '#server/gateways/payments/sandbox/sandbox-payments.ts'
import { reconcile } from './reconciliation.service.ts'

/** The nightly comparison of the books, and those that an admin asks for; and the sandbox's events on their way to the webhook. */
export async function workPayments(
  { jobs, database, payments }: Pick<Deps, 'jobs' | 'database' | 'payments'>,
  app: FastifyInstance,
) {
  const context = { db: database.db, payments, jobs }
  // A job of the clock comes without any data.
  await jobs.work('reconcile-payments', (data) => reconcile(context, data?.reconciliationId))
  await jobs.schedule('reconcile-payments', '40 3 * * *')
  if (!isSandbox(payments)) return
  const post = (body: string, signature: string) => postOverHttp(app, body, signature)
  await jobs.work('sandbox-event', ({ eventId }) => payments.deliverEvent(eventId, post))
}

/** As from outside: over the network, to where this process listens. */
async function postOverHttp(app: FastifyInstance, body: string, signature: string) {
  const { address, family, port } = app.server.address() as AddressInfo
  const anywhere = address === '::' || address === '0.0.0.0'
  const host = anywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const signal = AbortSignal.timeout(15_000)
  const { status } = await fetch(`http://${host}:${port}${webhookPath}`, { method: 'POST', headers, body, signal })
  return status
}
