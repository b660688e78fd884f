import { toBullet } from './bullets.ts'
import { joinDeeds, type Said } from './deeds.ts'
import { continueWith, isPlural } from './english.ts'
import { isUnpaid, type Job, type Line } from './jobs.ts'
import { addArticle, capitalize, endSentence, lowerFirst, readSigns } from './statements.ts'
import { readVerbPhrase } from './verb-phrases.ts'
import { findVerb } from './verbs.ts'

/** Titles that are held without an article: "I was Director of Sales". */
const withoutArticle =
  /^(?:chief \w+ officer|c(?:[a-z]|is)o\b|[se]?vp\b|avp\b|(?:senior |executive )?vice president|(?:(?:deputy|assistant|associate|executive|managing) )?head(?: of\b|$)|(?:[\p{L}&]+ ){0,2}director\b|(?:deputy )?general counsel|president|dean|principal$|treasurer|secretary of|chair(?:man|woman|person)?\b)/iu
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
  /^(?:\p{Lu}\S* )+(?:Court|Army|Navy|Air Force|Police Department)$|^(?:University|City|State|(?:\p{Lu}\p{L}+ ){0,2}Department|Ministry|Port|Bank) of\b/u.test(
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

/** Chooses a sentence of the bank. */
export type Pick = (sentences: readonly string[], salt: string) => string

/** A job in sentences, and what is listed below it because some of it is no sentence. */
export interface ToldJob {
  job: Job
  sentences: string[]
  items: string[]
  /** What ends its paragraph: in a job held today results with figures, in an earlier one why the person left. */
  last: string[]
}

const ranks: Record<Job['time'], number> = { present: 0, unknown: 1, past: 2 }
/** What is done beside a job follows all jobs. */
const isAside = ({ title, time }: Job) =>
  time === 'present' && /\b(?:volunteer|treasurer|board member|trustee|committee)\b/i.test(title)

/** The latest first. */
export const orderJobs = (jobs: readonly Job[]): Job[] =>
  jobs.toSorted(
    (a, b) =>
      Number(isAside(a)) - Number(isAside(b)) ||
      ranks[a.time] - ranks[b.time] ||
      (findYear(b.to) || 0) - (findYear(a.to) || 0),
  )

/** Each job with what the person says of it, the latest first. What is not known is not said. */
export function describeJobs(jobs: readonly Job[], pick: Pick): ToldJob[] {
  const ordered = orderJobs(jobs)
  return ordered.map((job, at): ToldJob => {
    const previous = ordered[at - 1]
    // Results stand between the latest job and the one before it: "there" would be anywhere.
    const isThere = at > 1 && previous?.employer && previous.employer === job.employer
    const place = isThere ? 'there' : locate(job)
    const sentence = tell(job, place, previous, at, pick)
    const items = listItems(job)
    if (items.length > 0)
      return {
        job,
        sentences: [`${sentence}.`],
        items,
        last: job.lines.flatMap(({ said }) => (said && isLeaving(said) ? said.sentence : [])),
      }
    const notes = job.lines.filter(({ said }) => said === null).map(({ note }) => readSigns(note))
    const note = notes.length > 1 ? notes.map(lowerNote).join('; ') : (notes[0] ?? '')
    const { duties, last } = splitSaid(job)
    const [first = '', ...others] = joinDeeds(duties)
    // One note is no list: "I was a cook at Acme in 2019: brunch for 250 guests."
    const begin = note ? tellNote(sentence, note) : [`${sentence}.`]
    return { job, sentences: [...begin, first, ...others].filter(Boolean), items: [], last: joinDeeds(last) }
  })
}

/** Whether an item tells of something finished: it begins with a verb in the past. */
export const isDone = (item: string) => readVerbPhrase(item)?.form === 'past'

/** A note that begins with "I" or a finished verb, as a sentence; null for every other one. */
function toOwnSentence(note: string): string | null {
  if (/^I\b/.test(note)) return endSentence(note)
  const [first = ''] = /^\p{L}+/u.exec(note) ?? []
  // "Paid, email and events for the UK" is no deed.
  const isPast = isDone(note) || (findVerb(first.toLowerCase())?.shape === 'past' && !/^\p{L}+,/u.test(note))
  return isPast ? endSentence(`I ${lowerFirst(note)}`) : null
}

/** Goes on from the statement before it. */
const goesOn = /^(?:it|that|this|they|now|then|after|since then|one|some|most)\b/i
const isCounted = ({ sentence }: Said) =>
  /\d/.test(sentence) && isDone(capitalize(sentence.replace(/^I (?:also )?/, '')))

const isLeaving = ({ sentence }: Said) => /^I left\b/.test(sentence)

/** What is said of a job, apart: what ends its paragraph. */
function splitSaid({ lines, time }: Job): { duties: Said[]; last: Said[] } {
  const said = lines.flatMap((line) => line.said ?? [])
  const isLast = time === 'present' ? isCounted : isLeaving
  const isApart = !said.some(({ sentence }) => goesOn.test(sentence)) && said.some((one) => !isLast(one))
  return {
    duties: said.filter((one) => !isApart || !isLast(one)),
    last: said.filter((one) => isApart && isLast(one)),
  }
}

function tellNote(sentence: string, note: string): string[] {
  if (isUnpaid(note)) return [`${sentence}.`]
  const own = toOwnSentence(note)
  return own === null ? [`${sentence}: ${endSentence(lowerNote(note))}`] : [`${sentence}.`, own]
}

/** More deeds beside a note are a list, and so are more notes. */
const maxTold = 3
const maxNotes = 2

/** "Code reviews" and "fleet of 88 buses", which may follow a colon; neither "take escalated calls" nor a result. */
const isThing = ({ note, isResult }: Line) =>
  !isResult && !/^I\b/.test(note) && !isUnpaid(note) && !findVerb(/^\p{L}+/u.exec(note.toLowerCase())?.[0] ?? '')

/** Whether all notes on a job are few things, which may follow a colon, or a lone deed. */
export const areTellable = (notes: readonly Line[]) =>
  (notes.length <= maxNotes && notes.every(isThing)) ||
  (notes.length === 1 && notes.every(({ note }) => toOwnSentence(note) !== null))

/** The lines of a job as items of a list, what was finished first; none where they are sentences, but for a note or two things. */
export function listItems({ lines, time, isListed = false }: Job): string[] {
  const notes = lines.filter(({ said }) => said === null)
  const deeds = lines.filter(({ said }) => said?.deed)
  const isTold = areTellable(notes) || (notes.length === 1 && lines.every(({ isResult }) => !isResult))
  if (!isListed && (notes.length === 0 || lines.length === 1 || (isTold && deeds.length <= maxTold))) return []
  const items = lines.filter(({ said }) => !said || !isLeaving(said)).map(({ note }) => readSigns(toBullet(note, time)))
  return [...items.filter(isDone), ...items.filter((item) => !isDone(item))]
}

export function lowerNote(note: string): string {
  const isThing = isPlural(/^[\p{L}-]+/u.exec(note)?.[0] ?? '') && /^\S\p{Ll}/u.test(note)
  // "Science club on the side", but neither "Tall Oak Museum" nor "Spanish teacher".
  const isSentenceCase = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*(?:(?<=ing),)?\s\p{Ll}/u.test(note) && !proper.test(note)
  return continueWith(note) ?? (isThing || isSentenceCase ? lowerFirst(note) : note)
}

/** "Worked at Acme, first as an analyst and then as a manager", or without a title that is not known. */
const isOfEmployer = ({ firstTitle, title }: Job) => firstTitle !== '' || title === ''
const tellSteps = ({ firstTitle, title }: Job) =>
  firstTitle && `, first as ${nameJob(firstTitle)} and then as ${nameJob(title)}`
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

/** "Owner at Abara Catering" is nobody's employee. */
const isOwner = ({ title, employer }: Job) => employer !== '' && /^(?:co-?)?(?:owner|founder|proprietor)\b/i.test(title)

/** "Before Acme," and at the same employer "Before I became a Head Teller," */
function nameLater(later: Job, job: Job): string {
  if (later.employer !== job.employer) return later.employer && `Before ${withThe(later.employer)},`
  const isPromoted = job.employer !== '' && !isOfEmployer(later) && !isOwner(later) && later.title !== job.title
  return isPromoted ? `Before I became ${nameJob(later.title)},` : ''
}

function tell(job: Job, place: string, previous: Job | undefined, at: number, pick: Pick): string {
  const { time, from, to, duration } = job
  const name = nameJob(job.title)
  if (time === 'unknown') {
    if (duration) return joinWords(['I have', duration, 'of experience as', name, place])
    return joinWords(['I have', at > 0 && 'also', 'worked', job.title && `as ${name}`, place])
  }
  if (time === 'present') {
    if (isOwner(job)) return joinWords(['I have run', job.employer, from && `since ${from}`])
    if (isOfEmployer(job)) return `${joinWords(['I have worked', place, from && `since ${from}`])}${tellSteps(job)}`
    if (!from) return joinWords(['I am', name, place])
    const held = joinWords(['I have been', name, place])
    return pick([`${held} since ${from}`, `Since ${from}, ${held}`], 'job')
  }
  const isBefore = previous && !isAside(job) && (job.isBefore || findYear(to) <= findYear(previous.from))
  // Results may stand between the two jobs.
  const named = isBefore && nameLater(previous, job)
  const before =
    isBefore && ['', named || pick(['Before that,', 'Previously,'], 'before'), 'Earlier,', 'Still earlier,'][at]
  if (isOwner(job)) return joinWords([before, 'I ran', job.employer, tellDates(job)])
  if (isOfEmployer(job)) return `${joinWords([before, 'I worked', place, tellDates(job)])}${tellSteps(job)}`
  return joinWords([before, 'I was', describeRole(job, place)])
}
