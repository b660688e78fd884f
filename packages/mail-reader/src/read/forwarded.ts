import { DateTime } from 'luxon'
import type { Email } from 'postal-mime'
import { findDays, findTimes } from '#mail/dates/find-dates.ts'
import type { ForwardedMail, Person } from '#mail/model/mail.ts'
import { readHeaderBlock, splitText, type SplitText } from './split-text.ts'

interface Forwarded {
  mail: ForwardedMail
  text: string
  quoted: string
}

interface Outer {
  from: Person | null
  subject: string
  date: string
}

/** The mail that was forwarded: by its text, as an attached mail, or by a rule of a mailbox that left the sender in place. */
export function findForwarded(
  email: Email,
  outer: Outer,
  split: SplitText,
  attached: { email: Email; text: string } | null,
): Forwarded | null {
  if (split.forwardedBlock !== null) return readBlock(split.text, split.forwardedBlock)
  if (attached) return readAttached(split, attached)
  const isRedirected = email.headers.some(({ key }) => /^(?:x-forwarded-(?:for|to)|resent-from)$/.test(key))
  return isRedirected ? { mail: { by: 'mailbox', ...outer }, text: split.text, quoted: split.quoted } : null
}

/** A forward of a forward: the innermost mail is the one that counts. */
function readBlock(note: string, block: string, depth = 0): Forwarded {
  const { fields, body } = readHeaderBlock(block)
  const inner = splitText(body, true)
  if (inner.forwardedBlock !== null && inner.text === '' && depth < 5)
    return readBlock(note, inner.forwardedBlock, depth + 1)
  return {
    mail: {
      by: 'person',
      from: toPerson(fields.from ?? ''),
      date: toDate(fields.date ?? ''),
      subject: (fields.subject ?? '').replaceAll(/\*/g, ''),
    },
    text: join(note, inner.text),
    quoted: join(inner.quoted, inner.forwardedBlock ?? ''),
  }
}

function readAttached(split: SplitText, { email, text }: { email: Email; text: string }): Forwarded {
  const inner = splitText(text)
  const { name = '', address } = email.from ?? {}
  const date = new Date(email.date ?? '')
  const attached: Forwarded = {
    mail: {
      by: 'person',
      from: address ? { name, address: address.toLowerCase() } : null,
      date: Number.isNaN(date.getTime()) ? null : date.toISOString(),
      subject: email.subject ?? '',
    },
    text: join(split.text, inner.text),
    quoted: join(split.quoted, inner.quoted),
  }
  return inner.forwardedBlock === null ? attached : readBlock(join(split.text, inner.text), inner.forwardedBlock)
}

const join = (...texts: string[]) => texts.filter((text) => text !== '').join('\n\n')

/** Outlook writes `Name <mailto:a@b>` or `Name [mailto:a@b]`, others `*Name* <a@b>`. */
function toPerson(value: string): Person | null {
  const address = /[^\s<>[\]:"(),;]{1,64}@[a-z0-9.-]{1,253}/i.exec(value)?.[0]
  if (!address) return null
  const name = value
    .slice(0, value.indexOf(address))
    .replaceAll(/mailto:|[<>[\]"*(]/gi, '')
    .trim()
  return { name, address: address.toLowerCase() }
}

/** Copied headers seldom name a zone: without one it is read as UTC. */
function toDate(value: string): string | null {
  const [day] = findDays(value)
  if (!day?.year) {
    const date = new Date(value)
    return Number.isNaN(date.getTime()) ? null : date.toISOString()
  }
  const [time] = findTimes(`${value.slice(0, day.index)} ${value.slice(day.end)}`.replaceAll(/(\d:\d\d):\d\d/g, '$1'))
  const exact = new Date(value)
  if (/[+-]\d{4}|GMT|UTC/.test(value) && !Number.isNaN(exact.getTime())) return exact.toISOString()
  const { hour = 0, minute = 0 } = time ?? {}
  return DateTime.fromObject({ year: day.year, month: day.month, day: day.day, hour, minute }, { zone: 'utc' }).toISO()
}
