import { jobs as bank } from './bank.ts'
import type { Job } from './jobs.ts'
import { endSentence, trimEnd } from './statements.ts'

/** Titles that are held without an article: "I was Director of Sales". */
const withoutArticle =
  /^(?:chief \w+ officer|c[efot]o|vp\b|vice president|head of|director\b|president|assistant head|dean|principal$)/i
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

/** "the Superior Court" */
const nameEmployer = (employer: string) =>
  /^(?:\p{Lu}\S* )+(?:Court|Army|Navy|Air Force|Police Department)$|^(?:University|City|State|Department|Ministry|Port|Bank) of\b/u.test(
    employer,
  )
    ? `the ${employer}`
    : employer

/** "an hour", "a user": by the sound as far as the letters show it. */
export function addArticle(noun: string): string {
  const isVowel = /^(?:[aeio]|u(?!ni|se|sa|ti))/i.test(noun) || /^(?:hour|honest|honor|heir|8|11|18|80)/i.test(noun)
  const isSpelled = /^(?:[AEFHILMNORSX][A-Z\d]|[AEFHILMNORSX]\b)/.test(noun)
  const isSounded = /^U[A-Z]/.test(noun)
  return `${(isVowel || isSpelled) && !isSounded ? 'an' : 'a'} ${noun}`
}

const nameJob = ({ title }: Job) => (withoutArticle.test(title) ? title : addArticle(uncapitalizeTitle(title)))
const joinWords = (parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ')
const maxJobs = 2

/** What the jobs of a form were, the latest and the one before, each with what the person says of it. What is not known is not said. */
export function describeJobs(
  jobs: readonly Job[],
  pick: (sentences: readonly string[], salt: string) => string,
): { current: string[]; earlier: string[] } {
  const named = jobs.filter(
    ({ title, employer, place, duration, to }) => title !== '' && (employer || place || duration || to),
  )
  const ranks: Record<Job['time'], number> = { present: 0, unknown: 1, past: 2 }
  const [first, second] = named.toSorted((a, b) => ranks[a.time] - ranks[b.time]).slice(0, maxJobs)
  if (!first) return { current: [], earlier: [] }
  if (first.time === 'unknown') {
    const others = second?.time === 'unknown' ? second : undefined
    return {
      current: [withNote(describeUndated(first, others), first), ...first.said, ...(others?.said ?? [])],
      earlier: second && !others ? [withNote(describePast(second, true, pick), second), ...second.said] : [],
    }
  }
  const told = first.time === 'present' ? describeCurrent(first, pick) : describePast(first, false, pick)
  const isSecond = second?.time === 'past'
  return {
    current: [withNote(told, first), ...first.said],
    earlier: isSecond ? [withNote(describePast(second, true, pick), second), ...second.said] : [],
  }
}

/** "I have been an RN at St. Anne Hospital since 2018: 28-bed cardiac step-down, mostly nights." */
const withNote = (sentence: string, { note }: Job) =>
  note === '' ? sentence : endSentence(`${trimEnd(sentence)}: ${note}`)

const fill = (sentence: string, job: Job) =>
  sentence
    .replace('{a job}', () => nameJob(job))
    .replace('{employer}', () => nameEmployer(job.employer))
    .replace('{from}', () => job.from)
    .replace('{to}', () => job.to)

function describeCurrent(job: Job, pick: (sentences: readonly string[], salt: string) => string): string {
  if (job.employer && job.from) return fill(pick(bank.current, 'job'), job)
  const since = job.from ? `since ${job.from}` : ''
  return `${joinWords([since ? 'I have been' : 'I am', nameJob(job), job.employer ? `at ${nameEmployer(job.employer)}` : job.place, since])}.`
}

function describePast(
  job: Job,
  isSecond: boolean,
  pick: (sentences: readonly string[], salt: string) => string,
): string {
  if (job.employer && job.from && job.to)
    return fill(pick(isSecond ? bank.before : bank.past, isSecond ? 'before' : 'job'), job)
  const when =
    job.from && job.to
      ? `from ${job.from} to ${job.to}`
      : job.to
        ? `in ${job.to}`
        : job.duration && `for ${job.duration}`
  const place = [job.employer && `at ${nameEmployer(job.employer)}`, job.place].filter(Boolean).join(' ')
  const comma = when && place.includes(',') ? ',' : ''
  return `${joinWords([isSecond ? 'Before that, I was' : 'I was', nameJob(job), `${place}${comma}`.trim(), when])}.`
}

/** Neither over nor held: the sentence fits both. */
function describeUndated(first: Job, second: Job | undefined): string {
  const at = ({ employer, place }: Job) => joinWords([employer && `at ${nameEmployer(employer)}`, place])
  if (first.duration) return `${joinWords([`I bring ${first.duration} of experience as`, nameJob(first), at(first)])}.`
  const isSame = second && second.employer === first.employer
  const as = joinWords(['as', nameJob(first), !isSame && at(first)])
  return `Most of what I would bring comes from my work ${joinWords([as, second && `and as ${nameJob(second)}`, second && at(second)])}.`
}
