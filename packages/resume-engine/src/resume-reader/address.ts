import { type ContactSegment, emailPattern, isPhone, phonePattern } from './contact-patterns.ts'
import { findSpan } from './dates.ts'
import { headingKind } from './headings.ts'
import type { Line } from './lines.ts'
import { titleScore } from './roles.ts'
import { fold, splitWords } from './text.ts'
import { countryNames, streetEndings, streetWords } from './words/contact.ts'

const postalCode =
  /(?<![\d+])(?:[A-Z]{1,2}-)?\d{4,6}(?![\d])|(?<!\d)\d{2}-\d{3}(?!\d)|(?<!\d)\d{4}-\d{3}(?!\d)|(?<!\d)\d{3}\s\d{2}(?!\d)|\b\d{4}\s?[A-Z]{2}\b|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|〒\s?\d{3}-\d{4}|(?<!\d)\d{5}-\d{3}(?!\d)|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/u
const stateCode = /,\s?[A-Z]{2}(?:\s\d{5}(?:-\d{4})?|\s[A-Z]\d[A-Z]\s?\d[A-Z]\d)?$/
const longest = 120

/**
 * The person's address as written: a labelled address, a text that looks like a street, a town with its code or a country,
 * or a name next to the telephone number that is not the person's. `listed` are the lines of a contact section.
 */
export function findAddress(segments: ContactSegment[], fullName: string, listed: Set<Line>): string {
  const labelled = segments.find(
    ({ label, text }) => label === 'address' && /\p{L}/u.test(text) && !emailPattern.test(text),
  )
  if (labelled) return joinAddress(labelled, segments)
  const plain = segments.filter(({ label, text }) => label === null && text !== fullName && isPossible(text))
  const best = plain
    .map((segment) => ({ segment, score: placeScore(segment.text) }))
    .filter(({ segment, score }) => score > (titleScore(segment.text) > 0 ? 1 : 0))
  const first = best.find(({ score }) => score >= 2) ?? best[0]
  const town =
    first?.segment ??
    plain.find((segment) => couldBeTown(segment.text) && (listed.has(segment.line) || isReach(segment.line)))
  return town ? joinAddress(town, segments) : ''
}

const isReach = ({ text }: Line) => emailPattern.test(text) || (text.match(phonePattern)?.some(isPhone) ?? false)

/** A short name that is not a job title. */
function couldBeTown(text: string): boolean {
  return (
    /^(?:\p{Lu}[\p{Ll}\p{M}'’-]|\p{Lo}{2})[\p{L}\p{M}\s.'’()-]*$/u.test(text) &&
    text.split(/\s+/).length <= 3 &&
    titleScore(text) === 0 &&
    headingKind(text) === null
  )
}

/** Joins the lines of an address: a street and the town below it, or a wrapped line. */
function joinAddress(first: ContactSegment, segments: ContactSegment[]): string {
  let text = first.text
  for (let last = first; text.length < longest;) {
    const next = segments
      .slice(segments.indexOf(last) + 1)
      .find((segment) => segment.line !== last.line && isUnder(last, segment))
    const joint = next && next.label === null && isPossible(next.text) ? findJoint(text, last, next, segments) : null
    if (!next || joint === null) break
    text = text.replace(/,$/, '') + joint + next.text
    last = next
  }
  return text
}

const isUnder = (segment: ContactSegment, next: ContactSegment) =>
  !isFar(segment.line, next.line) &&
  (Math.abs(next.x - segment.x) < sameColumn || Math.abs(next.right - segment.right) < sameColumn)

/** The separator between two lines of an address. Null if the second line is not part of the address. */
function findJoint(
  text: string,
  last: ContactSegment,
  next: ContactSegment,
  segments: ContactSegment[],
): string | null {
  if (/^\d{1,4}\p{L}?$/u.test(next.text) || (codeStart.test(text) && codeEnd.test(next.text))) return ' '
  const isFull =
    Math.abs(last.x - next.x) < sameColumn && last.right + widthOfFirstWord(next) > findEdge(last, segments)
  if (codeAlone.test(text) && couldBeTown(next.text)) return ' '
  if (isFull && withoutSpaces.test(text.slice(-1) + next.text.charAt(0))) return ''
  return isWritten(last, ',') || placeScore(next.text) >= 2 ? ', ' : null
}

/** A British or Canadian code over two lines: `CF15` and `8DY`. */
const codeStart = /(?:^|\s)[A-Z]{1,2}\d[A-Z\d]?$/
const codeEnd = /^\d[A-Z][A-Z\d]$/

/** The right edge of the text in a segment's column. */
function findEdge({ x, line }: ContactSegment, segments: ContactSegment[]): number {
  const column = segments.filter((segment) => segment.x === x && segment.line.fontSize === line.fontSize)
  return Math.max(...column.map(({ right }) => right))
}

/** A house number and a postal code. The town is on the next line. */
const codeAlone = /\d\p{L}?,\s\d{4,6}$/u

const withoutSpaces = /^(?!\d\d)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\d]{2}$/u

/** Whether the line has a mark directly after the segment. The segment itself was trimmed. */
const isWritten = ({ text, line }: ContactSegment, mark: string) => line.text.includes(text + mark)

function widthOfFirstWord({ text, x, right }: ContactSegment): number {
  const word = withoutSpaces.test(text.slice(0, 2)) ? 1 : (text.split(' ')[0]?.length ?? 0)
  return ((right - x) / text.length) * word
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

/** Confidence that a text is a place: 2 for a street, a postal code or a country, 1 for a possible town. */
export function placeScore(text: string): number {
  const words = splitWords(text)
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

/** `Engineering` ends like `Kaiserring`, but is not a street. */
const isActivity = (word: string) => /[^r]ering$/.test(word)

const isStreetWord = (word: string) =>
  streetWords.has(word) ||
  (!isActivity(word) && streetEndings.some((end) => word.length > end.length + 2 && word.endsWith(end)))
