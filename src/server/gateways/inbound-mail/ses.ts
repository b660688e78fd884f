import { z } from 'zod'
import type { MailProvider } from './inbound-mail.ts'
import { noMail, notSigned } from './inbound-mail-error.ts'
import { parseJson } from './parse-json.ts'
import { requireSignedLately } from './signed-time.ts'
import { createSnsVerifier, type SnsFetch } from './sns-signature.ts'

const notification = z.object({
  mail: z.object({ source: z.string() }),
  receipt: z.object({
    recipients: z.array(z.string()).min(1),
    action: z.object({ encoding: z.enum(['BASE64', 'UTF8']).default('UTF8') }).default({ encoding: 'UTF8' }),
  }),
  content: z.string().min(1),
})

/** A receipt rule of SES with an SNS action. The topic's subscription is confirmed here too. */
export function createSes(topic: string, fetchText: SnsFetch): MailProvider {
  const sns = createSnsVerifier(fetchText)
  return {
    refusedForGood: 406,
    tryLater: 429,
    async verify({ body }) {
      const message = await sns.verify(parseJson(body))
      if (message.TopicArn !== topic) throw notSigned()
      requireSignedLately(Date.parse(message.Timestamp))
      if (message.Type === 'SubscriptionConfirmation') await sns.confirm(message)
      if (message.Type !== 'Notification') return null
      const { data } = notification.safeParse(parseJson(message.Message))
      if (!data) throw noMail()
      const { mail, receipt, content } = data
      return {
        raw: Buffer.from(content, receipt.action.encoding === 'BASE64' ? 'base64' : 'utf8'),
        // SES writes no sender for a bounce.
        envelope: { remoteAddress: null, helo: null, from: mail.source === '<>' ? '' : mail.source },
        recipients: receipt.recipients,
        requestKey: `ses ${message.MessageId}`,
      }
    },
  }
}
