import { type ContactPiece, emailPattern, isPhone, phonePattern } from './contact-patterns.ts'
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
function joined(first: ContactPiece, pieces: ContactPiece[]): string {
  let text = first.text
  for (let last = first; text.length < longest;) {
    const next = pieces
      .slice(pieces.indexOf(last) + 1)
      .find((piece) => piece.line !== last.line && isUnder(last, piece))
    const joint = next && next.label === null && isPossible(next.text) ? jointOf(text, last, next, pieces) : null
    if (!next || joint === null) break
    text = text.replace(/,$/, '') + joint + next.text
    last = next
  }
  return text
}

const isUnder = (piece: ContactPiece, next: ContactPiece) =>
  !isFar(piece.line, next.line) &&
  (Math.abs(next.x - piece.x) < sameColumn || Math.abs(next.right - piece.right) < sameColumn)

/** What stands between two lines of an address; null where the second is none of it. */
function jointOf(text: string, last: ContactPiece, next: ContactPiece, pieces: ContactPiece[]): string | null {
  if (/^\d{1,4}\p{L}?$/u.test(next.text) || (codeStart.test(text) && codeEnd.test(next.text))) return ' '
  if (countryNames.has(fold(next.text))) return ', '
  const isFull = Math.abs(last.x - next.x) < sameColumn && last.right + widthOfFirstWord(next) > edgeOf(last, pieces)
  if (codeAlone.test(text) && couldBeTown(next.text)) return ' '
  if (isComplete(text)) return null
  if (isFull && withoutSpaces.test(text.slice(-1) + next.text.charAt(0))) return ''
  if (!isWritten(last, ',') && placeScore(next.text) < 2) return null
  return isFull && !isWritten(last, ',') && /^\p{L}/u.test(next.text) ? ' ' : ', '
}

/** A British or Canadian code over two lines: `CF15` and `8DY`. */
const codeStart = /(?:^|\s)[A-Z]{1,2}\d[A-Z\d]?$/
const codeEnd = /^\d[A-Z][A-Z\d]$/

/** How far to the right the text reaches in a piece's column. */
function edgeOf({ x, line }: ContactPiece, pieces: ContactPiece[]): number {
  const column = pieces.filter((piece) => piece.x === x && piece.line.fontSize === line.fontSize)
  return Math.max(...column.map(({ right }) => right))
}

/** A house and a town's code, whose town did not fit on the line. */
const codeAlone = /\d\p{L}?,\s\d{4,6}$/u

const withoutSpaces = /^(?!\d\d)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\d]{2}$/u

/** Whether a piece, whose ends were tidied, has a mark behind it in its line. */
const isWritten = ({ text, line }: ContactPiece, mark: string) => line.text.includes(text + mark)

function widthOfFirstWord({ text, x, right }: ContactPiece): number {
  const word = withoutSpaces.test(text.slice(0, 2)) ? 1 : (text.split(' ')[0]?.length ?? 0)
  return ((right - x) / text.length) * word
}

/** Ends with a country or a town and its code; a number of four digits behind a street is its house. */
function isComplete(text: string): boolean {
  const parts = text.split(',')
  const end = parts.at(-1)?.trim() ?? ''
  if (countryNames.has(fold(end))) return true
  return postalCode.test(end) && (parts.length > 1 || !/\d$/.test(end) || !wordsOf(end).some(isStreetWord))
}

const sameColumn = 6

const isFar = (line: Line, next: Line) =>
  line.page !== next.page || next.baseline - line.baseline > Math.max(line.fontSize, next.fontSize) * 3

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
  const isStreet = words.some(isStreetWord)
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

/** `Engineering` ends like `Kaiserring` and is no street. */
const isActivity = (word: string) => /[^r]ering$/.test(word)

const isStreetWord = (word: string) =>
  streetWords.has(word) ||
  (!isActivity(word) && streetEndings.some((end) => word.length > end.length + 2 && word.endsWith(end)))
