import { blanked } from './texts.ts'
import type { Facts } from './facts.ts'

const mail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\p{L}/gu
const link =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]+|\b[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|edu|gov|co|me|info|example|test|de|fr|uk|eu)(?:\/[^\s|,;<>()]*)?(?![\p{L}])/giu
const phone = /(?<![A-Za-z\d])\+?\(?\d[\d\s()./-]{5,}\d(?![A-Za-z\d])/gu

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/[/.]+$/, '')

/** Every mail address, link and phone number of a text, as it is written. */
export function contactsIn(text: string): { mails: string[]; links: string[]; phones: string[] } {
  const mails = text.match(mail) ?? []
  const withoutMails = text.replaceAll(mail, ' ')
  const links = withoutMails.match(link) ?? []
  const phones = withoutMails.replaceAll(link, ' ').match(phone) ?? []
  return { mails, links, phones: phones.filter((found) => digitsOf(found).length >= 7 && !isSpan(found)) }
}

/** The text without mail addresses, links and phone numbers. */
export function withoutContacts(text: string): string {
  return [mail, link, phone].reduce(
    (rest, pattern) => rest.replaceAll(pattern, (found) => (pattern === phone && isSpan(found) ? found : ' ')),
    text,
  )
}

/** Mail addresses, links and phone numbers that the form does not hold; what is left of the text has none in it. */
export function checkContacts({ own }: Facts, text: string): { reasons: string[]; rest: string } {
  const reasons: string[] = []
  let rest = text
  const take = (
    pattern: RegExp,
    kind: string,
    isKnown: (found: string) => boolean,
    isMeant: (found: string) => boolean = () => true,
  ) => {
    const parts = [...rest.matchAll(pattern)].filter(([found]) => isMeant(found))
    for (const [found] of parts) if (!isKnown(found)) reasons.push(`The ${kind} “${found.trim()}” is not in the form`)
    rest = blanked(
      rest,
      parts.map((part) => ({ start: part.index, end: part.index + part[0].length })),
    )
  }
  const ownLinks = (own.match(link) ?? []).map(bare)
  const ownMails = new Set((own.match(mail) ?? []).map((found) => found.toLowerCase()))
  take(mail, 'mail address', (found) => ownMails.has(found.toLowerCase()))
  // "Node.js" and "ASP.NET" look like hosts: what the form says is no stranger.
  take(link, 'link', (found) => ownLinks.includes(bare(found)) || own.toLowerCase().includes(bare(found)))
  const ownDigits = own.split('\n').map(digitsOf)
  take(
    phone,
    'phone number',
    (found) => ownDigits.some((digits) => digits.endsWith(digitsOf(found))),
    (found) => digitsOf(found).length >= 7 && !isSpan(found),
  )
  return { reasons, rest }
}

/** `2015-2019` and `06/2015 - 02/2019` are dates. */
const isSpan = (found: string) =>
  /^\(?(?:\d{1,2}[./-])?(?:19|20)\d\d(?:[./-]\d{1,2})?\)?(?:\s*[-/]\s*\(?(?:\d{1,2}[./-])?(?:19|20)\d\d(?:[./-]\d{1,2})?\)?)?$/.test(
    found,
  )
