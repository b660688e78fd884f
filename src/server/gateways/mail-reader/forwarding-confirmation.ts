import type { ReadMail } from '@foothold/mail-reader/mail'

/** What a mailbox sends to the address to which it shall forward. */
export interface ForwardingConfirmation {
  code: string | null
  url: string | null
}

interface Provider {
  from: RegExp
  subject: RegExp
  url: RegExp
}

/** Gmail sends a code and a link; Outlook and iCloud a code, or a link on their own hosts. */
const providers: Provider[] = [
  {
    from: /^forwarding-noreply@google\.com$/,
    subject: /forward|weiterleit/i,
    url: /https:\/\/mail(?:-settings)?\.google\.com\/mail\/\S{1,900}/,
  },
  {
    from: /@(?:[a-z0-9-]+\.)*(?:microsoft|outlook|accountprotection\.microsoft|live)\.com$/,
    subject: /forward|verif|code|weiterleit|bestätig/i,
    url: /https:\/\/(?:[a-z0-9-]+\.)*(?:outlook|live|microsoft|office)\.com\/\S{1,900}/,
  },
  {
    from: /@(?:[a-z0-9-]+\.)*(?:apple|icloud)\.com$/,
    subject: /forward|verif|code|weiterleit|bestätig/i,
    url: /https:\/\/(?:[a-z0-9-]+\.)*(?:apple|icloud)\.com\/\S{1,900}/,
  },
]

/** The digits right behind the word. */
const codeInText = /code\b[\s:]{0,20}(?:(?:is|ist|lautet)\b[\s:]{0,20})?(\d{4,10})\b/i
const maxRead = 20_000

/** Null for every other mail. */
export function findConfirmation({
  from,
  subject,
  text,
}: Pick<ReadMail, 'from' | 'subject' | 'text'>): ForwardingConfirmation | null {
  const provider = providers.find((each) => each.from.test(from?.address ?? '') && each.subject.test(subject))
  if (!provider) return null
  const body = `${subject}\n${text}`.slice(0, maxRead)
  const code = /\(#(\d{6,10})\)/.exec(subject)?.[1] ?? codeInText.exec(body)?.[1] ?? null
  const url = provider.url.exec(body)?.[0].replace(/[).,>\]]+$/, '') ?? null
  return code === null && url === null ? null : { code, url }
}
