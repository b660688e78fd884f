import { fold } from '#engine/resume-reader/text.ts'
import { parseMonth } from '#engine/resume-reader/words/months.ts'
import type { Facts } from './facts.ts'
import { blanked, memoize } from './texts.ts'
import { datesIn, goesOn, type FoundDate } from './written-dates.ts'

const ownDates = memoize(({ own }: Facts) => datesIn(own))

const between = /^\s*(?:[-–—~〜]|to|until|till|through|bis|à|au|a|al|до|по|إلى|至|から)\s*$/iu
/** Dates that are not in the form, and pairs of them that are no job's there; what they are made of is then no number. */
export function checkDates(facts: Facts, text: string): { reasons: string[]; dates: FoundDate[] } {
  const own = ownDates(facts)
  const known = new Set(own.flatMap(({ date }) => [date, date.slice(0, 4)]))
  const { spans: knownSpans } = facts
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
    .filter(
      (name) => !months.has(String(parseMonth(fold(name)) ?? 0).padStart(2, '0')) && !own.has(parseMonth(fold(name))),
    )
    .map((name) => `The month “${name}” is not in the form`)
}
