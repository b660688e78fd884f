import { createHash, createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'
import type { MailProvider } from './inbound-mail.ts'
import { noMail, notSigned } from './inbound-mail-error.ts'
import { readFormBytes } from './form-bytes.ts'
import { parseJson } from './parse-json.ts'
import { requireSignedLately } from './signed-time.ts'

const sender = z.object({ from: z.string().default(''), to: z.array(z.string()).min(1) })

/** Inbound Parse with "POST the raw, full MIME message" and a signature policy: ECDSA over timestamp and raw body. */
export function createSendgrid(verificationKey: string): MailProvider {
  const key = createPublicKey({ key: Buffer.from(verificationKey, 'base64'), format: 'der', type: 'spki' })
  return {
    refusedForGood: 406,
    tryLater: 503,
    async verify({ headers, body }) {
      const timestamp = String(headers['x-twilio-email-event-webhook-timestamp'] ?? '')
      const signature = Buffer.from(String(headers['x-twilio-email-event-webhook-signature'] ?? ''), 'base64')
      const signed = Buffer.concat([Buffer.from(timestamp), body])
      if (!verify('sha256', signed, key, signature)) throw notSigned()
      requireSignedLately(Number(timestamp) * 1000)
      const fields = await readFormBytes(body, headers['content-type'])
      const raw = fields.get('email')
      const { data } = sender.safeParse(parseJson(fields.get('envelope') ?? ''))
      if (!raw || !data) throw noMail()
      const remoteAddress = fields.get('sender_ip')?.toString() ?? null
      const envelope = { remoteAddress, helo: null, from: data.from }
      const requestKey = `sendgrid ${createHash('sha256').update(signed).digest('hex')}`
      return { raw, envelope, recipients: data.to, requestKey }
    },
  }
}
