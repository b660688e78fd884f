import type { LetterForm } from '#engine/model/forms.ts'
import { hasCliche } from './cliches.ts'
import { isSentence, tagWords } from './english.ts'
import { listJobs, readJob, splitJobs, type Job, type ReadJob } from './jobs.ts'
import { isHarmful, isGap } from './left-out.ts'
import { formatList, oneLine, splitItems } from './lines.ts'
import { hasNumber } from './numbers.ts'
import { fold } from './paragraphs.ts'
import { measureRelevance, type Topics } from './posting-topics.ts'
import { capitalize, capitalizePronoun, endSentence, splitStatements, trimEnd } from './statements.ts'
import { isFluent, readVerbPhrase, turnVerbs, type Time } from './verb-phrases.ts'

/** Something that was done. */
export interface Proof {
  /** As typed, for a list. */
  text: string
  /** As a sentence, where it is one or certainly becomes one by "I". */
  sentence: string | null
  weight: number
  /** From the field of achievements. */
  isResult: boolean
}

/** What a form holds for a letter. Whatever is no sentence of the person and becomes none is in `unused` or among the proofs. */
export interface Material {
  jobs: Job[]
  /** The person's own sentences about their work. */
  background: string[]
  /** The most telling first. */
  proofs: Proof[]
  whyCompany: string[]
  whyPosition: string[]
  ways: string[]
  unused: Record<'whyCompany' | 'whyPosition' | 'valueProposition', string[]>
}

const maxStatements = 40

export function readMaterial(form: LetterForm, topics: Topics): Material {
  const { experience, motivation, jobDetails } = form
  const read: ReadJob[] = listJobs(form)
  const background: string[] = []
  const notes: [text: string, time: Time][] = []
  const skills = new Set(splitItems(experience.skills).map((skill) => skill.toLowerCase()))
  const add = (statement: string, time: Time, said: string[]) => {
    const sentence = toSentence(statement, time)
    if (sentence !== null) said.push(sentence)
    else if (isNote(statement, skills)) notes.push([statement, time])
  }
  for (const statement of splitJobs(experience.relevantExperience).slice(0, maxStatements)) {
    const job = isSentence(statement) ? null : readJob(statement)
    if (job && !read.some(({ job: { title, employer } }) => title === job.job.title && employer === job.job.employer))
      read.push(job)
    else if (!job) add(statement, 'unknown', background)
  }
  for (const { job, details } of read) for (const detail of details) add(detail, job.time, job.said)
  const jobs = read.map(({ job }) => job)
  const time = findCommonTime(jobs)
  const listed = experience.positions.map(({ achievements, endDate }): [string, Time] => [
    achievements,
    endDate ? 'past' : 'present',
  ])
  const results = [...listed, [experience.keyAchievements, time] as const].flatMap(([text, when]) =>
    listProofs(text, when, topics, 0.5),
  )
  const seen = new Set([...background, ...jobs.flatMap(({ said }) => said)].map(fold))
  const proofs = [...results, ...notes.flatMap(([text, when]) => listProofs(text, when, topics, 0))]
    .filter(({ text }) => !seen.has(fold(text)) && seen.add(fold(text)))
    .sort((a, b) => b.weight - a.weight)
  const company = oneLine(jobDetails.companyName)
  const reasons = splitReasons(motivation.whyCompany, (text) =>
    toReason(text, `I would like to work at ${company || 'your company'}`),
  )
  const motives = splitReasons(motivation.whyPosition, (text) => toReason(text, 'I want this position'))
  const ways = splitReasons(motivation.valueProposition, (text) => toSentence(text, 'present') ?? toDescription(text))
  return {
    jobs,
    background,
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

/** The statement as a sentence of the letter, or null where it is none and does not certainly become one. */
function toSentence(statement: string, time: Time): string | null {
  if (isGap(statement) || hasCliche(statement)) return null
  const line = capitalizePronoun(oneLine(statement))
  if (isSentence(line)) return endSentence(capitalize(trimEnd(line)))
  const phrase = readVerbPhrase(line)
  const turned = phrase && isFluent(phrase, line) ? turnVerbs(trimEnd(line), phrase, time) : null
  return turned === null ? null : endSentence(`I ${turned}`)
}

/** A note that a list can hold: it stands without the line before it. */
const isNote = (statement: string, skills: ReadonlySet<string>): boolean =>
  !trimEnd(statement)
    .split(/,\s*/)
    .every((item) => skills.has(item.toLowerCase())) &&
  !isGap(statement) &&
  !hasCliche(statement) &&
  statement.split(/\s+/).length > 3 &&
  !/\b(?:before that|before this|before$|there|none|last \d)\b/i.test(statement)

/** "Here" is where the person works now, and the letter goes elsewhere. */
const isElsewhere = (statement: string) => /\b(?:still|are|work) here\b/i.test(statement)

const weigh = (said: string, topics: Topics) =>
  Math.min(1, measureRelevance(said, topics)) + (hasNumber(said) ? 0.25 : 0)

/** The lines of a passage as proofs. The sentences of one line stay together. */
function listProofs(text: string, time: Time, topics: Topics, base: number): Proof[] {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, maxStatements)
  return lines.flatMap((line) => {
    const statements = splitStatements(line).filter(
      (statement) => !isGap(statement) && !hasCliche(statement) && !isElsewhere(statement),
    )
    const sentences = statements.map((statement) => toSentence(statement, time))
    const isWhole = statements.length > 1 && statements.length < 4 && sentences.every((sentence) => sentence !== null)
    if (isWhole) {
      const said = statements.join(' ')
      return [
        {
          text: toItem(statements.map(trimEnd).join('. ')),
          sentence: sentences.join(' '),
          weight: weigh(said, topics) + base,
          isResult: base > 0,
        },
      ]
    }
    return statements.map((said, index) => ({
      text: toItem(said),
      sentence: sentences[index] ?? null,
      weight: weigh(said, topics) + base,
      isResult: base > 0,
    }))
  })
}

const arrow = /(?<!\S)(\S+)\s(?:->|→|=>)\s(\S+)/g
const hasDigit = (text: string) => /\d/.test(text)

/** In a list, in the person's words. An arrow between two figures is read aloud. */
const toItem = (statement: string) =>
  capitalize(trimEnd(oneLine(statement))).replaceAll(arrow, (whole, from: string, to: string) =>
    hasDigit(from) && hasDigit(to) ? `from ${from} to ${to}` : whole,
  )

interface Split {
  used: string[]
  unused: string[]
}

function splitReasons(text: string, turn: (statement: string) => string | null): Split {
  const used: string[] = []
  const unused: string[] = []
  for (const statement of splitStatements(text).slice(0, maxStatements)) {
    const sentence = isHarmful(statement) ? null : turn(statement)
    if (sentence === null) unused.push(statement)
    else used.push(sentence)
  }
  return { used, unused }
}

const uncapitalizeFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Verbs that a person says of themselves, and no one says of an employer. */
const ownVerb =
  /^(?:want|would|like|love|enjoy|admire|respect|hope|believe|know|grew|met|used|ate|read|heard|visited|bought|shop|live|follow|have)\s/i

function toReason(statement: string, frame: string): string | null {
  // Where "there" is, only the form says.
  if (hasCliche(statement) || /\bthere[.!]?$/i.test(statement)) return null
  const line = trimEnd(capitalizePronoun(oneLine(statement))).replace(/^also,?\s+(?=I\b)/i, '')
  if (isSentence(line))
    return endSentence(/^you\s/i.test(line) ? `I am applying because ${uncapitalizeFirst(line)}` : capitalize(line))
  const [, because] = /^because\s+(.+)$/iu.exec(line) ?? []
  if (because !== undefined) return isSentence(because) ? endSentence(`${frame} because ${because}`) : null
  if (/^to\s+\p{Ll}+\s/u.test(line) && tagWords(line)[1]?.tag === 'VERB') return endSentence(`I would like ${line}`)
  const phrase = uncapitalizeFirst(line)
  return ownVerb.test(phrase) && isSentence(`I ${phrase}`) && !/,\s(?!not\b|and\b|but\b|because\b|so\b)/.test(phrase)
    ? endSentence(`I ${phrase}`)
    : null
}

/** "Calm on bad days, careful on all of them": adjectives alone, each with what it is about. */
function toDescription(statement: string): string | null {
  if (hasCliche(statement)) return null
  const items = trimEnd(oneLine(statement)).split(/,\s+(?:and\s+)?|\s+and\s+/)
  if (items.length > 5) return null
  const said = `I am ${formatList(items.map(uncapitalizeFirst))}`
  return items.every(isAdjective) ? endSentence(said) : null
}

function isAdjective(item: string): boolean {
  const [, , first, next] = tagWords(`I am ${item.toLowerCase()}`)
  return first?.tag === 'ADJ' && (next === undefined || next.tag === 'ADP')
}
