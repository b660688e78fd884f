import type { LetterForm } from '#engine/model/forms.ts'
import { hasCliche } from './cliches.ts'
import { toChange } from './changes.ts'
import { getVerbForm, isSentence, tagWords } from './english.ts'
import { isEarlier, isStudy, listJobs, readJob, splitJobs, trimEarlier, type Job } from './jobs.ts'
import { isHarmful, isGap } from './left-out.ts'
import { splitItems } from './lines.ts'
import { hasNumber } from './numbers.ts'
import { fold } from './paragraphs.ts'
import { measureRelevance, type Topics } from './posting-topics.ts'
import { capitalize, endSentence, lowerFirst, readArrows, splitStatements } from './statements.ts'
import { clean, toDescription, toReason, toSaid, toYears } from './to-sentences.ts'
import type { Said } from './deeds.ts'
import type { Time } from './verb-phrases.ts'

/** Something that was done. */
export interface Proof {
  /** As typed, with a capital for a list. */
  text: string
  /** Null where it is no sentence and does not certainly become one. */
  said: Said | null
  /** A note or a figure, which a list holds best. */
  isFact: boolean
  weight: number
  /** From the field of achievements. */
  isResult: boolean
}

/** What a form holds for a letter. Whatever is no sentence of the person and becomes none is a fact, a note, or in `unused`. */
export interface Material {
  jobs: Job[]
  /** The person's own sentences about their work, where no job of theirs was understood before. */
  background: Said[]
  /** Lines as typed: who the person is, what they studied, what came before. */
  notes: Record<'background' | 'education' | 'before', string[]>
  /** The most telling first. */
  proofs: Proof[]
  whyCompany: string[]
  whyPosition: string[]
  ways: string[]
  unused: Record<'whyCompany' | 'whyPosition' | 'valueProposition', string[]>
}

const maxStatements = 40

export function readMaterial(form: LetterForm, topics: Topics): Material {
  const { experience, motivation } = form
  const seen = new Set<string>()
  const isNew = (text: string) => !seen.has(fold(text)) && seen.add(fold(text)).has(fold(text))
  const reasons = splitReasons(motivation.whyCompany, toReason, isNew)
  const motives = splitReasons(motivation.whyPosition, toReason, isNew)

  const read = listJobs(form)
  const background: Said[] = []
  const notes: Material['notes'] = { background: [], education: [], before: [] }
  const further: [note: string, time: Time][] = []
  const skills = new Set(splitItems(experience.skills).map((skill) => skill.toLowerCase()))
  const place = (statement: string, time: Time, told: Said[]) => {
    if (isGap(statement) || hasCliche(statement)) return
    const said = toSaid(statement, time)
    const note = clean(statement)
    if (said) told.push(...(isNew(said.sentence) ? [said] : []))
    else if (toYears(note)) told.push({ sentence: endSentence(`I bring ${toYears(note)}`), deed: null })
    else if (isEarlier(note)) notes.before.push(...(/\s\S+\s|\d{4}/.test(trimEarlier(note)) ? [trimEarlier(note)] : []))
    else if (isStudy(note)) notes.education.push(note)
    else if (isTelling(note, skills)) further.push([note, time])
  }
  let current: Job | undefined
  let isNoteFirst = true
  for (const statement of splitJobs(experience.relevantExperience).slice(0, maxStatements)) {
    const found = isSentence(statement) ? null : readJob(statement, current)
    isNoteFirst &&= further.length > 0 || background.length === 0
    if (!found) place(statement, current?.time ?? 'unknown', current?.said ?? background)
    else {
      current = found.job
      const { title, employer } = current
      if (!read.some(({ job }) => job.title === title && job.employer === employer)) read.push(found)
    }
  }
  for (const { job, details } of read) for (const detail of details) place(detail, job.time, job.said)
  const jobs = read.map(({ job }) => job)
  // Without a job that was understood, the notes say who the person is.
  if (jobs.length === 0) {
    notes.background.push(...notes.before.splice(0), ...(isNoteFirst ? further.splice(0, 3).map(([note]) => note) : []))
  }

  const listed = experience.positions.map(({ achievements, endDate }): [string, Time] => [
    achievements,
    endDate ? 'past' : 'present',
  ])
  const proofs = [
    ...[...listed, [experience.keyAchievements, findCommonTime(jobs)] as const].flatMap(([text, time]) =>
      listProofs(text, time, topics, true),
    ),
    ...further.flatMap(([text, time]) => listProofs(text, time, topics, false)),
  ]
    .filter(({ text }) => isNew(text))
    .sort((a, b) => b.weight - a.weight)
  const ways = splitReasons(
    motivation.valueProposition,
    (text) => toSaid(text, 'present')?.sentence ?? toDescription(text),
    isNew,
  )
  return {
    jobs,
    background,
    notes,
    proofs,
    whyCompany: reasons.used,
    whyPosition: motives.used,
    ways: ways.used,
    unused: { whyCompany: reasons.unused, whyPosition: motives.unused, valueProposition: ways.unused },
  }
}

/** What all jobs of a form have in common: a result that belongs to none of them may be of any. */
const findCommonTime = (jobs: Job[]): Time => {
  if (jobs.some(({ time }) => time === 'present')) return 'present'
  return jobs.length > 0 && jobs.every(({ time }) => time === 'past') ? 'past' : 'unknown'
}

const isElsewhere = (statement: string) => /\b(?:are|work) here\b/i.test(statement)

/** A note that a letter can hold: it says more than the skills do, and stands without the line before it. */
const isTelling = (note: string, skills: ReadonlySet<string>): boolean =>
  !note.split(/,\s*/).every((item) => skills.has(item.toLowerCase())) &&
  (note.split(/\s+/).length > 3 || (hasNumber(note) && note.includes(' '))) &&
  !/\b(?:there|none|last \d)\b/i.test(note) &&
  // Duties in a row: "open and close, hire".
  (hasNumber(note) || getVerbForm(tagWords(lowerFirst(note))[0]) === null)

/** The lines of a passage as proofs. The statements of one line stay beside each other, because they weigh the same. */
const listProofs = (text: string, time: Time, topics: Topics, isResult: boolean): Proof[] =>
  text
    .split(/\r?\n/)
    .slice(0, maxStatements)
    .flatMap((typed) => {
      const lines = splitStatements(typed).filter(
        (statement) => !isGap(statement) && !hasCliche(statement) && !isElsewhere(statement),
      )
      const weight = Math.min(1, measureRelevance(typed, topics)) + (hasNumber(typed) ? 0.35 : 0) + (isResult ? 0.5 : 0)
      return lines.map(clean).map((line): Proof => {
        const said = toSaid(line, time)
        const change = said ? null : toChange(line)
        return {
          text: capitalize(readArrows(line)),
          said: said ?? (change === null ? null : { sentence: change, deed: null }),
          isFact: said === null,
          weight,
          isResult,
        }
      })
    })

interface Split {
  used: string[]
  unused: string[]
}

function splitReasons(
  text: string,
  turn: (statement: string) => string | null,
  isNew: (text: string) => boolean,
): Split {
  const used: string[] = []
  const unused: string[] = []
  for (const statement of splitStatements(text).slice(0, maxStatements)) {
    // "I rode along with it": with what, a statement says that was left out.
    const isLoose =
      unused.length > 0 && /\b(?:it|its|that|this|they|them|their|there|he|she|him|her)\b/i.test(statement)
    const sentence = isHarmful(statement) || hasCliche(statement) || isLoose ? null : turn(statement)
    if (sentence === null) unused.push(statement)
    else if (isNew(sentence)) used.push(sentence)
  }
  return { used, unused }
}
