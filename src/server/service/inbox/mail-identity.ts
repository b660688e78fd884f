import { createHash } from 'node:crypto'

/** What tells one mail from another. */
export interface MailIdentity {
  /** The Message-ID without brackets; of a mail without one, its hash. */
  messageId: string
  contentHash: string
}

/** Servers on the way add these. */
const transport =
  /^(received|received-spf|return-path|delivered-to|envelope-to|authentication-results|arc-[\w-]+|x-[\w-]+)[ \t]*:/i
const messageIdHeader = /^message-id[ \t]*:\s*<?([^<>\s]+)>?/i
const longestMessageId = 900

/** A mail that comes twice, on another way or with other line ends, has the same identity. */
export function identifyMail(raw: Buffer): MailIdentity {
  const text = raw.toString('latin1').replaceAll('\r\n', '\n')
  const end = text.indexOf('\n\n')
  const head = end === -1 ? text : text.slice(0, end)
  const headers = head.split(/\n(?![ \t])/)
  const kept = headers.filter((header) => !transport.test(header)).join('\n')
  const body = end === -1 ? '' : text.slice(end).trimEnd()
  const contentHash = createHash('sha256').update(kept, 'latin1').update('\n\n').update(body, 'latin1').digest('hex')
  const [messageId] = headers.flatMap((header) => messageIdHeader.exec(header)?.[1] ?? [])
  const usable = messageId !== undefined && messageId.length <= longestMessageId && !/[^\x21-\x7e]/.test(messageId)
  return { messageId: usable ? messageId : contentHash, contentHash }
}
