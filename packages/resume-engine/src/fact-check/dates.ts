import { fold } from '#engine/resume-reader/text.ts'
import { parseMonth } from '#engine/resume-reader/words/months.ts'
import { presentWords } from '#engine/resume-reader/words/present.ts'
import type { Facts } from './facts.ts'
import { blanked } from './texts.ts'

interface FoundDate {
  /** `2019-03`, `2019`, or `-03` for a month alone. */
  date: string
  written: string
  start: number
  end: number
}

const pad = (month: number | string) => String(month).padStart(2, '0')
const month = String.raw`(\p{L}{3,12})\.?`
const patterns: [RegExp, (match: RegExpExecArray) => string | null][] = [
  [
    new RegExp(String.raw`(?<!\p{L})${month},? (?:of |de |del )?((?:19|20)\d\d)(?!\d)`, 'giu'),
    ([, name, year]) => named(name, year),
  ],
  [/(?<![\d./-])(\d{1,2})[./]((?:19|20)\d\d)(?![\d./])/gu, ([, number, year]) => `${year}-${pad(number ?? '')}`],
  [/(?<![\d./-])((?:19|20)\d\d)[./-](0[1-9]|1[0-2])(?![\d])/gu, ([, year, number]) => `${year}-${number}`],
  [/((?:19|20)\d\d) ?[年년] ?(\d{1,2}) ?[月월]/gu, ([, year, number]) => `${year}-${pad(number ?? '')}`],
  [/(?<![\d.,/$€£¥])(?<!(?<!(?:19|20)\d\d)-)((?:19|20)\d\d)(?![\d%]|[.,]\d)/gu, ([, year]) => year ?? null],
]

function named(name = '', year = ''): string | null {
  const found = parseMonth(fold(name))
  return found === null ? null : `${year}-${pad(found)}`
}

export function datesIn(text: string): FoundDate[] {
  const found: FoundDate[] = []
  const taken = new Uint8Array(text.length)
  for (const [pattern, read] of patterns)
    for (const match of text.matchAll(pattern)) {
      const date = read(match)
      const [start, end] = [match.index, match.index + match[0].length]
      if (date && !taken.subarray(start, end).includes(1)) {
        found.push({ date, written: match[0], start, end })
        taken.fill(1, start, end)
      }
    }
  return found.sort((a, b) => a.start - b.start)
}

const between = /^\s*(?:[-–—~〜]|to|until|till|through|bis|à|au|a|al|до|по|إلى|至|から)\s*$/iu
const toPresent = new RegExp(
  String.raw`^\s*(?:[-–—~〜]|to|until|till|through|bis|à|a|до|по|إلى|至)\s*(?:${presentWords.map((word) => word.replaceAll(/[.*+?^$()[\]\\|{}]/g, String.raw`\$&`)).join('|')})(?!\p{L})`,
  'iu',
)

/** Dates that are not in the form, and pairs of them that are no job's there; what they are made of is then no number. */
export function checkDates(facts: Facts, text: string): { reasons: string[]; dates: FoundDate[] } {
  const own = datesIn(facts.own)
  const known = new Set(own.flatMap(({ date }) => [date, date.slice(0, 4)]))
  const knownSpans = new Set([...facts.spans, ...writtenSpans(facts.own, own)])
  const dates = datesIn(text)
  const reasons = dates
    .filter(({ date }) => !known.has(date))
    .map(({ written }) => `The date “${written}” is not in the form`)
  for (const [index, from] of dates.entries()) {
    const next = dates[index + 1]
    const isSpan = next && between.test(text.slice(from.end, next.start))
    const isOpen = goesOn(text, from)
    const span = isOpen ? `${from.date} now` : isSpan ? `${from.date} ${next.date}` : null
    if (span && !knownSpans.has(span))
      reasons.push(
        `The dates “${text.slice(from.start, isOpen ? from.end + 12 : next?.end).trim()}” do not match any job in the form`,
      )
  }
  return { reasons: [...reasons, ...openEnded(facts, text), ...loneMonths(facts, own, blanked(text, dates))], dates }
}

const goesOn = (text: string, { end }: FoundDate): boolean => toPresent.test(fold(text.slice(end, end + 30)))

/** Adjacent dates in the form's free text, as `2015 2019` or `2015 now`. */
function writtenSpans(text: string, dates: FoundDate[]): Set<string> {
  const spans = new Set<string>()
  for (const [index, from] of dates.entries()) {
    const next = dates[index + 1]
    if (goesOn(text, from)) spans.add(`${from.date} now`)
    if (next && next.start - from.end < 6) spans.add(`${from.date} ${next.date}`)
  }
  return spans
}

function openEnded(facts: Facts, text: string): string[] {
  if (facts.hasCurrent) return []
  const match = /[-–—] ?(?:present|today|current|now)\b/iu.exec(text)
  return match && facts.kind === 'resume' ? [`“${match[0]}”: no job in the form is held today`] : []
}

const monthNames =
  /(?<!\p{L})(?:January|February|March|April|June|July|August|September|October|November|December)(?!\p{L})/gu

/** Months without a year that the form does not name; `text` has no dates in it. */
function loneMonths(facts: Facts, dates: FoundDate[], text: string): string[] {
  const found = new Set(text.match(monthNames))
  if (found.size === 0) return []
  const months = new Set(dates.map(({ date }) => date.slice(5)))
  const own = new Set(facts.own.match(/\p{L}+/gu)?.map((word) => parseMonth(fold(word))))
  return [...found]
    .filter((name) => !months.has(pad(parseMonth(fold(name)) ?? 0)) && !own.has(parseMonth(fold(name))))
    .map((name) => `The month “${name}” is not in the form`)
}
