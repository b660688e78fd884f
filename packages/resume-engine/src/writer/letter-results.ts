import { findSpan } from '#engine/resume-reader/dates.ts'
import * as bank from './bank.ts'
import { joinDeeds, pairDeeds, toDeed, type Said } from './deeds.ts'
import { isDone, lowerNote, type Pick } from './job-sentences.ts'
import { isEarlier, trimEarlier } from './jobs.ts'
import { namesCredential, toCredential } from './letter-skills.ts'
import { isStudy, type Material } from './material.ts'
import { minListed } from './results.ts'
import { rank, type Sentence } from './paragraphs.ts'
import { measureRelevance, type Topics } from './posting-topics.ts'
import { capitalize, endSentence, lowerFirst } from './statements.ts'
import { tell } from './stories.ts'

const maxListed = 9

/** A result as a sentence: one of the person, or a deed and what came of it. */
export function tellResult({ item, said }: Material['proofs'][number]): Said | null {
  if (said) return said
  if (/^(?:I|We|My|Our)\b/.test(item)) return { sentence: endSentence(item), deed: null }
  const [cause = '', effect, ...more] = item.split('; ')
  const deed = effect && more.length === 0 ? toDeed(cause, 'past') : null
  return deed && { sentence: endSentence(`I ${deed.text}; ${effect}`), deed: null }
}

const isDeed = (item: string) => /^\p{Lu}\p{Ll}+ed\b/u.test(item) || isDone(item)
const isResult = (item: string) =>
  !namesCredential(item) && !/^(?:finished|completed|attended)\b/i.test(item) && (/\p{N}/u.test(item) || isDeed(item))

/** "OTR Werner Enterprises feb 2011 - 2014": a job of which title or employer is not certain. */
const isPastJob = (note: string): boolean => {
  const span = findSpan(note)
  return span?.isRange === true && !span.isCurrent && /^\p{Lu}/u.test(note)
}

/** What was not paid, or is no work. */
const office = /^(?:treasurer|president|secretary|captain|member|chair|board member)\b/i

/** What kind of note it is: work before the jobs that are known, what was learned or is held, or work. */
function findKind(note: string): 'earlier' | 'held' | 'work' {
  if (isEarlier(note)) return 'earlier'
  if (isStudy(note) || namesCredential(note) || office.test(note)) return 'held'
  return isPastJob(note) ? 'earlier' : 'work'
}

/** Notes that no list of results holds, in one sentence behind their label; those that say "I" stand alone. */
function tellNotes(label: string, notes: readonly string[]): string[] {
  const [own, others] = [notes.filter((note) => /^I\b/.test(note)), notes.filter((note) => !/^I\b/.test(note))]
  return [...(others.length === 0 ? [] : [endSentence(`${label} ${others.join('; ')}`)]), ...own.map(endSentence)]
}

/**
 * The results: as sentences where all or few of them are, otherwise as a list with notes on work. Apart from them credentials as
 * sentences, and what follows the jobs: earlier work, and licenses and studies that are no sentence.
 */
export function composeResults({ notes, proofs, stories }: Material, topics: Topics, say: Pick) {
  const { earlier = [], held = [], work: others = [] } = Object.groupBy(notes, findKind)
  const titles = held.map((note) => ({ note, credential: toCredential(note) }))
  const shown = proofs.map((proof) => ({ proof, credential: toCredential(proof.item) }))
  const aside = [
    ...tellNotes(
      `${bank.earlierLabel}:`,
      earlier.map((note) => (isEarlier(note) ? lowerNote(trimEarlier(note)) : note)),
    ),
    ...tellNotes(
      bank.onlyIntro,
      titles.flatMap(({ note, credential }) => (credential === null ? lowerNote(note) : [])),
    ),
  ]
  const credentials = [...titles, ...shown].flatMap(({ credential }) => credential ?? [])
  const all = shown.flatMap(({ proof, credential }) => (credential === null ? proof : []))
  // Many deeds in a row are a list.
  const told = all.map((proof) => (all.length < minListed ? tellResult(proof) : proof.said?.deed ? null : proof.said))
  if (others.length === 0 && told.every((said) => said !== null))
    return { credentials, aside, results: [rank(10, ...joinDeeds(pairDeeds(told)))] }
  const items = choose(
    all.map(({ item }) => item),
    maxListed,
    topics,
  )
  const deedIntros = stories.length > 0 ? [bank.furtherIntro] : bank.deedIntros
  const intros = items.every(isDeed) ? deedIntros : items.every(isResult) ? bank.resultIntros : bank.factIntros
  // What is counted comes first.
  const counted = items.filter((item) => /\p{N}/u.test(item) && isResult(item))
  const listed = [...counted, ...items.filter((item) => !counted.includes(item)), ...others]
  const [only = '', ...more] = listed
  if (more.length === 0) {
    const isRegular = /^\p{Lu}\p{Ll}+ed\b/u.test(only)
    const alone = isRegular ? `I ${lowerFirst(only)}` : `${bank.onlyIntro} ${lowerNote(only)}`
    const sentence = tell(only, 'past')?.sentence ?? endSentence(alone)
    return { credentials, aside, results: [rank(10, sentence)] }
  }
  const intro = say(others.length === 0 ? intros : bank.factIntros, 'list')
  return { credentials, aside, results: [rank(0, intro), rankItems(30, listed, topics)] }
}

/** A figure that is no year. */
const figure = /(?<!\d)(?!(?:19|20)\d\d\b)\d/

/** Items of a list. Where the letter is too long, what answers the posting least goes first, and a figure later. */
export const rankItems = (spare: number, items: readonly string[], topics: Topics): Sentence[] =>
  items.map((item) => {
    const worth = Math.min(8, measureRelevance(item, topics) * 4) + (figure.test(item) ? 8 : 0)
    return { text: addBullet(item), spare: spare - worth }
  })

/** The items that answer the posting best, in their order. */
export function choose(items: readonly string[], most: number, topics: Topics): string[] {
  if (items.length <= most) return [...items]
  const ranked = items.map((item) => ({ item, relevance: measureRelevance(item, topics) }))
  const best = new Set(ranked.toSorted((a, b) => b.relevance - a.relevance).slice(0, most))
  return ranked.filter((entry) => best.has(entry)).map(({ item }) => item)
}

const addBullet = (item: string) => `- ${capitalize(item.replace(/^also\s+(?=\p{Ll})/iu, ''))}`
