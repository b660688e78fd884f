import { addressIn } from './address.ts'
import { contactPieces } from './contact-segments.ts'
import { type ContactPiece, emailPattern, isPhone, linkPattern, phonePattern } from './contact-patterns.ts'
import type { Line } from './lines.ts'
import { fullNameIn } from './name.ts'
import type { Section } from './sections.ts'
import { findColumnEdge, isBelowAlike, isFullBefore } from './wrapped-lines.ts'

export interface Contact {
  fullName: string
  email: string
  phone: string
  address: string
  links: string[]
}

/** At the end of a narrow column. */
const brokenLink = /(?:https?:|www\.|linkedin|github)\S*[-/]$/i

/** How a person is reached, from the parts of a resume where that stands. */
export function contactIn(sections: Section[]): Contact {
  const near = sections.filter(
    ({ kind, lines }) =>
      kind === 'top' || kind === 'contact' || kind === 'margin' || (kind === 'other' && isContact(lines)),
  )
  const lines = near.flatMap((section) => section.lines)
  const everything = sections.flatMap((section) => section.lines)
  const pieces = contactPieces(lines)
  const email = findEmail(lines) || findEmail(everything)
  const fullName = fullNameIn(near, pieces, email)
  const listed = new Set(near.flatMap((section) => (section.kind === 'contact' ? section.lines : [])))
  return {
    fullName,
    email,
    phone: phoneIn(pieces) || phoneIn(contactPieces(everything).filter((piece) => piece.label === 'phone')),
    address: addressIn(pieces, fullName, listed),
    links: linksIn(near.length > 0 ? lines : everything, email),
  }
}

/** A part under a heading of its own making, in which two or more things are labelled as they are in a contact. */
const isContact = (lines: Line[]) =>
  new Set(
    contactPieces(lines)
      .map(({ label }) => label)
      .filter((label) => label !== null && label !== 'other'),
  ).size > 1

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

function linksIn(lines: Line[], email: string): string[] {
  const found = lines.flatMap((line, index) => {
    const text = line.text.replace(emailPattern, ' ')
    const rest = brokenLink.test(text) ? (lines[index + 1]?.text.split(/\s/)[0] ?? '') : ''
    return (text + rest).match(linkPattern) ?? []
  })
  const domain = email.slice(email.indexOf('@') + 1)
  return [...new Set(found.map((link) => link.replace(/[.,;)/]+$/, '')))].filter((link) => link !== domain).slice(0, 20)
}

/** First what is labelled so, then what is written internationally, then what is nothing but a number. */
function phoneIn(pieces: ContactPiece[]): string {
  const found = pieces
    .filter((piece) => piece.label === 'phone' || piece.label === null)
    .flatMap((piece) => {
      const number = piece.text.match(phonePattern)?.find(isPhone)?.trim()
      return number === undefined ? [] : [{ piece, number }]
    })
  const surest = [
    found.find(({ piece }) => piece.label === 'phone'),
    found.find(({ number }) => /^\(?(?:\+|00)/.test(number)),
    found.find(({ piece, number }) => piece.text.length - number.length < 4),
    found[0],
  ]
  return surest.find((one) => one !== undefined)?.number ?? ''
}
