import { createPublicKey } from 'node:crypto'
import { isIP } from 'node:net'
import { z } from 'zod'

const list = (value: string) => value.split(',').map((each) => each.trim())
const addresses = z
  .string()
  .default('')
  .transform((value) => list(value).filter(Boolean))
  .refine((all) => all.every((each) => isIP(each)), 'must be IP addresses with commas between')

function isEllipticKey(value: string) {
  try {
    return (
      createPublicKey({ key: Buffer.from(value, 'base64'), format: 'der', type: 'spki' }).asymmetricKeyType === 'ec'
    )
  } catch {
    return false
  }
}

/** How mails of employers are received: nothing listens without INBOX_DOMAIN. */
export const inboxVariables = {
  INBOX_HOST: z.string().default('127.0.0.1'),
  INBOX_TLS_KEY: z.string().optional(),
  INBOX_TLS_CERT: z.string().optional(),
  INBOX_PROXIES: addresses,
  INBOX_RELAYS: addresses,
  INBOX_MAILGUN_KEY: z.string().optional(),
  INBOX_POSTMARK_CREDENTIALS: z
    .string()
    .regex(/^[^:]+:.{16,}$/, 'must be a name, a colon and a password of at least 16 characters')
    .optional(),
  INBOX_SENDGRID_KEY: z.string().refine(isEllipticKey, 'must be the verification key that SendGrid shows').optional(),
  INBOX_SES_TOPIC: z
    .string()
    .regex(/^arn:aws[a-z-]*:sns:[a-z0-9-]+:\d{12}:[\w.-]+$/, 'must be the ARN of an SNS topic')
    .optional(),
}
type InboxVariables = z.output<z.ZodObject<typeof inboxVariables>> & { INBOX_PORT: number }

export function readInboxSettings(variables: InboxVariables) {
  const { INBOX_TLS_KEY: keyFile, INBOX_TLS_CERT: certFile } = variables
  return {
    smtp: {
      host: variables.INBOX_HOST,
      port: variables.INBOX_PORT,
      /** Without them senders can't encrypt. */
      tls: keyFile && certFile ? { keyFile, certFile } : null,
      /** These say by a PROXY header who connected to them. */
      proxies: variables.INBOX_PROXIES,
      /** These say by XFORWARD from whom they got a mail. */
      relays: variables.INBOX_RELAYS,
    },
    /** Null where the provider is not used. */
    providers: {
      mailgunKey: variables.INBOX_MAILGUN_KEY ?? null,
      postmarkCredentials: variables.INBOX_POSTMARK_CREDENTIALS ?? null,
      sendgridKey: variables.INBOX_SENDGRID_KEY ?? null,
      sesTopic: variables.INBOX_SES_TOPIC ?? null,
    },
  }
}
export type InboxSettings = ReturnType<typeof readInboxSettings>
