import { emailPattern, isPhone, phonePattern, type ContactPiece } from './contact-pieces.ts'
import { findSpan } from './dates.ts'
import { headingKind } from './headings.ts'
import type { Line } from './lines.ts'
import { titleScore } from './roles.ts'
import { fold, wordsOf } from './text.ts'
import { countryNames, streetEndings, streetWords } from './words/contact.ts'

const postalCode =
  /(?<![\d+])(?:[A-Z]{1,2}-)?\d{4,6}(?![\d])|(?<!\d)\d{2}-\d{3}(?!\d)|(?<!\d)\d{4}-\d{3}(?!\d)|(?<!\d)\d{3}\s\d{2}(?!\d)|\b\d{4}\s?[A-Z]{2}\b|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|〒\s?\d{3}-\d{4}|(?<!\d)\d{5}-\d{3}(?!\d)|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/u
const stateCode = /,\s?[A-Z]{2}(?:\s\d{5}(?:-\d{4})?|\s[A-Z]\d[A-Z]\s?\d[A-Z]\d)?$/
const longest = 120

/**
 * Where a person lives, as written: what is labelled as that, or what looks like a street, a town with its code, or a
 * country, or else a name beside the telephone and mail that is not the person's own. `listed` are the lines under a
 * heading that announces nothing but contact.
 */
export function addressIn(pieces: ContactPiece[], fullName: string, listed: Set<Line>): string {
  const labelled = pieces.find(
    ({ label, text }) => label === 'address' && /\p{L}/u.test(text) && !emailPattern.test(text),
  )
  if (labelled) return joined(labelled, pieces)
  const plain = pieces.filter(({ label, text }) => label === null && text !== fullName && isPossible(text))
  const best = plain
    .map((piece) => ({ piece, score: placeScore(piece.text) }))
    .filter(({ piece, score }) => score > (titleScore(piece.text) > 0 ? 1 : 0))
  const first = best.find(({ score }) => score >= 2) ?? best[0]
  const town =
    first?.piece ?? plain.find((piece) => couldBeTown(piece.text) && (listed.has(piece.line) || isReach(piece.line)))
  return town ? joined(town, pieces) : ''
}

const isReach = ({ text }: Line) => emailPattern.test(text) || (text.match(phonePattern)?.some(isPhone) ?? false)

/** A short name that is no title. */
function couldBeTown(text: string): boolean {
  return (
    /^(?:\p{Lu}[\p{Ll}\p{M}'’-]|\p{Lo}{2})[\p{L}\p{M}\s.'’()-]*$/u.test(text) &&
    text.split(/\s+/).length <= 3 &&
    titleScore(text) === 0 &&
    headingKind(text) === null
  )
}

/** A street on one line and its town on the next are one address, and so is what did not fit on a line. */
function joined(piece: ContactPiece, pieces: ContactPiece[]): string {
  const next = pieces
    .slice(pieces.indexOf(piece) + 1)
    .find((other) => other.line !== piece.line && Math.abs(other.x - piece.x) < sameColumn)
  if (!next || next.label !== null || !isPossible(next.text) || isFar(piece.line, next.line)) return piece.text
  const isComplete = postalCode.test(piece.text) || countryNames.has(fold(piece.text.split(',').at(-1)?.trim() ?? ''))
  const isOpen = piece.text !== piece.text.replace(/,$/, '') || /,$/.test(piece.line.text)
  if (!isComplete && (placeScore(next.text) >= 2 || isOpen)) return `${piece.text.replace(/,$/, '')}, ${next.text}`
  return /^\d{1,4}\p{L}?$/u.test(next.text) ? `${piece.text} ${next.text}` : piece.text
}

const sameColumn = 6

const isFar = (line: Line, next: Line) =>
  line.page !== next.page || next.baseline - line.baseline > Math.max(line.fontSize, next.fontSize) * 2.2

function isPossible(text: string): boolean {
  if (/(?<!\d)\+?\d(?:[\s().-]{0,2}\d){8,}/.test(text)) return false
  if (text.length > longest || /@|:\/\/|www\.|linkedin|github/i.test(text) || /^[+(]?\d[\d\s()/.-]+$/.test(text))
    return false
  return (
    !findSpan(text)?.isRange && !/[.!?]\s|\p{Ll}[.!?。]$/u.test(text.replaceAll(/(?<!\p{L})\p{L}{1,5}\.(?=\s)/gu, ''))
  )
}

/** How surely a text tells a place: 2 for a street, a code or a country, 1 for what may be a town. */
export function placeScore(text: string): number {
  const words = wordsOf(text)
  const hasNumber = /\d/.test(text)
  const isStreet = words.some(
    (word) => streetWords.has(word) || streetEndings.some((end) => word.length > end.length + 2 && word.endsWith(end)),
  )
  const parts = text.split(/[,،，、]/).map((part) => fold(part).trim())
  if (parts.some((part) => countryNames.has(part)) || countryNames.has(words.at(-1) ?? '')) return 2
  if (hasNumber && (isStreet || postalCode.test(text))) return 2
  if (
    stateCode.test(text) ||
    /[市省区區県府都]|[가-힣](?:시|도|구)(?:\s|$)/u.test(text.slice(1)) ||
    /^г\.\s/.test(text)
  )
    return 2
  if (isStreet) return 1
  if (hasNumber && parts.length > 1 && parts.length < 6 && parts.every(isShort) && !findSpan(text)) return 1
  return parts.length === 2 && parts.every(isShort) && !hasNumber ? 1 : 0
}

const isShort = (part: string) => part !== '' && part.split(' ').length <= 3
