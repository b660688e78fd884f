import { joinDeeds } from './deeds.ts'
import { continueWith, isPlural } from './english.ts'
import { trimEarlier, type Job } from './jobs.ts'
import { addArticle, lowerFirst } from './statements.ts'
import { countWords } from './words.ts'

/** Titles that are held without an article: "I was Director of Sales". */
const withoutArticle =
  /^(?:chief \w+ officer|c(?:[a-z]|is)o\b|[se]?vp\b|avp\b|(?:senior |executive )?vice president|(?:(?:deputy|assistant|associate|executive|managing) )?(?:head(?: of\b|$)|director\b)|(?:deputy )?general counsel|president|dean|principal$)/i
const proper =
  /^(?:English|French|German|Spanish|Italian|Latin|Chinese|Java|Python|React|Android|Linux|Salesforce|Oracle)\b/

/** "Front desk supervisor" in the middle of a sentence; "Staff Accountant" keeps the capitals that the person gave it. */
export function uncapitalizeTitle(title: string): string {
  const [first = '', ...rest] = title.split(' ')
  const isSentenceCase = rest
    .filter((word) => !/^(?:of|for|and|the|in)$/.test(word))
    .every((word) => /^\p{Ll}/u.test(word) || proper.test(word))
  return isSentenceCase && /^\p{Lu}\p{Ll}+$/u.test(first) && !proper.test(first)
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : title
}

/** "the Superior Court", "Orbital Data" */
const withThe = (employer: string) =>
  /^(?:\p{Lu}\S* )+(?:Court|Army|Navy|Air Force|Police Department)$|^(?:University|City|State|Department|Ministry|Port|Bank) of\b/u.test(
    employer,
  )
    ? `the ${employer}`
    : employer

/** "a Staff Accountant", "Head of School" */
export const addTitleArticle = (title: string) => (withoutArticle.test(title) ? title : addArticle(title))
const nameJob = (title: string) => addTitleArticle(uncapitalizeTitle(title))
const joinWords = (parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ')
/** Not a number where a date names no year. */
const findYear = (date: string) => Number(/\d{4}/.exec(date)?.[0])

/** "Freelance Designer (self-employed)" says it twice. */
const isOfFreelancer = ({ title }: Job, note: string) => /^freelance/i.test(title) && /^self-employed$/i.test(note)

/** A longer note is told at the end of the sentence, and not behind the title. */
const maxTitleNote = 4
/** Longer notes on the work are an item of the list. */
const maxToldLength = 260

/** Chooses a sentence of the bank. */
export type Pick = (sentences: readonly string[], salt: string) => string

/** A job in sentences, and what is listed below it because it is no sentence. */
export interface ToldJob {
  sentences: string[]
  items: string[]
  /** Notes on the work, and on what came before it. */
  duties: string[]
  earlier: string[]
}

const ranks: Record<Job['time'], number> = { present: 0, unknown: 1, past: 2 }

/** Each job with what the person says of it, the latest first. What is not known is not said. */
export function describeJobs(jobs: readonly Job[], pick: Pick): ToldJob[] {
  const ordered = jobs.toSorted(
    (a, b) => ranks[a.time] - ranks[b.time] || (findYear(b.to) || 0) - (findYear(a.to) || 0),
  )
  const told = ordered.map((job, at): ToldJob => {
    const previous = ordered[at - 1]
    const place = previous?.employer && previous.employer === job.employer ? 'there' : locate(job)
    const earlier = job.notes.filter((note) => trimEarlier(note) !== note)
    const inline = job.notes.filter((note) => !earlier.includes(note) && !isOfFreelancer(job, note))
    const isOfTitle =
      inline.length === 1 && countWords(inline[0] ?? '') <= maxTitleNote && job.employer !== '' && !job.firstTitle
    const notes = formatNotes(inline)
    const [first = '', ...others] = joinDeeds(job.said)
    // "a Warehouse Associate at Buckeye Distribution: picking and packing"
    const isTold = job.work.join('; ').length <= maxToldLength
    const told = isTold && job.work.length > 0 ? `: ${job.work.map(lowerNote).join('; ')}` : ''
    // "As a Support Lead at Brightpath, I cut response time to 2 hours."
    const isOne = job.time === 'unknown' && !job.duration && place && first.startsWith('I ') && !notes
    const sentences = isOne
      ? [`As ${nameJob(job.title)} ${place}, ${first}`, ...others]
      : [
          `${joinWords([tell(job, isOfTitle ? joinWords([notes, place]) : place, previous, at, pick), !isOfTitle && notes])}${told}.`,
          first,
          ...others,
        ].filter(Boolean)
    return { sentences, items: job.items, duties: told ? [] : job.work, earlier: earlier.map(trimEarlier) }
  })
  return joinBare(ordered, told)
}

/** Earlier jobs of which only their dates are known are one sentence: "Before that, I was a clerk at A from 2011 to 2018 and a cook at B in 2010." */
function joinBare(jobs: readonly Job[], told: readonly ToldJob[]): ToldJob[] {
  const isBare = (at: number) => {
    const [job, entry] = [jobs[at], told[at]]
    return (
      job?.time === 'past' &&
      !job.firstTitle &&
      !job.isBefore &&
      job.from !== '' &&
      entry?.sentences.length === 1 &&
      !entry.sentences[0]?.includes('(') &&
      [...entry.items, ...entry.duties, ...entry.earlier].length === 0
    )
  }
  const joined: ToldJob[] = []
  for (const [at, entry] of told.entries()) {
    const last = joined.at(-1)
    if (at > 1 && isBare(at) && isBare(at - 1) && last) {
      const job = jobs[at] as Job
      last.sentences = [`${last.sentences.join(' ').slice(0, -1)} and ${describeRole(job)}.`]
    } else joined.push({ ...entry })
  }
  return joined
}

/** Notes on a job, in brackets behind its sentence. */
const formatNotes = (notes: readonly string[]) =>
  notes.length > 0 && `(${notes.map(lowerNote).join('; ').replaceAll(/[()]/g, '')})`

export function lowerNote(note: string): string {
  const isThing = isPlural(/^\S+/.exec(note)?.[0] ?? '') && /^\S\p{Ll}/u.test(note)
  // "Science club on the side", but neither "Tall Oak Museum" nor "Spanish teacher".
  const isSentenceCase = /^\p{Lu}\p{Ll}+,?\s\p{Ll}/u.test(note) && !proper.test(note)
  return continueWith(note) ?? (isThing || isSentenceCase ? lowerFirst(note) : note)
}

const toSteps = ({ firstTitle, title }: Job) => `first as ${nameJob(firstTitle)} and then as ${nameJob(title)}`
const locate = (job: Job) => joinWords([job.employer && `at ${withThe(job.employer)}`, job.place])

function tellDates({ from, to, duration }: Job): string {
  if (from && to) return `from ${from} to ${to}`
  return to ? `in ${to}` : duration && `for ${duration}`
}

/** "a law clerk at the Superior Court from 2018 to 2020" */
function describeRole(job: Job, place = locate(job)): string {
  const when = tellDates(job)
  return joinWords([nameJob(job.title), when && place.includes(',') ? `${place},` : place, when])
}

function tell(job: Job, place: string, previous: Job | undefined, at: number, pick: Pick): string {
  const { time, from, to, duration, firstTitle } = job
  const name = nameJob(job.title)
  if (time === 'unknown') {
    if (duration) return joinWords(['I have', duration, 'of experience as', name, place])
    return joinWords(['I have', at > 0 && 'also', 'worked as', name, place])
  }
  if (time === 'present') {
    if (firstTitle) return `${joinWords(['I have worked', place, from && `since ${from}`])}, ${toSteps(job)}`
    if (!from) return joinWords(['I am', name, place])
    const held = joinWords(['I have been', name, place])
    return pick([`${held} since ${from}`, `Since ${from}, ${held}`], 'job')
  }
  const isBefore = previous && (job.isBefore || findYear(to) <= findYear(previous.from))
  const before = isBefore && ['', pick(['Before that,', 'Previously,'], 'before'), 'Earlier,', 'Still earlier,'][at]
  if (firstTitle) return `${joinWords([before, 'I worked', place, tellDates(job)])}, ${toSteps(job)}`
  return joinWords([before, 'I was', describeRole(job, place)])
}
