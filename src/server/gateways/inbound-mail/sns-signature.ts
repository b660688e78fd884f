import { verify, X509Certificate } from 'node:crypto'
import { z } from 'zod'
import { notSigned } from './inbound-mail-error.ts'

/** Reads a page of Amazon's; throws if it can't. */
export type SnsFetch = (url: URL) => Promise<string>

const message = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  Timestamp: z.string(),
  Subject: z.string().optional(),
  SubscribeURL: z.string().optional(),
  Token: z.string().optional(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string(),
  SigningCertURL: z.string(),
})
type SnsMessage = z.output<typeof message>

/** What is signed, in this order; absent fields are left out. */
const signedFields = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  confirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const

function toSignedText(given: SnsMessage) {
  const names = signedFields[given.Type === 'Notification' ? 'Notification' : 'confirmation']
  return names
    .filter((name) => given[name] !== undefined)
    .map((name) => `${name}\n${given[name]}\n`)
    .join('')
}

/** The address, if it is one of SNS itself. It is checked before anything is asked of it. */
function toSnsUrl(address: string | undefined) {
  const url = URL.parse(address ?? '')
  const isSns = url && /^sns\.[a-z0-9-]{1,40}\.amazonaws\.com(\.cn)?$/.test(url.hostname)
  if (!isSns || url.protocol !== 'https:' || url.port !== '' || url.username || url.password) throw notSigned()
  return url
}

const isValidNow = ({ validFrom, validTo }: X509Certificate) =>
  Date.parse(validFrom) <= Date.now() && Date.now() < Date.parse(validTo)

const mostCertificates = 10

export function createSnsVerifier(fetchText: SnsFetch) {
  const certificates = new Map<string, X509Certificate>()

  async function readCertificate(address: string) {
    const url = toSnsUrl(address)
    if (!url.pathname.endsWith('.pem')) throw notSigned()
    const known = certificates.get(url.href)
    if (known && Date.parse(known.validTo) > Date.now()) return known
    const certificate = new X509Certificate(await fetchText(url))
    if (certificates.size >= mostCertificates) certificates.clear()
    certificates.set(url.href, certificate)
    return certificate
  }

  return {
    /** The message, if Amazon signed it. */
    async verify(given: unknown): Promise<SnsMessage> {
      const { data } = message.safeParse(given)
      if (!data) throw notSigned()
      const certificate = await readCertificate(data.SigningCertURL)
      const hash = data.SignatureVersion === '1' ? 'sha1' : 'sha256'
      const signature = Buffer.from(data.Signature, 'base64')
      const isSigned = verify(hash, Buffer.from(toSignedText(data)), certificate.publicKey, signature)
      if (!isSigned || !isValidNow(certificate)) throw notSigned()
      return data
    },
    async confirm({ SubscribeURL }: SnsMessage) {
      await fetchText(toSnsUrl(SubscribeURL))
    },
  }
}
