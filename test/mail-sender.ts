import { generateKeyPairSync } from 'node:crypto'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { DnsAnswers } from '#server/gateways/mail-reader/mail-tasks.ts'

/** The domain of an employer that signs its mails. */
const employerDomain = 'acme.example'

let pair: { publicKey: string; privateKey: string } | undefined

/** Made once per test worker, when a mail is first sent. */
function getKeys() {
  pair ??= generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  } as never) as unknown as { publicKey: string; privateKey: string }
  return pair
}

/** What DNS says of the employer. */
export const getMailDns = (): DnsAnswers => ({
  [`TXT s1._domainkey.${employerDomain}`]: [
    [`v=DKIM1; k=rsa; p=${Buffer.from(getKeys().publicKey).toString('base64')}`],
  ],
  [`TXT _dmarc.${employerDomain}`]: [['v=DMARC1; p=reject']],
})

/** A mail as it comes over the wire, signed by its domain if that is the employer's. */
export async function writeRawMail(mail: SendMailOptions & { from: string }) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const dkim = mail.from.includes(`@${employerDomain}`)
    ? { dkim: { domainName: employerDomain, keySelector: 's1', privateKey: getKeys().privateKey } }
    : {}
  const { message } = await transport.sendMail({ ...dkim, ...mail })
  return message as Buffer
}
