import type { LetterForm } from '#engine/model/forms.ts'
import { findSpan } from '#engine/resume-reader/dates.ts'
import { hasCliche } from './cliches.ts'
import type { Said } from './deeds.ts'
import { getVerbForm, isSentence, tagWords } from './english.ts'
import {
  isOfJob,
  listJobs,
  namesEmployer,
  readJob,
  splitJobs,
  withoutEmployer,
  type Job,
  type Line,
  type ReadJob,
} from './jobs.ts'
import { isGap, isSlang } from './left-out.ts'
import { maxStatements, splitItems } from './lines.ts'
import { splitResults } from './split-results.ts'
import { endSentence, readSigns } from './statements.ts'
import { tell } from './stories.ts'
import { clean, toSaid, toYears } from './to-sentences.ts'
import { readVerbPhrase, type Time } from './verb-phrases.ts'

/** What a form tells of the person's work, without its results. */
export interface Work {
  jobs: Job[]
  /** Sentences about the person's work that are of no job: those typed before the first one, and the others. */
  introduction: Said[]
  aside: Said[]
  /** Notes on the person's work that are of no job. */
  notes: string[]
}

/** Work as far as it is read. */
export interface WorkReading extends Work {
  /** Notes as they were typed. */
  typed: Map<string, string>
  /** Whether a text was not told before; it is told then. */
  isNew: (text: string) => boolean
  isOfSkills: (note: string) => boolean
}

/** A longer note is none. */
const maxNoteLength = 240

export const isTellable = (statement: string) => !isGap(statement) && !isSlang(statement) && !hasCliche(statement)

/** Whether it is a new note, and no list of skills. */
export const isNote = ({ isOfSkills, isNew }: WorkReading, note: string) =>
  note.length <= maxNoteLength && !isOfSkills(note) && isNew(note)

const pushNew = ({ isNew }: WorkReading, list: Said[], said: Said) => {
  if (isNew(said.sentence)) list.push(said)
}

/** Reads jobs from their fields, then from what was typed about experience. */
export function readWork(form: LetterForm, isNew: (text: string) => boolean): WorkReading {
  const { experience } = form
  const skills = new Set(splitItems(experience.skills.toLowerCase()))
  const listed = listJobs(form)
  const work: WorkReading = {
    jobs: [],
    introduction: [],
    aside: [],
    notes: [],
    typed: new Map(),
    isNew,
    // "Procore, P6, change orders"
    isOfSkills: (note) => note.split(/,\s*/).every((item) => skills.has(item.toLowerCase())),
  }
  for (const slot of listed) addJob(work, slot)
  let current: Job | undefined
  for (const statement of joinFollowing(splitJobs(experience.relevantExperience)).slice(0, maxStatements)) {
    const found = isSentence(statement) ? null : readJob(statement, current)
    if (found) current = addJob(work, found)
    else {
      // What stands behind dates that could not be read is of no known job.
      if (!isSentence(statement) && findSpan(statement)?.isRange) current = undefined
      placeStatement(work, statement, current, 'passage')
    }
  }
  for (const job of work.jobs) {
    work.notes.push(
      ...takeNotes(job)
        .filter((note) => isNote(work, note))
        .map(readSigns),
    )
    work.aside.push(...takeEarlier(job))
  }
  return work
}

/** "I left to care for my father. During that time I kept the books" is one statement. */
const joinFollowing = (statements: string[]): string[] =>
  statements.reduce<string[]>((joined, statement) => {
    const before = joined.at(-1)
    const isFollowing = /^(?:during that time|meanwhile|in the meantime)\b/i.test(statement)
    return isFollowing && before && isSentence(before)
      ? [...joined.slice(0, -1), `${before} ${statement}`]
      : [...joined, statement]
  }, [])

function addJob(work: WorkReading, { job: found, details, results }: ReadJob): Job {
  const known = work.jobs.find(({ title, employer }) => title === found.title && employer === found.employer)
  const job = known ?? found
  if (!known) work.jobs.push(job)
  for (const detail of details) placeStatement(work, detail, job, 'job')
  for (const result of results.flatMap(splitResults)) placeStatement(work, result, job, 'result')
  return job
}

/** Where a statement was typed: among a job's duties or its results, or in a passage on all jobs. */
type Source = 'job' | 'result' | 'passage'

/** Adds a statement to the job it is of, or to what is of none. */
function placeStatement(work: WorkReading, statement: string, after: Job | undefined, from: Source) {
  if (!isTellable(statement)) return
  const { jobs, isNew } = work
  const note = clean(statement)
  // "I hang doors" and "I have filled in at Fern since", behind a job that is over, are of the one held now, or of none.
  const isNow = from === 'passage' && after?.time === 'past' && isAboutNow(note)
  const named = after ? undefined : jobs.find(({ employer }) => namesEmployer(note, employer))
  const job = isNow ? jobs.findLast(({ time }) => time === 'present') : (after ?? named)
  work.typed.set(readSigns(note), statement)
  const said = readStatement(statement, note, from, job?.time ?? 'unknown')
  if (!said && note.length > maxNoteLength) return
  const years = said ? null : toYears(note)
  const general = jobs.length > 0 ? work.aside : work.introduction
  const spent = years ? { sentence: endSentence(years), deed: null } : null
  if (spent && job) job.lines.push({ note, said: spent })
  else if (spent) general.push(spent)
  else if (said && isStudying(said)) pushNew(work, general, said)
  else if (job && (said || from !== 'passage' || isOfJob(note))) {
    if (isNew(said?.sentence ?? `${job.title} ${note}`) && !(from !== 'passage' && work.isOfSkills(note))) {
      const line = { note, said, isResult: from === 'result' }
      job.lines.push(named ? withoutEmployer(line, job.employer) : line)
    }
  } else if (said) pushNew(work, general, said)
  else if (isNote(work, note)) work.notes.push(readSigns(note))
}

function readStatement(statement: string, note: string, from: Source, time: Time): Said | null {
  // "In between I triage the walk-ins."
  if (from === 'passage' && /^\p{Lu}[^:]*\b(?:I|we|me|us)\b[^:]*[.!?]$/u.test(statement)) return tell(statement, time)
  // What stands behind a title is a note, unless it begins as a sentence does.
  const isSayable = from === 'passage' || /^(?:I|my|we|our)\b/i.test(note) || readVerbPhrase(note) !== null
  return isSayable ? toSaid(note, time) : null
}

/** Whether a sentence tells what the person learns now. */
export const isStudying = ({ sentence }: Said) => /^I have been (?:taking|studying|attending|learning)\b/.test(sentence)

/** "I do", "I have managed", and sentences that keep their "I" in a list. */
export function isAboutNow(note: string, item = ''): boolean {
  const [subject, verb] = tagWords(note).filter(({ tag }) => tag !== 'ADV')
  const isOwn = /^(?:i|we)$/.test(subject?.lower ?? '')
  const isOver = /^(?:was|were|had|did)$/.test(verb?.lower ?? '')
  return /^(?:I|We|My)\b/i.test(item) || (isOwn && !isOver && (verb?.tag === 'AUX' || getVerbForm(verb) === 'base'))
}

/** A result in note form, which never follows a colon: "zero findings in two audits". */
const isRecord = (note: string) => /^(?:zero|no|employee of|awards?|winner|top|best|only|\d+ ?%)(?=\s)/i.test(note)

/** Takes out several notes that stand among more whole sentences of the person, and a lone one that is a result. */
function takeNotes(job: Job): string[] {
  const notes = job.lines.filter(({ said }) => said === null)
  const sentences = job.lines.filter(({ said }) => said !== null && said.deed === null)
  const isTaken = notes.length === 1 ? isRecord(notes[0]?.note ?? '') : sentences.length > notes.length
  if (!isTaken) return []
  job.lines = job.lines.filter(({ said }) => said !== null)
  return notes.map(({ note }) => note)
}

const isEarlierLine = ({ note, said }: Line) => said !== null && /^(?:before|after|prior)\b/i.test(note)

/** "Before that I framed houses" is no item of a list. */
function takeEarlier(job: Job): Said[] {
  if (job.lines.every(({ said }) => said !== null)) return []
  const earlier = job.lines.filter(isEarlierLine)
  job.lines = job.lines.filter((line) => !isEarlierLine(line))
  return earlier.flatMap(({ said }) => said ?? [])
}
