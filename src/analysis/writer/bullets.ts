import { verbOf } from './verbs.ts'
import type { Verb } from './verbs.ts'

/** Of the job a line belongs to: over, held today, or undated, which leaves the tense of every line as it is. */
export type Time = 'past' | 'present' | 'unknown'

const mark = /^(?:[•●○◦▪■□‣⁃∙➢►✓✔★*·–—-]|\d{1,2}[.)]|\(?[a-z]\))\s+/u
const sentenceEnd =
  /(?<=[\p{Ll}\p{N}%)"”»]{2}[.!?])\s+(?=["“«(]?[\p{Lu}\p{Lo}\p{N}])|(?<=[。！？；])|;\s+|(?<=[؟۔])\s*/u
const abbreviation = /(?:\b(?:inc|ltd|corp|co|st|dr|mr|mrs|ms|no|vs|dept|approx|est|etc|jr|sr)|\p{L}\.\p{L})\.$/iu

/** The single statements of a text: its lines, and the sentences of a line that holds several. */
export function statementsOf(text: string): string[] {
  return text.split(/\r?\n/).flatMap(sentencesOf)
}

function sentencesOf(line: string): string[] {
  const parts: string[] = []
  for (const part of line.trim().replace(mark, '').split(sentenceEnd)) {
    const former = parts.at(-1)
    if (former !== undefined && abbreviation.test(former)) parts[parts.length - 1] = `${former} ${part}`
    else parts.push(part)
  }
  return parts.map((part) => part.replaceAll(/\s+/g, ' ').trim()).filter((part) => /[\p{L}\p{N}]/u.test(part))
}

export const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

function withoutFullStop(text: string): string {
  return abbreviation.test(text) ? text : text.replace(/[.;,]$/, '')
}

// "I was taught" is no "taught": what was done to a person stays as it is.
const firstPerson =
  /^i(?:(?:'m|’m| am| was| have been|'ve been)(?=\s+(?:also\s+|currently\s+)?\p{L}+ing\b)|(?: have|'ve|’ve)(?=\s+\p{L}))?\s+(?:also\s+|currently\s+)?(?=\p{L})/iu
const duty =
  /^(?:(?:i |i'm |i’m |i am |was |am )*(?:responsible|accountable) for|(?:my )?(?:duties|responsibilities|tasks) (?:include|included|were)|tasked with|in charge of):?\s+(?=\p{L})/iu

/** Longer ones are no sentences a rule could turn. */
const longestTurned = 600

/** A statement as a bullet that begins with its verb; one that cannot be turned safely stays in its own words. */
export function toBullet(statement: string, time: Time): string {
  const line = withoutFullStop(statement)
  if (line.length > longestTurned) return capitalised(line)
  const isDuty = duty.test(line)
  const rest = line.replace(isDuty ? duty : firstPerson, '')
  const verb = leadingVerb(rest)
  // "Responsible for the budget" and "I am a mentor" hold no verb to begin with.
  if (!verb || (isDuty && verb.shape !== 'gerund')) return capitalised(line)
  const turned = turn(rest, verb, time, rest !== line)
  return capitalised(turned ?? line)
}

const firstWord = /^\p{L}+(?=[\s,/]|$)/u
const article =
  /^\p{L}+\s+(?:a|an|the|my|our|their|its|all|each|every|new|daily|weekly|monthly|over|up|to|with|and|\p{N}|[$€£¥])/iu

function leadingVerb(text: string): Verb | undefined {
  const verb = verbOf(firstWord.exec(text)?.[0].toLowerCase() ?? '')
  if (!verb) return undefined
  const couldBeNoun = verb.isAmbiguous && (verb.shape === 'base' || verb.shape === 'third')
  return couldBeNoun && !article.test(text) ? undefined : verb
}

/** The statement with its verbs in the tense of the job, or null where that might change what it says. */
function turn(text: string, { shape }: Verb, time: Time, hadSubject: boolean): string | null {
  // What was finished stays finished, in a job held today too.
  if (shape === 'past') return text
  if (time === 'unknown') return hadSubject && shape === 'gerund' ? null : text
  return turnVerbs(text, shape, time)
}

const nextVerb = /^((?:,\s+(?:and\s+)?|\s+(?:and|or|then)\s+))(\p{L}+)(?=[\s,]|$)/u
const laterVerb = /((?:,|\s(?:and|or|then|also))\s+)(\p{L}+)/gu

/** Turns the verbs a statement begins with ("plan, write and edit") and those that later words join to them. */
function turnVerbs(text: string, shape: Verb['shape'], time: 'past' | 'present'): string | null {
  const verbIn = (word: string) => {
    const verb = verbOf(word.toLowerCase())
    return verb?.shape === shape ? verb : undefined
  }
  const inTense = ({ past, base }: Verb) => (time === 'past' ? past : base)
  const [first = ''] = firstWord.exec(text) ?? []
  const leading = verbIn(first)
  let turned = leading ? capitalised(inTense(leading)) : first
  let rest = text.slice(first.length)
  for (let next = nextVerb.exec(rest); next; next = nextVerb.exec(rest)) {
    const [whole, link = '', word = ''] = next
    const verb = verbIn(word)
    if (!verb) break
    turned += link + inTense(verb)
    rest = rest.slice(whole.length)
  }
  let isSafe = true
  const end = rest.replace(laterVerb, (whole, link: string, word: string) => {
    const verb = verbIn(word)
    // "managing budgets and hiring": whether the second is a deed or a thing cannot be told.
    if (verb && (verb.isAmbiguous || shape !== 'base')) isSafe = false
    return verb ? link + inTense(verb) : whole
  })
  return isSafe ? turned + end : null
}
