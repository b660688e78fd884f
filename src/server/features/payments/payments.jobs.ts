import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { webhookPath } from '#contract/payments.ts'
import type { Deps } from '#server/deps.ts'
import { isSandbox } from '#server/gateways/payments/sandbox/sandbox-payments.ts'
import { reconcile } from './reconciliation.service.ts'

/** The nightly and requested reconciliations, and the delivery of the sandbox's events to the webhook. */
export async function workPayments(
  { jobs, database, payments }: Pick<Deps, 'jobs' | 'database' | 'payments'>,
  app: FastifyInstance,
) {
  const context = { db: database.db, payments, jobs }
  // Scheduled jobs have no data.
  await jobs.work('reconcile-payments', (data) => reconcile(context, data?.reconciliationId))
  await jobs.schedule('reconcile-payments', '40 3 * * *')
  if (!isSandbox(payments)) return
  const post = (body: string, signature: string) => postOverHttp(app, body, signature)
  await jobs.work('sandbox-event', ({ eventId }) => payments.deliverEvent(eventId, post))
}

/** Over the network, as from outside. */
async function postOverHttp(app: FastifyInstance, body: string, signature: string) {
  const { address, family, port } = app.server.address() as AddressInfo
  const anywhere = address === '::' || address === '0.0.0.0'
  const host = anywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const signal = AbortSignal.timeout(15_000)
  const { status } = await fetch(`http://${host}:${port}${webhookPath}`, { method: 'POST', headers, body, signal })
  return status
}
