import type { Check } from '#engine/model/analysis.ts'
import { monthNumber, readHistory, type Job } from '#engine/match/history.ts'
import { wordCount, type Reading } from '#engine/text/reading.ts'
import { createCheck, countWords, join } from './check.ts'

/** What a reading machine needs to take a resume apart, 9 of 100 points. */
export function formChecks(reading: Reading): Check[] {
  const { jobs } = readHistory(reading)
  const checks = [
    headingsCheck(reading),
    contactCheck(reading),
    datesCheck(jobs),
    jobs.length === 0 ? null : orderCheck(jobs),
    lengthCheck(reading),
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
  return createCheck({
    id: 'headings',
    title: 'Standard headings',
    weight: 3,
    share: 1 - missing.length / expected.length,
    evidence: found.map(({ text }) => text),
    fix: `Add a plain heading on its own line for each of these: ${join(missing.map(([, name]) => name))}.`,
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
  return createCheck({
    id: 'contact',
    title: 'Contact details',
    weight: 2,
    share: 1 - missing.length / 2,
    evidence,
    fix: `Add ${missing.join(' and ')} as plain text near the top.`,
  })
}

function datesCheck(jobs: Job[]): Check {
  const withMonths = jobs.filter(({ span }) => span.start?.month && (span.isCurrent || span.end?.month))
  return createCheck({
    id: 'dates',
    title: 'Readable dates',
    weight: 2,
    share: jobs.length === 0 ? 0 : 0.7 + (0.3 * withMonths.length) / jobs.length,
    evidence: jobs.map(({ words }) => words),
    fix:
      jobs.length === 0
        ? 'Give each job its dates, such as "Mar 2021 - Present", on the line with the job title or employer.'
        : 'Include the months in your dates, such as "Mar 2021 - Nov 2023".',
    about: jobs.filter((job) => !withMonths.includes(job)).map(({ words }) => words),
  })
}

function orderCheck(jobs: Job[]): Check {
  const ends = jobs.map(({ span }) => (span.isCurrent ? Infinity : span.end ? monthNumber(span.end, 12) : 0))
  const misplaced = jobs.filter((_, index) => index > 0 && (ends[index] ?? 0) > (ends[index - 1] ?? 0))
  return createCheck({
    id: 'order',
    title: 'Most recent job first',
    weight: 1,
    share: 1 - misplaced.length / Math.max(1, jobs.length - 1),
    evidence: jobs.map(({ words }) => words),
    fix: `Your job of ${join(misplaced.map(({ words }) => words))} stands below an older one; put the most recent first.`,
    about: misplaced.map(({ words }) => words),
  })
}

const fewest = 250
const most = 1_200

function lengthCheck(reading: Reading): Check {
  const words = wordCount(reading)
  const over = Math.max(0, words - most)
  return createCheck({
    id: 'length',
    title: 'Length',
    weight: 1,
    share: words < fewest ? words / fewest : 1 - over / most,
    evidence: [countWords(words, 'word')],
    fix:
      words < fewest
        ? `Say more about what you did: a one- to two-page resume has about ${fewest} to ${most} words.`
        : `Trim what is old or less relevant: two pages hold about ${most} words.`,
  })
}
