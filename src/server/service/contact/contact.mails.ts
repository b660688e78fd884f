import { productName } from '#contract/plans.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Config } from '#server/config.ts'
import { button, muted, paragraph, quote } from '#server/platform/mail/blocks.ts'
import { composeMail } from '#server/platform/mail/compose.ts'
import type { JobData } from '#server/jobs/jobs.ts'
import { findMessage } from './contact.store.ts'

/** A contact message for support, or the answer to its sender. Null if the message is gone. */
export async function composeContactMail(
  db: Queryable,
  { appUrl, supportEmail }: Pick<Config, 'appUrl' | 'supportEmail'>,
  { mail, messageId }: JobData['contact-mail'],
) {
  const contactMessage = await findMessage(db, messageId)
  if (!contactMessage) return null
  const { name, email, message, answer } = contactMessage
  const writer = { firstName: name, lastName: '', email }
  const support = { firstName: productName, lastName: '', email: supportEmail }
  if (mail === 'message')
    return composeMail(support, {
      subject: `${name} wrote through the contact form`,
      blocks: [
        paragraph(`From ${name}, ${email}:`),
        quote(message),
        button('Answer the Message', new URL('/admin/messages', appUrl).href),
      ],
      replyTo: writer,
      appUrl,
      why: `You get this email because this is the support address of ${productName}.`,
    })
  if (answer === null) return null
  return composeMail(writer, {
    subject: `We answered your message to ${productName}`,
    blocks: [paragraph(answer), muted('You wrote:'), quote(message)],
    replyTo: support,
    appUrl,
    why: 'You get this email because you wrote to us through the contact form. You can reply to it.',
  })
}
