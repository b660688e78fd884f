import { toBullet } from './bullets.ts'
import type { Said } from './deeds.ts'
import { areTellable, isDone, listItems, lowerNote, orderJobs } from './job-sentences.ts'
import { namesEmployer, withoutEmployer, type Job, type Line } from './jobs.ts'
import { namesCredential } from './letter-skills.ts'
import { maxStatements } from './lines.ts'
import { fold } from './paragraphs.ts'
import { splitResults } from './split-results.ts'
import { readSigns, trimEnd } from './statements.ts'
import { readStory, type Story } from './stories.ts'
import { clean, toSaid } from './to-sentences.ts'
import { readVerbPhrase, type Time } from './verb-phrases.ts'
import { isAboutNow, isNote, isTellable, type WorkReading } from './work.ts'

/** Something that was done, learned or reached. */
export interface Proof {
  /** As an item of a list. */
  item: string
  /** Null where it is no sentence and does not certainly become one. */
  said: Said | null
}

/** Reads what was achieved: results and stories. What turns out to be a duty joins its job, or what is said of none. */
export function readResults(achievements: string, work: WorkReading): { proofs: Proof[]; stories: Story[] } {
  const time = findCommonTime(work.jobs)
  const proofs: Proof[] = []
  const stories: Story[] = []
  for (const line of achievements.split(/\r?\n/).slice(0, maxStatements)) {
    const story = readStory(line, time)
    if (story) stories.push(...(work.isNew(story.told[0]?.sentence ?? '') ? [story] : []))
    else
      for (const statement of splitResults(line).slice(0, maxStatements - proofs.length))
        if (isTellable(statement)) proofs.push(...readResult(clean(statement), time, work))
  }
  return { proofs, stories }
}

/** The result that a note tells; none where it is a duty or was told before. */
function readResult(note: string, time: Time, work: WorkReading): Proof[] {
  const { jobs, isNew } = work
  const said = toSaid(note, time)
  const item = readSigns(toBullet(note, time))
  // "I do the weekly forecast" is what a job is, and no result of it.
  const isDuty = said?.deed ? !said.deed.isPast : said !== null && isAboutNow(note, item)
  const job = findJob(note, isDuty, jobs)
  if (job) {
    if (isNew(said?.sentence ?? note)) job.lines.push(withoutEmployer({ note, said, isResult: !isDuty }, job.employer))
    return []
  }
  if (said && isDuty) {
    if (isNew(said.sentence)) (jobs.length > 0 ? work.aside : work.introduction).push(said)
    return []
  }
  const isOfJobs = jobs.some(({ lines }) => lines.some((line) => fold(line.note) === fold(note)))
  return isNote(work, note) && !isOfJobs ? [{ item, said }] : []
}

/** The job that a note is a line of. */
function findJob(note: string, isDuty: boolean, jobs: readonly Job[]): Job | undefined {
  if (/^I (?:hold|have|am)\b/.test(note) && namesCredential(note)) return undefined
  const latest = jobs.find((job) => job.time === 'present') ?? jobs[0]
  // Results follow the latest job anyway, unless its own lines are a list.
  const named = jobs.find(
    (job) => namesEmployer(note, job.employer) && (job !== latest || job.lines.some((line) => line.said === null)),
  )
  const holder = latest?.time === 'present' || jobs.length === 1 ? latest : undefined
  return named ?? (isDuty ? holder : undefined)
}

/** Fewer duties are no list. */
const minListedDuties = 2

/** The results in the list of the latest job: where enough is left of it, or few things, they stand with the others behind it. */
export function takeResults(jobs: readonly Job[]): Proof[] {
  const [job] = orderJobs(jobs)
  if (!job || !(listItems(job).length > 0 || job.lines.some(({ said, isResult }) => isResult && !said))) return []
  const toProof = (line: Line) => ({ item: readSigns(toBullet(line.note, job.time)), said: line.said })
  const isResult = (line: Line) => line.isResult || (job.time === 'present' && isDone(toProof(line).item))
  const lines = job.lines.filter((line) => !isResult(line))
  const isTold = areTellable(lines.filter(({ said }) => said === null))
  if (lines.length === 0 || (!isTold && lines.length < minListedDuties)) return []
  const results = job.lines.filter(isResult).map(toProof)
  job.lines = lines
  job.isListed = !isTold
  return results
}

/** Fewer results are no list. */
export const minListed = 4

/** Few notes on results follow the only job, or what else was said of the work: "I cleaned rooms for 6 years: 15 rooms a day." */
export function tellFew(proofs: Proof[], jobs: readonly Job[], introduction: Said[]): Proof[] {
  const few = proofs.filter(
    ({ item, said }) => said === null && !/^(?:I|We|My|Our)\b/.test(item) && readVerbPhrase(item) === null,
  )
  const notes = few.map(({ item }) => lowerNote(item))
  const [[job], [first]] = [jobs, introduction]
  const isOfWork = few.every(({ item }) => /^\d/.test(item))
  if (proofs.length >= minListed || few.length === 0 || !isOfWork || jobs.length > 1 || !(job ?? first)) return proofs
  if (job) job.lines.push(...few.map(({ item }) => ({ note: item, said: null })))
  else if (first) introduction[0] = { sentence: `${trimEnd(first.sentence)}: ${notes.join('; ')}.`, deed: null }
  return proofs.filter((proof) => !few.includes(proof))
}

/** What all jobs of a form have in common: a result that belongs to none of them may be of any. */
const findCommonTime = (jobs: Job[]): Time => {
  if (jobs.some(({ time }) => time === 'present')) return 'present'
  return jobs.length > 0 && jobs.every(({ time }) => time === 'past') ? 'past' : 'unknown'
}
