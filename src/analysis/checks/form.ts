import type { Check } from '#contract/analysis.ts'
import type { DocumentText } from '#contract/document-text.ts'
import { linesOf } from '#analysis/resume-reader/lines.ts'
import { monthNumber, historyOf, type Job } from '#analysis/match/history.ts'
import { wordCount, type Reading } from '#analysis/text/reading.ts'
import { checkOf, counted, listed } from './check.ts'

/** What a reading machine needs to take a resume apart, about 25 of 100 points. */
export function formChecks(reading: Reading, layout: DocumentText | undefined): Check[] {
  const { jobs } = historyOf(reading)
  const checks = [
    headingsCheck(reading),
    contactCheck(reading),
    datesCheck(jobs),
    jobs.length === 0 ? null : orderCheck(jobs),
    lengthCheck(reading),
    layout ? columnsCheck(layout) : null,
  ]
  return checks.filter((check) => check !== null)
}

const expected = [
  ['work', 'Experience'],
  ['education', 'Education'],
  ['skills', 'Skills'],
] as const

function headingsCheck({ lines }: Reading): Check {
  const found = lines.filter(({ heading }) => heading !== null)
  const missing = expected.filter(
    ([kind]) => !lines.some(({ section, heading }) => heading === kind || section === kind),
  )
  return checkOf({
    id: 'headings',
    title: 'Standard headings',
    weight: 5,
    share: 1 - missing.length / expected.length,
    evidence: found.map(({ text }) => text),
    fix: `Add a plain heading on its own line for each of these: ${listed(missing.map(([, name]) => name))}.`,
  })
}

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/
const phone = /(?<!\d)\+?\(?\d(?:[\s().-]{0,3}\d){6,14}(?!\d)/g
const link = /(?:linkedin\.com\/|github\.com\/|https?:\/\/)\S{1,100}/i

function contactCheck({ text, lines }: Reading): Check {
  const mail = email.exec(text)?.[0]
  const numbers = text.match(phone) ?? []
  const number = numbers.find((found) => !/^(?:19|20)\d\d\D{1,3}(?:19|20)\d\d$/.test(found))
  const name = lines
    .slice(0, 3)
    .find((line) => /^\p{L}[\p{L}'’.-]*(?:\s\p{L}[\p{L}'’.-]*){1,4}$/u.test(line.text) && !line.heading)
  const missing = [mail ? '' : 'an email address', number ? '' : 'a phone number'].filter((part) => part !== '')
  const evidence = [name?.text, mail, number, link.exec(text)?.[0]].filter((part) => part !== undefined)
  return checkOf({
    id: 'contact',
    title: 'Contact details',
    weight: 4,
    share: 1 - missing.length / 2,
    evidence,
    fix: `Add ${missing.join(' and ')} as plain text near the top.`,
  })
}

function datesCheck(jobs: Job[]): Check {
  const withMonths = jobs.filter(({ span }) => span.start?.month && (span.isCurrent || span.end?.month))
  return checkOf({
    id: 'dates',
    title: 'Readable dates',
    weight: 4,
    share: jobs.length === 0 ? 0 : 0.7 + (0.3 * withMonths.length) / jobs.length,
    evidence: jobs.map(({ words }) => words),
    fix:
      jobs.length === 0
        ? 'Give each job its dates, such as "Mar 2021 - Present", on the line with the job title or employer.'
        : 'Include the months in your dates, such as "Mar 2021 - Nov 2023".',
  })
}

function orderCheck(jobs: Job[]): Check {
  const ends = jobs.map(({ span }) => (span.isCurrent ? Infinity : span.end ? monthNumber(span.end, 12) : 0))
  const misplaced = jobs.filter((_, index) => index > 0 && (ends[index] ?? 0) > (ends[index - 1] ?? 0))
  return checkOf({
    id: 'order',
    title: 'Most recent job first',
    weight: 3,
    share: 1 - misplaced.length / Math.max(1, jobs.length - 1),
    evidence: jobs.map(({ words }) => words),
    fix: `Listed below older jobs: ${listed(misplaced.map(({ words }) => words))}. Put your most recent job first.`,
  })
}

const fewest = 250
const most = 1_200

function lengthCheck(reading: Reading): Check {
  const words = wordCount(reading)
  const over = Math.max(0, words - most)
  return checkOf({
    id: 'length',
    title: 'Length',
    weight: 4,
    share: words < fewest ? words / fewest : 1 - over / most,
    evidence: [counted(words, 'word')],
    fix:
      words < fewest
        ? `Say more about what you did: a one- to two-page resume has about ${fewest} to ${most} words.`
        : `Trim what is old or less relevant: two pages hold about ${most} words.`,
  })
}

const smallest = 3

function columnsCheck(layout: DocumentText): Check {
  const body = layout.pages.filter(({ part }) => part !== 'margin')
  const boxes = body.filter(({ part, items }) => part === 'box' && items.length > 0).length
  const tiny = body
    .flatMap(({ items }) => items)
    .filter(({ fontSize, text }) => fontSize < smallest && text.trim() !== '')
  const split = body.flatMap(({ items }, page) => linesOf(items, page)).filter(isSplit)
  const all = body.reduce((sum, { items }, page) => sum + linesOf(items, page).length, 0)
  const share = all === 0 ? 0 : split.length / all
  return checkOf({
    id: 'columns',
    title: 'Single-column layout',
    weight: 3,
    share: tiny.length > 0 ? 0 : (boxes > 0 ? 0.5 : 1) * (share > 0.25 ? 0.3 : 1),
    evidence:
      tiny.length > 0 ? tiny.map(({ text }) => text) : split.slice(0, share > 0.25 ? 3 : 0).map(({ text }) => text),
    fix:
      tiny.length > 0
        ? 'Remove text that is too small to read: it counts as hidden.'
        : 'Use a single column without text boxes: parsers often read straight across columns.',
  })
}

/** Two texts side by side that are more than a title and its dates. */
const isSplit = ({ cells }: ReturnType<typeof linesOf>[number]) =>
  cells.filter(({ text }) => text.length > 22).length > 1
