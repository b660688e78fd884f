import { addressIn } from './address.ts'
import type { Line } from './lines.ts'
import { fullNameIn } from './name.ts'
import type { Section } from './sections.ts'
import { fold, trimOrnaments, withoutBullet } from './text.ts'
import { contactLabels, type ContactLabel } from './words/contact.ts'

export interface Contact {
  fullName: string
  email: string
  phone: string
  address: string
  links: string[]
}

/** A piece of the text in which people put how they are reached, with the label before it if there is one. */
export interface ContactPiece {
  label: ContactLabel | null
  text: string
  line: Line
}

const emailPattern = /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u
const linkPattern =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]+|(?<![@\w.-])(?:[a-z0-9-]+\.)*(?:linkedin\.com|github\.com|gitlab\.com|xing\.com|behance\.net|dribbble\.com|medium\.com|stackoverflow\.com|kaggle\.com|orcid\.org|bitbucket\.org|dou\.ua|hh\.ru)\/[^\s|,;<>()]+|(?<![@\w.-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:dev|me|io|com|net|org|example|design|studio|page|info|eu|de|fr|es|it|pl|uk|nl)(?:\/[^\s|,;<>()]*)?(?![\w@.-])/giu
/** At the end of a narrow column. */
const brokenLink = /(?:https?:|www\.|linkedin|github)\S*[-/]$/i
const phonePattern = /(?<![\p{L}\d/])(?:\+|00|\(\+?\d|\d)[\d\s()./–-]{5,22}\d(?![\p{L}\d])/gu

/** How a person is reached, from the parts of a resume where that stands. */
export function contactIn(sections: Section[]): Contact {
  const near = sections.filter(
    ({ kind, lines }) =>
      kind === 'top' || kind === 'contact' || kind === 'margin' || (kind === 'other' && isContact(lines)),
  )
  const lines = near.flatMap((section) => section.lines)
  const everything = sections.flatMap((section) => section.lines)
  const pieces = piecesOf(lines)
  const email = firstMatch(lines, emailPattern) || firstMatch(everything, emailPattern)
  return {
    fullName: fullNameIn(near, pieces, email),
    email,
    phone: phoneIn(pieces) || phoneIn(piecesOf(everything).filter((piece) => piece.label === 'phone')),
    address: addressIn(pieces),
    links: linksIn(near.length > 0 ? lines : everything, email),
  }
}

/** A part under a heading of its own making, in which two or more things are labelled as they are in a contact. */
const isContact = (lines: Line[]) =>
  new Set(
    piecesOf(lines)
      .map(({ label }) => label)
      .filter((label) => label !== null && label !== 'other'),
  ).size > 1

function firstMatch(lines: Line[], pattern: RegExp): string {
  for (const line of lines) {
    const found = pattern.exec(line.text.replaceAll('\t', ' '))
    if (found) return found[0].replace(/^[.'-]+|[.'-]+$/g, '')
  }
  return ''
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

/** Seven to fifteen digits, which are no dates. */
function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '')
  const isDate = /^(?:19|20)\d\d\D+(?:19|20)\d\d$|^\d{1,2}[./-]\d{1,2}[./-]\d{4}|^\d{1,2}[./]\d{4}\b/.test(text.trim())
  return digits.length >= 7 && digits.length <= 15 && !isDate
}

const separators = /\s*[\p{So}|•·●▪■◆♦∙⋅│¦]\s*|\t|\s+[–—]\s+|(?<=\p{L})\s+[-/]\s+|\s{3,}/u

function piecesOf(lines: Line[]): ContactPiece[] {
  return lines.flatMap((line) => {
    let label: ContactLabel | null = null
    return line.cells
      .flatMap(({ text }) => (labelOf(text)?.rest === '' ? [text] : withoutBullet(text).split(separators)))
      .map((part): ContactPiece => {
        const labelled = labelOf(part)
        const piece = {
          label: labelled?.label ?? label,
          text: trimOrnaments(withoutLinks(labelled ? labelled.rest : part)),
          line,
        }
        label = labelled?.rest === '' ? labelled.label : null
        return piece
      })
      .filter((piece) => piece.text !== '')
  })
}

const withoutLinks = (text: string) => text.replaceAll(linkPattern, (link) => (link.includes('@') ? link : ' '))

/** The label a piece begins with; a label that is a text of its own belongs to the piece behind it. */
function labelOf(text: string): { label: ContactLabel; rest: string } | null {
  const colon = text.search(/[:：]/)
  const written = colon > 0 ? text.slice(0, colon) : text
  const label = contactLabels.get(
    fold(written)
      .replace(/[.\s]+$/, '')
      .trim(),
  )
  if (label) return { label, rest: colon > 0 ? text.slice(colon + 1).trim() : '' }
  const short = /^([\p{L}-]{1,6})(?:\.?:\s*|\.\s+)(?=\S)/u.exec(text)
  const abbreviated = short && shortLabels[fold(short[1] ?? '')]
  return short && abbreviated ? { label: abbreviated, rest: text.slice(short[0].length) } : null
}

const shortLabels: Record<string, ContactLabel> = {
  t: 'phone',
  p: 'phone',
  m: 'phone',
  tel: 'phone',
  mob: 'phone',
  тел: 'phone',
  τηλ: 'phone',
  e: 'email',
  a: 'address',
  w: 'other',
}
