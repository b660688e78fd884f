import { createHmac, generateKeyPairSync, randomBytes, randomUUID, sign, type KeyObject } from 'node:crypto'

/** Requests as the providers document them, signed with keys of the test. */

export interface SignedRequest {
  body: Buffer
  headers: Record<string, string>
}

const nowSeconds = () => String(Math.floor(Date.now() / 1000))

function toMultipart(fields: Record<string, string | Buffer>) {
  const boundary = `xYzZY${randomBytes(8).toString('hex')}`
  const parts = Object.entries(fields).flatMap(([name, value]) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

const percentEncode = (bytes: Buffer) =>
  [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`).join('')

export function signAsMailgun(
  key: string,
  { raw, to, from = 'bounce@acme.test', timestamp = nowSeconds(), encoded = false }: MailgunRequest,
): SignedRequest {
  const token = randomBytes(25).toString('hex')
  const signature = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex')
  const fields = { recipient: to, sender: from, timestamp, token, signature, 'body-mime': raw }
  if (!encoded) return toMultipart(fields)
  const pairs = Object.entries(fields).map(([name, value]) => `${name}=${percentEncode(Buffer.from(value))}`)
  return { body: Buffer.from(pairs.join('&')), headers: { 'content-type': 'application/x-www-form-urlencoded' } }
}
interface MailgunRequest {
  raw: Buffer
  to: string
  from?: string
  timestamp?: string
  encoded?: boolean
}

export function createSendgridKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  return { verificationKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'), privateKey }
}

export function signAsSendgrid(
  key: KeyObject,
  { raw, to, timestamp = nowSeconds() }: { raw: Buffer; to: string[]; timestamp?: string },
): SignedRequest {
  const envelope = JSON.stringify({ to, from: 'bounce@acme.test' })
  const { body, headers } = toMultipart({ email: raw, envelope, sender_ip: '192.0.2.9', SPF: 'pass' })
  const signature = sign('sha256', Buffer.concat([Buffer.from(timestamp), body]), key).toString('base64')
  return {
    body,
    headers: {
      ...headers,
      'x-twilio-email-event-webhook-signature': signature,
      'x-twilio-email-event-webhook-timestamp': timestamp,
    },
  }
}

export function toPostmark(credentials: string, { raw, to }: { raw: string; to: string }): SignedRequest {
  const returnPath = { Name: 'Return-Path', Value: '<bounce@acme.test>' }
  const body = { From: 'jobs@acme.test', To: to, OriginalRecipient: to, MessageID: randomUUID(), RawEmail: raw }
  return {
    body: Buffer.from(JSON.stringify({ ...body, Headers: [returnPath], Attachments: [] })),
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
    },
  }
}

type SnsFields = Record<string, string>

export function signAsSns(key: KeyObject, fields: SnsFields, version: '1' | '2' = '2'): SignedRequest {
  const names = ['Message', 'MessageId', 'Subject', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type']
  const signed = names.filter((name) => name in fields).map((name) => `${name}\n${fields[name]}\n`)
  const signature = sign(version === '1' ? 'sha1' : 'sha256', Buffer.from(signed.join('')), key).toString('base64')
  const body = { ...fields, SignatureVersion: version, Signature: signature }
  return { body: Buffer.from(JSON.stringify(body)), headers: { 'content-type': 'text/plain; charset=UTF-8' } }
}

const length = (size: number) => (size < 128 ? Buffer.from([size]) : Buffer.from([0x82, size >> 8, size & 0xff]))
const der = (tag: number, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag]), length(content.length), content])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const utcTime = (moment: Date) =>
  der(0x17, Buffer.from(`${moment.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`))

/** A certificate of RFC 5280 that its own key signed, valid for a day around now, and its key. */
export function createCertificate(expired = false) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const sha256WithRsa = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05))
  const commonName = sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('sns.amazonaws.com')))
  const name = sequence(der(0x31, commonName))
  const day = 86_400_000
  const end = Date.now() + (expired ? -day : day)
  const content = sequence(
    der(0x02, Buffer.from([1])),
    sha256WithRsa,
    name,
    sequence(utcTime(new Date(end - 2 * day)), utcTime(new Date(end))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey))
  const base64 = sequence(content, sha256WithRsa, signature).toString('base64')
  const pem = `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`
  return { pem, privateKey }
}
