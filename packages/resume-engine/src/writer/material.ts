import type { LetterForm } from '#engine/model/forms.ts'
import { findSpan } from '#engine/resume-reader/dates.ts'
import { companyScore, titleScore } from '#engine/resume-reader/roles.ts'
import { toBullet } from './bullets.ts'
import { hasCliche } from './cliches.ts'
import type { Said } from './deeds.ts'
import { getVerbForm, isSentence, isTypedAsSentence, tagWords } from './english.ts'
import { lowerNote } from './job-sentences.ts'
import {
  isEarlier,
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
import { namesCredential } from './letter-skills.ts'
import { isGap, isHarmful, isSlang } from './left-out.ts'
import { splitItems } from './lines.ts'
import { fold } from './paragraphs.ts'
import { endSentence, readSigns, splitStatements, trimEnd } from './statements.ts'
import { readStory, tell, type Story } from './stories.ts'
import { clean, toDescription, toMotive, toReason, toSaid, toYears } from './to-sentences.ts'
import { readVerbPhrase, type Time } from './verb-phrases.ts'
import { countWords } from './words.ts'

/** Something that was done, learned or reached. */
interface Proof {
  /** As an item of a list. */
  item: string
  /** Null where it is no sentence and does not certainly become one. */
  said: Said | null
}

/** What a form holds for a letter, each once and in the order in which it was typed. What becomes nothing of it is in `unused`. */
export interface Material {
  jobs: Job[]
  /** Sentences about the person's work that are of no job: those typed before the first one, and the others. */
  introduction: Said[]
  aside: Said[]
  /** Notes on the person's work that are of no job. */
  notes: string[]
  /** Notes on work, as typed, that no sentence tells; whether they name a job. */
  unclear: { text: string; isJob: boolean }[]
  /** What was achieved. */
  proofs: Proof[]
  stories: Story[]
  whyCompany: string[]
  whyPosition: string[]
  ways: string[]
  unused: Record<'whyCompany' | 'whyPosition' | 'valueProposition', string[]>
}

const maxStatements = 40
/** A longer note is none. */
const maxNoteLength = 240

const studies =
  /\b(?:degree|diploma|GED|major(?:ed)?|B\.?[SA]c?\.?|M\.?[SA]c?\.?|MBA|PhD|bachelor|master|associate'?s|university|college|graduated)\b/iu
/** Whether a note tells of a degree or a school. */
export const isStudy = (note: string): boolean => studies.test(note)
/** Whether a sentence tells what the person learns now. */
export const isStudying = ({ sentence }: Said) => /^I have been (?:taking|studying|attending|learning)\b/.test(sentence)

const isTellable = (statement: string) => !isGap(statement) && !isSlang(statement) && !hasCliche(statement)

export function readMaterial(form: LetterForm): Material {
  const { experience, motivation } = form
  const seen = new Set<string>()
  const isNew = (text: string) => !seen.has(fold(text)) && seen.add(fold(text)).has(fold(text))
  const reasons = splitReasons(motivation.whyCompany, toReason, isNew)
  const motives = splitReasons(motivation.whyPosition, toMotive, isNew)

  const introduction: Said[] = []
  const aside: Said[] = []
  const notes: string[] = []
  const typed = new Map<string, string>()
  const proofs: Proof[] = []
  const skills = new Set(splitItems(experience.skills.toLowerCase()))
  /** "Procore, P6, change orders" */
  const isOfSkills = (note: string) => note.split(/,\s*/).every((item) => skills.has(item.toLowerCase()))
  const isNote = (note: string) => note.length <= maxNoteLength && !isOfSkills(note) && isNew(note)
  const isOfJobs = (note: string) => jobs.some(({ lines }) => lines.some((line) => fold(line.note) === fold(note)))
  const prove = (note: string, time: Time) => {
    const said = toSaid(note, time)
    const item = readSigns(toBullet(note, time))
    // "I do the weekly forecast" is what a job is, and no result of it.
    const isDuty = said?.deed ? !said.deed.isPast : said !== null && isAboutNow(note, item)
    const latest = jobs.find((job) => job.time === 'present') ?? jobs[0]
    // Results follow the latest job anyway, unless its own lines are a list.
    const named = jobs.find(
      (job) => namesEmployer(note, job.employer) && (job !== latest || job.lines.some((line) => line.said === null)),
    )
    const holder = latest?.time === 'present' || jobs.length === 1 ? latest : undefined
    const isHeld = /^I (?:hold|have|am)\b/.test(note) && namesCredential(note)
    const job = isHeld ? undefined : (named ?? (isDuty ? holder : undefined))
    if (job) job.lines.push(...(isNew(said?.sentence ?? note) ? [withoutEmployer({ note, said }, job.employer)] : []))
    else if (said && isDuty) (jobs.length > 0 ? aside : introduction).push(...(isNew(said.sentence) ? [said] : []))
    else if (isNote(note) && !isOfJobs(note)) proofs.push({ item, said })
  }
  const listed = listJobs(form)
  let current: Job | undefined
  const jobs: Job[] = []
  const place = (statement: string, after: Job | undefined, from: 'job' | 'passage') => {
    if (!isTellable(statement)) return
    const note = clean(statement)
    // "I hang doors" and "I have filled in at Fern since", behind a job that is over, are of the one held now, or of none.
    const isNow = from === 'passage' && after?.time === 'past' && isAboutNow(note)
    const named = after ? undefined : jobs.find(({ employer }) => namesEmployer(note, employer))
    const job = isNow ? jobs.findLast(({ time }) => time === 'present') : (after ?? named)
    typed.set(readSigns(note), statement)
    const time = job?.time ?? 'unknown'
    // "In between I triage the walk-ins."
    const isTyped = from === 'passage' && /^\p{Lu}[^:]*\b(?:I|we|me|us)\b[^:]*[.!?]$/u.test(statement)
    // What stands behind a title is a note, unless it begins as a sentence does.
    const isSayable = from === 'passage' || /^(?:I|my|we|our)\b/i.test(note) || readVerbPhrase(note) !== null
    const said = isTyped ? tell(statement, time) : isSayable ? toSaid(note, time) : null
    if (!said && note.length > maxNoteLength) return
    const years = said ? null : toYears(note)
    const general = listed.length > 0 || current ? aside : introduction
    const spent = years ? { sentence: endSentence(years), deed: null } : null
    if (spent && job) job.lines.push({ note, said: spent })
    else if (spent) general.push(spent)
    else if (said && isStudying(said)) general.push(...(isNew(said.sentence) ? [said] : []))
    else if (job && (said || from !== 'passage' || isOfJob(note))) {
      if (isNew(said?.sentence ?? `${job.title} ${note}`) && !(from === 'job' && isOfSkills(note)))
        job.lines.push(named ? withoutEmployer({ note, said }, job.employer) : { note, said })
    } else if (said) general.push(...(isNew(said.sentence) ? [said] : []))
    else if (isNote(note)) notes.push(readSigns(note))
  }
  const open = (found: ReadJob): Job => {
    const known = jobs.find(({ title, employer }) => title === found.job.title && employer === found.job.employer)
    const job = known ?? found.job
    if (!known) jobs.push(job)
    for (const detail of found.details) place(detail, job, 'job')
    return job
  }
  for (const slot of listed) open(slot)
  for (const statement of splitJobs(experience.relevantExperience).slice(0, maxStatements)) {
    const found = isSentence(statement) ? null : readJob(statement, current)
    if (found) current = open(found)
    else {
      // What stands behind dates that could not be read is of no known job.
      if (!isSentence(statement) && findSpan(statement)?.isRange) current = undefined
      place(statement, current, 'passage')
    }
  }
  for (const job of jobs) {
    notes.push(...takeNotes(job).filter(isNote).map(readSigns))
    aside.push(...takeEarlier(job))
  }
  const time = findCommonTime(jobs)
  const stories: Story[] = []
  for (const line of experience.keyAchievements.split(/\r?\n/).slice(0, maxStatements)) {
    const story = readStory(line, time)
    if (story) stories.push(...(isNew(story.told[0]?.sentence ?? '') ? [story] : []))
    else
      for (const statement of splitResults(line).slice(0, maxStatements - proofs.length))
        if (isTellable(statement)) prove(clean(statement), time)
  }

  const unclear = [
    ...jobs.flatMap(({ lines }) => (lines.length === 1 ? lines.filter(({ said }) => said === null) : [])),
    ...notes.filter((note) => !isStudy(note)).map((note) => ({ note })),
  ]
    .map(({ note }) => ({
      text: typed.get(readSigns(note)) ?? note,
      isJob: isEarlier(note) || namesJob(note) || (jobs.length === 0 && readVerbPhrase(note) === null),
    }))
    .filter(
      ({ text }) => countWords(text) > 2 && !/^I\b/.test(text) && !namesCredential(text) && !/^\p{Lu}{2}/u.test(text),
    )
  const ways = splitReasons(motivation.valueProposition, toWay, isNew)
  return {
    jobs,
    introduction,
    aside,
    notes,
    unclear,
    proofs: notes.length + stories.length > 0 ? proofs : tellFew(proofs, jobs, introduction),
    stories,
    whyCompany: reasons.used,
    whyPosition: motives.used,
    ways: ways.used,
    unused: { whyCompany: reasons.unused, whyPosition: motives.unused, valueProposition: ways.unused },
  }
}

/** "I do", "I have managed", and sentences that keep their "I" in a list. */
export function isAboutNow(note: string, item = ''): boolean {
  const [subject, verb] = tagWords(note).filter(({ tag }) => tag !== 'ADV')
  const isOwn = /^(?:i|we)$/.test(subject?.lower ?? '')
  const isOver = /^(?:was|were|had|did)$/.test(verb?.lower ?? '')
  return /^(?:I|We|My)\b/i.test(item) || (isOwn && !isOver && (verb?.tag === 'AUX' || getVerbForm(verb) === 'base'))
}

/** "Only one came back" tells of the result before it; "Trained 3 cooks" and "I opened the store" are others. */
const isEffect = (text: string) =>
  !/^I (?!was\b|am\b|had\b)/.test(text) && countWords(text) > 3 && readVerbPhrase(text) === null

/** The results of a line. What came of one stays with it: "Wrote 60 help articles; tickets fell", "Rebuilt 22 engines. One came back." */
function splitResults(line: string): string[] {
  const parts = splitStatements(line).filter((part) => !isSlang(part))
  if (parts.length === 2 && line.includes(`${parts[0]};`)) return [`${parts[0]}; ${lowerNote(parts[1] ?? '')}`]
  return parts.reduce<string[]>((results, part) => {
    const cause = results.at(-1)
    const isFurther = cause !== undefined && !isSentence(cause) && isEffect(part)
    return isFurther ? [...results.slice(0, -1), `${trimEnd(cause)}; ${lowerNote(part)}`] : [...results, part]
  }, [])
}

/** Fewer results are no list. */
export const minListed = 4

/** Few notes on results follow the only job, or what else was said of the work: "I cleaned rooms for 6 years: 15 rooms a day." */
function tellFew(proofs: Proof[], jobs: readonly Job[], introduction: Said[]): Proof[] {
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

/** "Customer Service Rep, Oxmoor, 2014-2016, evenings", but no "CAMS since 2021". */
const namesJob = (note: string) => /\b(?:19|20)\d\d\b/.test(note) && (titleScore(note) === 1 || companyScore(note) > 0)

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

const toWay = (text: string) => toSaid(text, 'present')?.sentence ?? toDescription(text)

/** What all jobs of a form have in common: a result that belongs to none of them may be of any. */
const findCommonTime = (jobs: Job[]): Time => {
  if (jobs.some(({ time }) => time === 'present')) return 'present'
  return jobs.length > 0 && jobs.every(({ time }) => time === 'past') ? 'past' : 'unknown'
}

/** What is typed as a sentence of people is one, if its first clause has a verb: "Two of my customers switched to you last year and told me why." */
function keepTyped(statement: string): string | null {
  const [first = '', second = ''] = statement.split(/[,:;]\s*/)
  // "Having worked in a laboratory, I know ..."
  const main = /^\p{Lu}\p{Ll}+ing\b/u.test(first) && /^I\b/.test(second) ? second : first
  const isOfPeople =
    /\b(?:I|me|my|you|your|we|us)\b/i.test(statement) && (/[.!]$/.test(statement) || countWords(statement) > 8)
  const isLoose = /^(?:because|the way)\b|\b(?:that|who|which)\b/i.test(main)
  return isOfPeople && !isLoose && isTypedAsSentence(main) ? endSentence(statement) : null
}

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
    // "So do the CFOs" goes on after its sentence.
    const isFurther =
      used.length > 0 && /^(?:so|nor|neither) (?:do|does|did|is|are|was|were|has|have)\b/i.test(statement)
    const toSentence = isFurther ? endSentence : turn
    const sentence =
      isHarmful(statement) || hasCliche(statement) || isLoose ? null : (toSentence(statement) ?? keepTyped(statement))
    if (sentence === null) unused.push(statement)
    else if (isNew(sentence)) used.push(sentence)
  }
  return { used, unused }
}
