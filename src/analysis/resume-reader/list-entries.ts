import { findSpan } from './dates.ts'
import type { Line } from './lines.ts'
import { continuesParagraph } from './paragraphs.ts'
import { trimOrnaments, withoutBullet } from './text.ts'

const longestSkill = 80
const longestCertification = 200
const marksOrBrackets = /[()[\]（）]|[,،，、;；|•●▪◦∙·\t\n]|\s[–—/]\s/gu
const separators = /[,،，、;；|•●▪◦∙·\t\n]|\s[–—/]\s/u

/** Skills one by one, however they are listed: by commas, bullets or lines, and without the group's name before them. */
export function skillsIn(lines: Line[]): string[] {
  const entries = paragraphsOf(lines, false).flatMap((text) => splitOutside(withoutGroup(text)))
  return unique(
    entries
      .map(withoutRating)
      .filter((entry) => entry.length > 0 && entry.length <= longestSkill && /[\p{L}]/u.test(entry)),
  )
}

/** Certifications one by one, without the date they were given on. */
export function certificationsIn(lines: Line[]): string[] {
  const entries = paragraphsOf(lines, true).flatMap((text) => text.split(/[;；•●|]|\n/u))
  return unique(
    entries
      .flatMap(atCommas)
      .map(withoutDate)
      .filter((entry) => entry.length > 1 && entry.length <= longestCertification),
  )
}

/** Lines without bullets that run on from the one above are one text; names go on in lower case, lists behind a comma. */
function paragraphsOf(lines: Line[], areNames: boolean): string[] {
  const texts: string[] = []
  const edge = Math.max(...lines.map((line) => line.right))
  let previous: Line | undefined
  for (const line of lines) {
    const text = withoutBullet(line.text)
    const last = texts.at(-1)
    const runsOn = previous !== undefined && continuesParagraph(previous, line, edge)
    const isOpen = /[,،、，]$/.test(previous?.text ?? '') || (runsOn && isUnfinished(previous, text, areNames))
    if (last !== undefined && isOpen) texts[texts.length - 1] = `${last.replace(/([\p{L}])-$/u, '$1-')} ${text}`
    else texts.push(text)
    previous = line
  }
  return texts
}

function isUnfinished(previous: Line | undefined, text: string, areNames: boolean): boolean {
  const before = previous ? withoutBullet(previous.text) : ''
  return areNames ? /^\p{Ll}(?!\p{Lu})/u.test(text) && !/^\p{Ll}/u.test(before) : separators.test(before)
}

function withoutGroup(text: string): string {
  const colon = /^[^,:：;]{2,40}[:：]\s*(?=\S)/u.exec(text)
  return (colon &&
    !/^\d/.test(text.slice(colon[0].length)) &&
    !/\S[:：]\S/u.test(colon[0] + text.charAt(colon[0].length))) ||
    (colon && /\s$/.test(colon[0]))
    ? text.slice(colon?.[0].length ?? 0)
    : text
}

/** A comma within brackets parts nothing. */
function splitOutside(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (const { 0: mark, index } of text.matchAll(marksOrBrackets)) {
    if (/[([（]/u.test(mark)) depth++
    else if (/[)\]）]/u.test(mark)) depth = Math.max(0, depth - 1)
    else if (depth === 0) {
      parts.push(text.slice(from, index))
      from = index + mark.length
    }
  }
  return [...parts, text.slice(from)]
}

const ratings = /\s*(?:[★☆●○■□▪▫⬤◯]{2,}|\d{1,3}\s?%|\d\s?\/\s?\d{1,2})\s*$/u

const withoutRating = (text: string) =>
  trimOrnaments(withoutBullet(text.trim()).replace(ratings, '')).replace(/[.。]$/, '')

function withoutDate(text: string): string {
  const span = findSpan(text)
  const isAtEdge =
    span &&
    (trimOrnaments(text.slice(0, span.index)) === '' || /^[\s).,\]]*$/.test(text.slice(span.index + span.length)))
  return trimOrnaments(
    withoutBullet(isAtEdge ? text.slice(0, span.index) + text.slice(span.index + span.length) : text).replaceAll(
      '\t',
      ' ',
    ),
  ).replace(/[.。]$/, '')
}

/** A line of several short names is a list; a name with its issuer behind a comma is not. */
function atCommas(text: string): string[] {
  const parts = text.split(/[,،、，]\s*/u)
  return parts.length > 2 && parts.every((part) => part.length < 45 && !findSpan(part)) ? parts : [text]
}

const unique = (entries: string[]) => [...new Set(entries)]
