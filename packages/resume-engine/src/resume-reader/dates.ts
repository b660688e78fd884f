import { foldInPlace } from './text.ts'
import { parseMonth, seasonNames } from './words/months.ts'
import { presentWords, sinceWords, untilWords } from './words/present.ts'

export interface Point {
  year: number
  month: number | null
}

export interface Span {
  start: Point | null
  end: Point | null
  isCurrent: boolean
  /** Two dates, or one date and a word for today. A single date is stored as the end. */
  isRange: boolean
  index: number
  length: number
}

const escaped = (words: string[]) =>
  words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)).join('|')

const year = String.raw`(?:19|20)\d\d(?!\d)`
const month = String.raw`(?:0?[1-9]|1[0-2])(?!\d)`
const monthScripts = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew'].map((name) => `\\p{Script=${name}}`).join('')
const word = String.raw`[${monthScripts}\p{M}]{3,14}`
const monthName = new RegExp(`[${monthScripts}]{3,}`, 'u')
const season = escaped([...seasonNames])
const forms = [
  String.raw`(?:${season})(?: of)?,? ${year}`,
  String.raw`(?:令和|平成|昭和)\s?\d{1,2}\s?年\s?(?:\d{1,2}\s?月)?`,
  String.raw`(?:19|20)\d\d\s?[年년]\s?(?:\d{1,2}\s?[月월](?:\s?\d{1,2}\s?[日일])?)?`,
  String.raw`\d{1,2}\s?[./]\s?\d{1,2}\s?[./]\s?${year}`,
  String.raw`(?:19|20)\d\d\s?[./-]\s?${month}(?:\s?[./-]\s?\d{1,2}(?!\d))?`,
  String.raw`${month}\s?[./-]\s?${year}`,
  String.raw`(?:\d{1,2}\.?\s)?${word}\.?,?[\s/-]?\s?(?:(?:de|del|of)\s)?${year}`,
  String.raw`${word}\.?\s\d{1,2},\s${year}`,
  String.raw`${word}\.?\s?['-]\d\d(?!\d)`,
  String.raw`${year}[.,]?\s${word}`,
  year,
]
const point = `(?:${forms.join('|')})`
const dash = String.raw`[-–—−‐‑~～〜→]{1,2}`
const until = String.raw`(?:\s*(?:${dash}|(?<![\p{L}])(?:${escaped(untilWords)})(?![\p{L}])))`
const present = String.raw`(?:${escaped(presentWords)})(?![\p{L}])`
const since = String.raw`(?<![\p{L}])(?:${escaped(sinceWords)})`
const suffix = String.raw`(?:\s?(?:гг?\.|года|годы|р\.|έτος|yil))?`

const patterns = {
  range: new RegExp(
    String.raw`(?<![\d\p{L}])(${point})${suffix}${until}{1,3}\s*(?:(${point})${suffix}|(${present}))`,
    'u',
  ),
  monthRange: new RegExp(String.raw`(?<![\p{L}])(${word})\.?\s*${dash}\s*(${point})`, 'u'),
  since: new RegExp(String.raw`${since}\s+(${point})${suffix}`, 'u'),
  open: new RegExp(String.raw`(?<![\d\p{L}])(${point})${suffix}\s*${dash}\s*$`, 'u'),
  single: new RegExp(String.raw`(?<![\d\p{L}/.+-])(${point})`, 'u'),
  /** Further years after the first: `Summer 2013, 2014`, `2012 and 2013`. */
  furtherYears: new RegExp(String.raw`^(?:\s?(?:[,&]|and(?!\p{L}))\s?(?:(?:${season})\s)?${year})+`, 'u'),
}

/** Finds the first date range or date in a text, in any common notation. */
export function findSpan(text: string): Span | null {
  if (!/\p{Nd}/u.test(text)) return null
  const folded = foldInPlace(text)
  return findRange(folded) ?? findSingle(folded)
}

function findRange(text: string): Span | null {
  const range = patterns.range.exec(text)
  const start = parsePoint(range?.[1])
  const end = parsePoint(range?.[2])
  if (!range || !start || (range[2] !== undefined && !end)) return findMonthRange(text) ?? findOpen(text)
  const surplus = end && range[2] !== undefined ? range[2].length - end.to : 0
  const index = range.index + start.from
  const length = range[0].length - start.from - surplus
  return { start: start.point, end: end?.point ?? null, isCurrent: !end, isRange: true, index, length }
}

/** `March – May 2019`: the year applies to both. */
function findMonthRange(text: string): Span | null {
  const match = patterns.monthRange.exec(text)
  const first = parseMonth(match?.[1] ?? '')
  const end = parsePoint(match?.[2])?.point
  if (!match || first === null || !end?.month) return null
  const start = { year: end.year, month: first }
  return { start, end, isCurrent: false, isRange: true, index: match.index, length: match[0].length }
}

function findOpen(text: string): Span | null {
  const since = patterns.since.exec(text)
  const match = since ?? patterns.open.exec(text)
  const start = parsePoint(match?.[1])
  if (!match || !start) return null
  const skipped = since ? 0 : start.from
  const surplus = since ? (match[1] ?? '').length - start.to : 0
  const length = match[0].length - skipped - surplus
  return { start: start.point, end: null, isCurrent: true, isRange: true, index: match.index + skipped, length }
}

const maxListRows = 60

function findSingle(text: string): Span | null {
  const match = patterns.single.exec(text)
  const found = parsePoint(match?.[1])
  if (!match || !found) return null
  const index = match.index + found.from
  const length = found.to - found.from
  const further = patterns.furtherYears.exec(text.slice(index + length, index + length + maxListRows))?.[0] ?? ''
  const last = parseNumbers(further).at(-1)
  const end = last === undefined ? found.point : { year: last, month: null }
  return { start: null, end, isCurrent: false, isRange: false, index, length: length + further.length }
}

const eras: Record<string, number> = { 令和: 2018, 平成: 1988, 昭和: 1925 }

/** The date a text begins or ends with, and which part of the text is that date. */
function parsePoint(text: string | undefined): { point: Point; from: number; to: number } | null {
  if (text === undefined) return null
  const named = monthName.exec(text)
  const point = named ? namedPoint(named[0], text) : numericPoint(text)
  if (point) return { point, from: 0, to: text.length }
  const bare = /(?:19|20)\d\d/.exec(text)
  return bare && { point: { year: Number(bare[0]), month: null }, from: bare.index, to: bare.index + 4 }
}

function namedPoint(name: string, text: string): Point | null {
  const numbers = parseNumbers(text)
  const named = parseMonth(name)
  const written = numbers.findLast((number) => number >= 1900)
  if (seasonNames.has(name) && written !== undefined) return toPoint(written, null)
  const short = numbers.at(-1)
  if (named === null || short === undefined) return null
  return toPoint(written ?? short + (short > 60 ? 1900 : 2000), named)
}

function numericPoint(text: string): Point | null {
  const numbers = parseNumbers(text)
  const era = /令和|平成|昭和/.exec(text)
  if (era) return toPoint((eras[era[0]] ?? 0) + (numbers[0] ?? 0), numbers[1] ?? null)
  const yearAt = numbers.findIndex((number) => number >= 1900)
  const [first, second] = numbers.filter((_, index) => index !== yearAt)
  if (first === undefined) return toPoint(numbers[yearAt] ?? 0, null)
  if (second === undefined || yearAt === 0) return toPoint(numbers[yearAt] ?? 0, first)
  return toPoint(numbers[yearAt] ?? 0, monthOfDay(first, second, text.includes('.')))
}

const parseNumbers = (text: string) => text.match(/\d+/g)?.map(Number) ?? []

/** With slashes the order of day and month depends on the country. Null if it is ambiguous. */
function monthOfDay(first: number, second: number, isDayFirst: boolean): number | null {
  if (isDayFirst || first > 12 || first === second) return second
  return second > 12 ? first : null
}

function toPoint(year: number, month: number | null): Point | null {
  if (year < 1900 || year > 2100) return null
  return { year, month: month !== null && month >= 1 && month <= 12 ? month : null }
}

/** `YYYY-MM`, or null where no month is known. */
export function monthText(point: Point | null): string | null {
  return point?.month ? `${point.year}-${String(point.month).padStart(2, '0')}` : null
}
