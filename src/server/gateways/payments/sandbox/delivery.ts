import { hkdfSync } from 'node:crypto'
import type { Queryable } from '#server/db/client.ts'
import { signatures } from '#server/gateways/payments/signed-events.ts'
import { findEvent } from './ledger-store.ts'

/** Brings a signed body to the webhook, and answers the status that came back. */
export type PostEvent = (body: string, signature: string) => Promise<number>

/** With what the sandbox signs its events: of the session secret, so that all processes have it and nobody sets it up. */
export const sandboxWebhookSecret = (sessionSecret: string) =>
  `whsec_${Buffer.from(hkdfSync('sha256', sessionSecret, '', 'events of the sandbox card provider', 32)).toString('hex')}`

/** Sends a kept event; throws unless the webhook took it, so that it is sent again. */
export async function deliverEvent(db: Queryable, eventId: string, secret: string, post: PostEvent) {
  const kept = await findEvent(db, eventId)
  if (!kept) return
  const payload = JSON.stringify(kept.event)
  const status = await post(payload, signatures.generateTestHeaderString({ payload, secret }))
  if (status !== 200) throw new Error(`The webhook answered ${status} to ${eventId}`)
}
