import { jobs as bank } from './bank.ts'
import { joinDeeds } from './deeds.ts'
import type { Job } from './jobs.ts'
import { addArticle } from './statements.ts'

/** Titles that are held without an article: "I was Director of Sales". */
const withoutArticle =
  /^(?:chief \w+ officer|c[efot]o|vp\b|vice president|(?:(?:deputy|assistant|associate|executive|managing) )?(?:head(?: of\b|$)|director\b)|president|dean|principal$)/i
const proper =
  /^(?:English|French|German|Spanish|Italian|Latin|Chinese|Java|Python|React|Android|Linux|Salesforce|Oracle)\b/

/** "Front desk supervisor" in the middle of a sentence; "Staff Accountant" keeps the capitals that the person gave it. */
function uncapitalizeTitle(title: string): string {
  const [first = '', ...rest] = title.split(' ')
  const isSentenceCase = rest
    .filter((word) => !/^(?:of|for|and|the|in)$/.test(word))
    .every((word) => /^\p{Ll}/u.test(word) || proper.test(word))
  return isSentenceCase && /^\p{Lu}\p{Ll}+$/u.test(first) && !proper.test(first)
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : title
}

/** "the Superior Court", "Orbital Data (24 people)" */
const nameEmployer = (job: Job) => withThe(job.employer)
const withThe = (employer: string) =>
  /^(?:\p{Lu}\S* )+(?:Court|Army|Navy|Air Force|Police Department)$|^(?:University|City|State|Department|Ministry|Port|Bank) of\b/u.test(
    employer,
  )
    ? `the ${employer}`
    : employer

const nameJob = (title: string) => (withoutArticle.test(title) ? title : addArticle(uncapitalizeTitle(title)))
const joinWords = (parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ')
/** Not a number where a date names no year. */
const findYear = (date: string) => Number(/\d{4}/.exec(date)?.[0])

/** Chooses a sentence of the bank. */
export type Pick = (sentences: readonly string[], salt: string) => string

/** What the jobs of a form were, the latest and the one before, each with what the person says of it. What is not known is not said. */
export function describeJobs(jobs: readonly Job[], pick: Pick): { current: string[]; earlier: string[] } {
  const named = jobs.filter(
    ({ title, employer, place, duration, from, to, time }) =>
      title && (employer || place || duration || from || to || time === 'past'),
  )
  const ranks: Record<Job['time'], number> = { present: 0, unknown: 1, past: 2 }
  const [first, second] = named.toSorted(
    (a, b) => ranks[a.time] - ranks[b.time] || (findYear(b.to) || 0) - (findYear(a.to) || 0),
  )
  if (!first) return { current: [], earlier: [] }
  const both = second?.time === 'unknown' && first.time === 'unknown' ? second : undefined
  const isSecondBefore = second !== undefined && (second.isBefore || findYear(second.to) <= findYear(first.from))
  const told = {
    present: () => describeCurrent(first, pick),
    past: () => describePast(first, false, pick),
    unknown: () => describeUndated(first, both),
  }[first.time]()
  return {
    current: [told, ...joinDeeds([...first.said, ...(both?.said ?? [])])],
    earlier: second?.time === 'past' ? [describePast(second, isSecondBefore, pick), ...joinDeeds(second.said)] : [],
  }
}

const fill = (sentence: string, job: Job) =>
  sentence
    .replace('{a job}', () => nameJob(job.title))
    .replace('{employer}', () => nameEmployer(job))
    .replace('{from}', () => job.from)
    .replace('{to}', () => job.to)

const toSteps = ({ firstTitle, title }: Job) => `first as ${nameJob(firstTitle)} and then as ${nameJob(title)}`
const locate = (job: Job) => joinWords([job.employer && `at ${nameEmployer(job)}`, job.place])

function describeCurrent(job: Job, pick: Pick): string {
  const since = job.from && `since ${job.from}`
  if (job.firstTitle) return `I have worked ${joinWords([locate(job), since])}, ${toSteps(job)}.`
  if (job.employer && job.from) return fill(pick(bank.current, 'job'), job)
  return `${joinWords([since ? 'I have been' : 'I am', nameJob(job.title), locate(job), since])}.`
}

function describePast(job: Job, isSecond: boolean, pick: Pick): string {
  const when =
    job.from && job.to
      ? `from ${job.from} to ${job.to}`
      : job.to
        ? `in ${job.to}`
        : job.duration && `for ${job.duration}`
  const before = isSecond && 'Before that,'
  if (job.firstTitle) return `${joinWords([before, 'I worked', locate(job), when])}, ${toSteps(job)}.`
  if (job.employer && job.from && job.to)
    return fill(pick(isSecond ? bank.before : bank.past, isSecond ? 'before' : 'job'), job)
  const place = locate(job)
  const comma = when && place.includes(',') ? ',' : ''
  return `${joinWords([before, 'I was', nameJob(job.title), `${place}${comma}`, when])}.`
}

/** Neither over nor held: the sentence fits both. */
function describeUndated(first: Job, second: Job | undefined): string {
  const isSame = second?.employer === first.employer
  const head = joinWords(['I bring', first.duration && `${first.duration} of`, 'experience as', nameJob(first.title)])
  return `${joinWords([head, !(isSame && second) && locate(first), second && `and as ${nameJob(second.title)}`, second && locate(second)])}.`
}
