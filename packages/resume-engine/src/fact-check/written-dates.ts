import { fold } from '#engine/resume-reader/text.ts'
import { parseMonth } from '#engine/resume-reader/words/months.ts'
import { presentWords } from '#engine/resume-reader/words/present.ts'

export interface FoundDate {
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

const toPresent = new RegExp(
  String.raw`^\s*(?:[-–—~〜]|to|until|till|through|bis|à|a|до|по|إلى|至)\s*(?:${presentWords.map((word) => word.replaceAll(/[.*+?^$()[\]\\|{}]/g, String.raw`\$&`)).join('|')})(?!\p{L})`,
  'iu',
)

/** Whether a date begins a span that lasts until today. */
export const goesOn = (text: string, { end }: FoundDate): boolean => toPresent.test(fold(text.slice(end, end + 30)))

/** Adjacent dates in the form's free text, as `2015 2019` or `2015 now`. */
export function writtenSpans(text: string): Set<string> {
  const dates = datesIn(text)
  const spans = new Set<string>()
  for (const [index, from] of dates.entries()) {
    const next = dates[index + 1]
    if (goesOn(text, from)) spans.add(`${from.date} now`)
    if (next && next.start - from.end < 6) spans.add(`${from.date} ${next.date}`)
  }
  return spans
}
