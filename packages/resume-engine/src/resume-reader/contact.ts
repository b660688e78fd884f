import { findAddress } from './address.ts'
import { splitContact } from './contact-segments.ts'
import { type ContactSegment, emailPattern, isPhone, linkPattern, phonePattern } from './contact-patterns.ts'
import type { Line } from './lines.ts'
import { findFullName } from './name.ts'
import type { Section } from './sections.ts'
import { findColumnEdge, isBelowAlike, isFullBefore } from './wrapped-lines.ts'

export interface Contact {
  fullName: string
  email: string
  phone: string
  address: string
  links: string[]
}

/** A link that is cut off at the end of a narrow column. */
const brokenLink = /(?:https?:|www\.|linkedin|github)\S*[-/]$/i

/** Reads name, mail address, telephone number, address and links. */
export function readContact(sections: Section[]): Contact {
  const near = sections.filter(({ kind }) => kind === 'top' || kind === 'contact' || kind === 'margin')
  const lines = near.flatMap((section) => section.lines)
  const everything = sections.flatMap((section) => section.lines)
  const segments = splitContact(lines)
  const email = findEmail(lines) || findEmail(everything)
  const fullName = findFullName(near, segments, email)
  const listed = new Set(near.flatMap((section) => (section.kind === 'contact' ? section.lines : [])))
  return {
    fullName,
    email,
    phone: findPhone(segments) || findPhone(splitContact(everything).filter((segment) => segment.label === 'phone')),
    address: findAddress(segments, fullName, listed),
    links: findLinks(lines, email),
  }
}

function findEmail(lines: Line[]): string {
  for (const [index, line] of lines.entries()) {
    const text = line.text.replaceAll('\t', ' ')
    const next = lines[index + 1]
    const isBroken = next !== undefined && beginsEmail.test(text) && isRestOfEmail(line, next, lines)
    const found = emailPattern.exec(isBroken ? text + next.text : text)?.[0]
    if (found !== undefined) return found.replace(/^[.'-]+|[.'-]+$/g, '')
  }
  return ''
}

/** A line that ends within a mail address or right behind one. */
const beginsEmail = /@[^\s@]*$/

/** In a narrow column an address goes on in the next line: `ann@mail.exam` and `ple`. */
function isRestOfEmail(line: Line, next: Line, lines: Line[]): boolean {
  const isRest = /^[a-z\d.-]{0,20}[a-z][a-z\d.-]{0,20}$/.test(next.text) && next.text.search(linkPattern) === -1
  return isRest && isBelowAlike(line, next) && isFullBefore(line, next, findColumnEdge(line, lines))
}

function findLinks(lines: Line[], email: string): string[] {
  const found = lines.flatMap((line, index) => {
    const text = line.text.replace(emailPattern, ' ')
    const rest = brokenLink.test(text) ? (lines[index + 1]?.text.split(/\s/)[0] ?? '') : ''
    return (text + rest).match(linkPattern) ?? []
  })
  const domain = email.slice(email.indexOf('@') + 1)
  return [...new Set(found.map((link) => link.replace(/[.,;)/]+$/, '')))].filter((link) => link !== domain).slice(0, 20)
}

/** In order of preference: a labelled number, an international number, a segment that is only a number. */
function findPhone(segments: ContactSegment[]): string {
  const found = segments
    .filter((segment) => segment.label === 'phone' || segment.label === null)
    .flatMap((segment) => {
      const number = segment.text.match(phonePattern)?.find(isPhone)?.trim()
      return number === undefined ? [] : [{ segment, number }]
    })
  const surest = [
    found.find(({ segment }) => segment.label === 'phone'),
    found.find(({ number }) => /^\(?(?:\+|00)/.test(number)),
    found.find(({ segment, number }) => segment.text.length - number.length < 4),
    found[0],
  ]
  return surest.find((one) => one !== undefined)?.number ?? ''
}
