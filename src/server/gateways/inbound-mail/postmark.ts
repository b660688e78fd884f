import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { MailProvider } from './inbound-mail.ts'
import { noMail, notSigned } from './inbound-mail-error.ts'
import { parseJson } from './parse-json.ts'

const inbound = z.object({
  RawEmail: z.string().min(1),
  OriginalRecipient: z.string(),
  From: z.string().default(''),
  Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
})

const toDigest = (text: string) => createHash('sha256').update(text).digest()

/** Postmark signs nothing: its requests bring the name and password in the address that it was given. */
export const createPostmark = (credentials: string): MailProvider => ({
  refusedForGood: 403,
  tryLater: 429,
  async verify({ headers, body }) {
    const right = `Basic ${Buffer.from(credentials).toString('base64')}`
    if (!timingSafeEqual(toDigest(headers.authorization ?? ''), toDigest(right))) throw notSigned()
    const { data } = inbound.safeParse(parseJson(body))
    if (!data) throw noMail()
    const returnPath = data.Headers.find(({ Name }) => Name.toLowerCase() === 'return-path')?.Value
    return {
      raw: Buffer.from(data.RawEmail),
      envelope: { remoteAddress: null, helo: null, from: returnPath?.replaceAll(/[<>\s]/g, '') ?? data.From },
      recipients: [data.OriginalRecipient],
      requestKey: null,
    }
  },
})
