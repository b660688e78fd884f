import type { MailAttachment, ReadMail } from '@foothold/mail-reader/mail'

const maxScanned = 64 * 1024
const decode = ({ bytes }: MailAttachment) => new TextDecoder().decode(bytes.subarray(0, maxScanned))

/** The Message-IDs of the mails that a report says were not delivered (RFC 3464); none for other mails and for mere delays. */
export function findReturnedIds({ attachments, inReplyTo }: Pick<ReadMail, 'attachments' | 'inReplyTo'>): string[] {
  const report = attachments.find(({ contentType }) => contentType === 'message/delivery-status')
  if (!report || !/^action:\s*failed\b/im.test(decode(report))) return []
  const returned = attachments.filter(({ contentType }) => /^(?:message|text)\/rfc822(?:-headers)?$/.test(contentType))
  const named = returned.map((file) => /^message-id:\s*<([^<>\s]{1,998})>/im.exec(decode(file))?.[1])
  return [...named, inReplyTo].filter((id) => typeof id === 'string')
}
