import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MailProvider } from './inbound-mail.ts'
import { noMail, notSigned } from './inbound-mail-error.ts'
import { readFormBytes } from './form-bytes.ts'
import { requireSignedLately } from './signed-time.ts'

/** Routes that forward to an address ending in `mime`, or any with `body-mime`. The signature is in the form. */
export const createMailgun = (signingKey: string): MailProvider => ({
  refusedForGood: 406,
  tryLater: 429,
  async verify({ headers, body }) {
    const fields = await readFormBytes(body, headers['content-type'])
    const text = (name: string) => fields.get(name)?.toString() ?? ''
    const [timestamp, token] = [text('timestamp'), text('token')]
    const right = createHmac('sha256', signingKey).update(`${timestamp}${token}`).digest()
    const given = Buffer.from(text('signature'), 'hex')
    if (token === '' || given.length !== right.length || !timingSafeEqual(given, right)) throw notSigned()
    requireSignedLately(Number(timestamp) * 1000)
    const raw = fields.get('body-mime')
    if (!raw) throw noMail()
    const recipients = text('recipient')
      .split(',')
      .map((each) => each.trim())
    const envelope = { remoteAddress: null, helo: null, from: text('sender') }
    return { raw, envelope, recipients, requestKey: `mailgun ${token}` }
  },
})
