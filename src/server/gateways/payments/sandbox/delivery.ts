import { hkdfSync } from 'node:crypto'
import type { Queryable } from '#server/db/client.ts'
import { signatures } from '#server/gateways/payments/signed-events.ts'
import { findEvent } from './ledger-store.ts'

/** Posts a signed body to the webhook and returns the status. */
export type PostEvent = (body: string, signature: string) => Promise<number>

/** The key for the signatures of events. It is derived from the session secret, so it needs no setting. */
export const sandboxWebhookSecret = (sessionSecret: string) =>
  `whsec_${Buffer.from(hkdfSync('sha256', sessionSecret, '', 'events of the sandbox card provider', 32)).toString('hex')}`

/** Sends a stored event; throws unless the webhook accepted it, so that the job is retried. */
export async function deliverEvent(db: Queryable, eventId: string, secret: string, post: PostEvent) {
  const kept = await findEvent(db, eventId)
  if (!kept) return
  const payload = JSON.stringify(kept.event)
  const status = await post(payload, signatures.generateTestHeaderString({ payload, secret }))
  if (status !== 200) throw new Error(`The webhook answered ${status} to ${eventId}`)
}
