import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import {
  MailError,
  maxAttachments,
  maxBodyCharacters,
  maxForwardDepth,
  maxPartDepth,
  maxPeople,
  maxReferences,
} from './limits.ts'
import type { Person, ReadMail } from './model/mail.ts'
import { authenticateMail, type AuthenticationOptions } from './read/authentication.ts'
import { readCalendar } from './read/calendar.ts'
import { checkSize } from './read/check-size.ts'
import { findForwarded } from './read/forwarded.ts'
import { limitHtml } from './read/limit-html.ts'
import { toPlainText } from './read/plain-text.ts'
import { sanitizeMail } from './read/sanitize.ts'
import { findSignedContent } from './read/signed.ts'
import { splitText } from './read/split-text.ts'

export interface ReadMailOptions extends AuthenticationOptions {
  receivedAt: Date
}

/** Reads a mail as it came over the wire. The same bytes and DNS answers always give the same. Throws `MailError` beyond a limit. */
export async function readMail(raw: Uint8Array, options: ReadMailOptions): Promise<ReadMail> {
  checkSize(raw)
  const parts = await readParts(raw, 0)
  const { email } = parts
  const getHeader = (key: string) => email.headers.find((header) => header.key === key)?.value ?? ''
  const from = toPeople(email.from ? [email.from] : [])[0] ?? null
  const subject = toLine(email.subject ?? '')
  const date = toDate(email.date, options.receivedAt) ?? options.receivedAt.toISOString()
  const split = splitText(parts.text, /^(?:\[[^\]]*\]\s*)?(?:fwd?|wg)\s*:/i.test(subject))
  const forwarded = findForwarded(email, { from, subject, date }, split, parts.inner)
  const submitted = getHeader('auto-submitted').toLowerCase()
  return {
    messageId: toIds(email.messageId)[0] ?? null,
    inReplyTo: toIds(email.inReplyTo)[0] ?? null,
    references: toIds(email.references).slice(-maxReferences),
    from,
    replyTo: toPeople(email.replyTo ?? [])[0] ?? null,
    to: toPeople(email.to ?? []),
    cc: toPeople(email.cc ?? []),
    subject,
    date,
    autoSubmitted: (submitted !== '' && submitted !== 'no') || /bulk|auto_reply|junk/i.test(getHeader('precedence')),
    autoReplied: submitted.startsWith('auto-replied') || /auto_reply/i.test(getHeader('precedence')),
    listId: /<([^<>]*)>/.exec(getHeader('list-id'))?.[1] ?? (getHeader('list-id') || null),
    isBulk: getHeader('list-unsubscribe') !== '' || getHeader('list-id') !== '',
    text: forwarded?.text ?? split.text,
    quoted: forwarded?.quoted ?? split.quoted,
    signature: split.signature,
    html: email.html ? sanitizeMail(email.html) : null,
    attachments: parts.files.map((file, index) => ({
      name: toLine(file.filename ?? '') || `attachment-${index + 1}`,
      contentType: file.mimeType,
      bytes: toBytes(file),
    })),
    calendar: readCalendar(parts.files.filter(isCalendar).map((file) => [toBytes(file), file.method])),
    authentication: await authenticateMail(raw, email.headers, options),
    forwarded: forwarded?.mail ?? null,
    unreadable: findUnreadable(parts.files),
  }
}

export interface MailParts {
  email: Email
  text: string
  files: Attachment[]
  /** The first mail that is attached. */
  inner: MailParts | null
}

/** The parts of a mail, of what is signed in it, and of mails in it. A bounce's returned mail stays a file. */
async function readParts(raw: Uint8Array, depth: number): Promise<MailParts> {
  const email = await parse(raw)
  const signed = email.attachments.map((file) => findSignedContent(file.mimeType, toBytes(file)))
  const content = signed.find((bytes) => bytes !== null)
  const below = content && depth < maxForwardDepth ? await readParts(content, depth + 1) : null
  const mails = email.attachments.filter(({ mimeType }) => mimeType === 'message/rfc822')
  const isReport = email.attachments.some(({ mimeType }) => mimeType === 'message/delivery-status')
  const [first] = isReport ? [] : mails
  const inner = first && depth < maxForwardDepth ? await readParts(toBytes(first), depth + 1) : null
  if (below && !email.html) email.html = below.email.html
  const files = [...email.attachments, ...(below?.files ?? []), ...(inner?.files ?? [])]
  if (files.length > maxAttachments) throw new MailError('too_many_attachments')
  return { email, text: toText(email) || (below?.text ?? ''), files, inner: inner ?? below?.inner ?? null }
}

async function parse(raw: Uint8Array) {
  try {
    const email = await PostalMime.parse(raw, { forceRfc822Attachments: true, maxNestingDepth: maxPartDepth })
    return { ...email, html: email.html === undefined ? undefined : limitHtml(email.html) }
  } catch (error) {
    throw new MailError('too_deep', { cause: error })
  }
}

/** The plain part, except where it is only a stub of the HTML one. */
function toText({ text = '', html }: Email) {
  const plain = text.slice(0, maxBodyCharacters).replaceAll('\r\n', '\n').trim()
  if (!html) return plain
  const fromHtml = toPlainText(html)
  return plain.length * 4 < fromHtml.length ? fromHtml : plain
}

const toBytes = ({ content }: Attachment) =>
  typeof content === 'string'
    ? new TextEncoder().encode(content)
    : content instanceof Uint8Array
      ? content
      : new Uint8Array(content)

const isCalendar = ({ mimeType, filename }: Attachment) =>
  mimeType === 'text/calendar' || mimeType === 'application/ics' || /\.ics$/i.test(filename ?? '')

function findUnreadable(files: Attachment[]) {
  if (files.some(({ mimeType, filename }) => /ms-tnef/.test(mimeType) || /^winmail\.dat$/i.test(filename ?? '')))
    return 'winmail'
  const isEncrypted = files.some(
    (file) =>
      (/^application\/(x-)?pkcs7-mime$/.test(file.mimeType) &&
        findSignedContent(file.mimeType, toBytes(file)) === null) ||
      file.mimeType === 'application/pgp-encrypted',
  )
  return isEncrypted ? 'encrypted' : null
}

const toPeople = (addresses: Address[]): Person[] =>
  addresses
    .flatMap((address) => address.group ?? [address])
    .slice(0, maxPeople)
    .map(({ name, address }) => ({ name: toLine(name), address: address.trim().toLowerCase() }))
    .filter(({ address }) => address.includes('@'))

/** Header fields are one line: nothing in them may begin another. */
const toLine = (value: string) => value.replaceAll(/\p{Cc}+/gu, ' ').trim()

const toIds = (value = '') => [...value.matchAll(/<([^<>\s]{1,998})>/g)].map(([, found = '']) => found)

/** One day of a wrong clock is accepted. */
function toDate(value: string | undefined, receivedAt: Date) {
  const date = new Date(value ?? '')
  return date.getTime() <= receivedAt.getTime() + 86_400_000 ? date.toISOString() : null
}
