import { productName } from '#contract/plans.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Config } from '#server/config.ts'
import { composeMail } from '#server/platform/mail/compose.ts'
import type { JobData } from '#server/jobs/jobs.ts'
import { findMessage } from './contact.store.ts'

const splitParagraphs = (text: string) => text.split(/\s*\n\s*\n\s*/)

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
      subject: `Contact message from ${name}`,
      paragraphs: [`${name} (${email}) wrote through the contact form:`],
      quote: message,
      action: { label: 'Answer the Message', url: new URL('/admin/messages', appUrl).href },
      replyTo: writer,
    })
  if (answer === null) return null
  return composeMail(writer, {
    subject: `Your message to ${productName}`,
    paragraphs: [...splitParagraphs(answer), 'You wrote:'],
    quote: message,
    replyTo: support,
  })
}
