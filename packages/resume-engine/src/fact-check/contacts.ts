import { blanked } from './texts.ts'
import type { Facts } from './facts.ts'

// Each begins where a word begins and has an end: a text of one endless word costs no more than another.
const mail = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,190}\p{L}/gu
const hosts = 'com|org|net|io|dev|edu|gov|co|me|info|example|test|de|fr|uk|eu'
const link = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:https?://|www\.)[^\s|,;<>()]{1,2000}|[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63}){0,5}\.(?:${hosts})(?:/[^\s|,;<>()]{0,2000})?(?!\p{L}))`,
  'giu',
)
const phone = /(?<![A-Za-z\d])\+?\(?\d[\d\p{Zs}\t()./-]{5,24}\d(?![A-Za-z\d])/gu

const keepDigits = (text: string) => text.replaceAll(/\D/g, '')
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
  return { mails, links, phones: phones.filter(isPhone) }
}

/** The text without mail addresses, links and phone numbers. */
export function withoutContacts(text: string): string {
  return [mail, link, phone].reduce(
    (rest, pattern) => rest.replaceAll(pattern, (found) => (pattern === phone && !isPhone(found) ? found : ' ')),
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
    isCandidate: (found: string) => boolean = () => true,
  ) => {
    const parts = [...rest.matchAll(pattern)].filter(([found]) => isCandidate(found))
    for (const [found] of parts) if (!isKnown(found)) reasons.push(`The ${kind} “${found.trim()}” is not in the form`)
    rest = blanked(
      rest,
      parts.map((part) => ({ start: part.index, end: part.index + part[0].length })),
    )
  }
  // A mail address holds a host as well, and the host of a link may be named alone.
  const ownLinks = new Set((own.match(link) ?? []).map(bare).flatMap((found) => [found, found.replace(/\/.*/s, '')]))
  const ownMails = new Set((own.match(mail) ?? []).map((found) => found.toLowerCase()))
  take(mail, 'mail address', (found) => ownMails.has(found.toLowerCase()))
  take(link, 'link', (found) => ownLinks.has(bare(found)))
  const ends = lineEnds(own, new Set(rest.match(phone)?.map((found) => keepDigits(found).length)))
  take(phone, 'phone number', (found) => ends.has(keepDigits(found)), isPhone)
  return { reasons, rest }
}

/** The last digits of each line, in each of the lengths: a phone number may lack its first digits. */
function lineEnds(text: string, lengths: Set<number>): Set<string> {
  const lines = lengths.size === 0 ? [] : text.split('\n').map(keepDigits)
  return new Set([...lengths].flatMap((length) => lines.map((digits) => digits.slice(-length))))
}

/** "2023 (112,000 readers)" is a year and a count. */
const isYearAndCount = (found: string) => /^(?:(?:19|20)\d\d\s?-\s?)?(?:19|20)\d\d \(\d{1,3}$/.test(found)
const isPhone = (found: string) => keepDigits(found).length >= 7 && !isSpan(found) && !isYearAndCount(found)

/** `2015-2019` and `06/2015 - 02/2019` are dates. */
const isSpan = (found: string) =>
  /^\(?(?:\d{1,2}[./-])?(?:19|20)\d\d(?:[./-]\d{1,2})?\)?(?:\s*[-/]\s*\(?(?:\d{1,2}[./-])?(?:19|20)\d\d(?:[./-]\d{1,2})?\)?)?$/.test(
    found,
  )
