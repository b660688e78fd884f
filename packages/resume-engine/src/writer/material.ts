import type { LetterForm } from '#engine/model/forms.ts'
import { toBullet } from './bullets.ts'
import { hasCliche } from './cliches.ts'
import type { Said } from './deeds.ts'
import { getVerbForm, isSentence, isTypedAsSentence, tagWords } from './english.ts'
import { lowerNote } from './job-sentences.ts'
import { isEarlier, isOfJob, isOnTime, listJobs, readJob, splitJobs, type Job, type ReadJob } from './jobs.ts'
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
  /** Sentences about the person's work that are of no job. */
  background: Said[]
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

  const background: Said[] = []
  const notes: string[] = []
  const typed = new Map<string, string>()
  const proofs: Proof[] = []
  const skills = new Set(splitItems(experience.skills.toLowerCase()))
  /** "Procore, P6, change orders" */
  const isOfSkills = (note: string) => note.split(/,\s*/).every((item) => skills.has(item.toLowerCase()))
  const isNote = (note: string) => note.length <= maxNoteLength && !isOfSkills(note) && isNew(note)
  const prove = (note: string, time: Time) => {
    const said = toSaid(note, time)
    const item = readSigns(toBullet(note, time))
    // "I do the weekly forecast" is what a job is, and no result of it.
    const isDuty = said?.deed ? !said.deed.isPast : said !== null && isAboutNow(note, item)
    const holder = jobs.find((job) => job.time === 'present') ?? (jobs.length === 1 ? jobs[0] : undefined)
    if (said && isDuty) (holder?.said ?? background).push(...(isNew(said.sentence) ? [said] : []))
    else if (isNote(note)) proofs.push({ item, said })
  }
  const jobs: Job[] = []
  const lines = new Map<Job, Line[]>()
  const place = (statement: string, after: Job | undefined, from: 'line' | 'slot' | 'passage') => {
    if (!isTellable(statement)) return
    const note = clean(statement)
    // "I hang doors" and "I have filled in at Fern since", behind a job that is over, are of the one held now, or of none.
    const isNow = from === 'passage' && after?.time === 'past' && isAboutNow(note)
    const job = isNow ? jobs.find(({ time }) => time === 'present') : after
    typed.set(readSigns(note), statement)
    // What stands behind a title is a note, unless it begins as a sentence does.
    const isOfLine = from === 'line'
    const isSayable = !isOfLine || /^(?:I|my|we|our)\b/i.test(note) || readVerbPhrase(note) !== null
    const time = job?.time ?? 'unknown'
    // "In between I triage the walk-ins."
    const isTyped = from === 'passage' && /^\p{Lu}[^:]*\b(?:I|we|me|us)\b[^:]*[.!?]$/u.test(statement)
    const tellLine = () => (isTyped ? tell(statement, time) : toSaid(note, time))
    const said = isSayable ? tellLine() : null
    if (!said && note.length > maxNoteLength) return
    const years = said ? null : toYears(note)
    if (years) (job?.said ?? background).push({ sentence: endSentence(years), deed: null })
    else if (said && isStudying(said)) background.push(...(isNew(said.sentence) ? [said] : []))
    else if (job && (said || from !== 'passage' || isOfJob(note))) {
      if (!isNew(said?.sentence ?? `${job.title} ${note}`)) return
      if (isOfLine && !said) job.notes.push(...(isOfSkills(note) ? [] : [readSigns(note)]))
      else lines.get(job)?.push({ note, said })
    } else if (said) background.push(...(isNew(said.sentence) ? [said] : []))
    else if (isNote(note)) notes.push(readSigns(note))
  }
  const open = (found: ReadJob, from: 'line' | 'slot'): Job => {
    const known = jobs.find(({ title, employer }) => title === found.job.title && employer === found.job.employer)
    const job = known ?? found.job
    if (!known) {
      jobs.push(job)
      lines.set(job, [])
    }
    for (const detail of found.details) place(detail, job, from)
    return job
  }
  const slots = listJobs(form)
  for (const slot of slots) open(slot, 'slot')
  let current: Job | undefined
  for (const statement of splitJobs(experience.relevantExperience).slice(0, maxStatements)) {
    const found = isSentence(statement) ? null : readJob(statement, current)
    if (found) current = open(found, 'line')
    else place(statement, current, 'passage')
  }
  for (const job of jobs)
    settle(
      job,
      lines.get(job) ?? [],
      slots.some((slot) => slot.job === job),
    )
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
    ...jobs.flatMap(({ notes, work }) => [...notes.filter((note) => countWords(note) > maxInlineWords), ...work]),
    ...notes.filter((note) => !isStudy(note)),
  ]
    .map((note) => ({
      text: typed.get(note) ?? note,
      isJob:
        (jobs.length === 0 && readVerbPhrase(note) === null) ||
        isEarlier(note) ||
        (/\b(?:19|20)\d\d\b/.test(note) && !/\b(?:CDL|licen[cs]e|certif)/i.test(note)),
    }))
    .filter(({ text }) => countWords(text) > 1 && !/^I\b/.test(text))
  const ways = splitReasons(motivation.valueProposition, toWay, isNew)
  return {
    jobs,
    background,
    notes,
    unclear,
    proofs: notes.length + stories.length > 0 ? proofs : tellFew(proofs, jobs, background),
    stories,
    whyCompany: reasons.used,
    whyPosition: motives.used,
    ways: ways.used,
    unused: { whyCompany: reasons.unused, whyPosition: motives.unused, valueProposition: ways.unused },
  }
}

/** "I do", "I have managed", and sentences that keep their "I" in a list. */
export function isAboutNow(note: string, item = ''): boolean {
  const [subject, verb] = tagWords(note)
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
export const minListed = 3

/** Few notes on results follow the only job, or what else was said of the work: "I cleaned rooms for 6 years: 15 rooms a day." */
function tellFew(proofs: Proof[], jobs: readonly Job[], background: Said[]): Proof[] {
  const few = proofs.filter(
    ({ item, said }) => said === null && !/^(?:I|We|My|Our)\b/.test(item) && readVerbPhrase(item) === null,
  )
  const notes = few.map(({ item }) => lowerNote(item))
  const [[job], [first]] = [jobs, background]
  const isOfWork = few.every(({ item }) => /^(?:no|zero|\d)/i.test(item))
  if (proofs.length >= minListed || few.length === 0 || !isOfWork || jobs.length > 1 || !(job ?? first)) return proofs
  if (job) job.work.push(...notes)
  else if (first) background[0] = { sentence: `${trimEnd(first.sentence)}: ${notes.join('; ')}.`, deed: null }
  return proofs.filter((proof) => !few.includes(proof))
}

/** What was said of a job after its line. */
interface Line {
  note: string
  said: Said | null
}

/** More is no note in brackets. */
const maxInlineLength = 110
const maxInlineWords = 5

/**
 * Tells the lines of a job as sentences, short notes in brackets behind its title, and other notes on the work behind a colon. A job of
 * the form's list has its lines listed below it where some are notes.
 */
function settle(job: Job, lines: readonly Line[], isSlot: boolean) {
  const notes = lines.filter(({ said }) => said === null)
  if (isSlot && notes.length > 0 && lines.length > 1) {
    job.items.push(...lines.map(({ note }) => readSigns(toBullet(note, job.time))))
    return
  }
  job.said.push(...lines.flatMap(({ said }) => said ?? []))
  const isLong = notes.map(({ note }) => note).join('; ').length > maxInlineLength
  for (const { note } of notes) {
    const isInline = isOnTime(note) || (!isLong && countWords(note) <= maxInlineWords && readVerbPhrase(note) === null)
    ;(isInline ? job.notes : job.work).push(readSigns(note))
  }
}

const toWay = (text: string) => toSaid(text, 'present')?.sentence ?? toDescription(text)

/** What all jobs of a form have in common: a result that belongs to none of them may be of any. */
const findCommonTime = (jobs: Job[]): Time => {
  if (jobs.some(({ time }) => time === 'present')) return 'present'
  return jobs.length > 0 && jobs.every(({ time }) => time === 'past') ? 'past' : 'unknown'
}

/** What is typed as a sentence of people is one, if its first clause has a verb: "Two of my customers switched to you last year and told me why." */
function keepTyped(statement: string): string | null {
  const [main = ''] = statement.split(/[,:;]/)
  const isOfPeople = /\b(?:I|me|my|you|your|we|us)\b.*[.!]$/i.test(statement)
  const isLoose = /^(?:because|the way)\b|\b(?:that|who|which)\b/i.test(main)
  return isOfPeople && !isLoose && isTypedAsSentence(main) ? statement : null
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
