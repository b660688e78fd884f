import { readText, type Reading } from '#engine/text/reading.ts'
import type { Token } from '#engine/text/tokens.ts'
import { functionWords } from '#engine/words/generic.ts'
import { rarity } from '#engine/words/background.ts'
import { findRoleWord, namesOnePerson, ranks } from '#engine/words/titles.ts'
import type { Concept } from '#engine/words/lexicon.ts'

export interface Title {
  /** As written, with the words before it that belong to it. */
  text: string
  stems: string[]
  head: string
  concept: Concept | null
  at: number
  namesOne: boolean
}

const maxModifiers = 2

/** Every profession a text names, in order. */
function titlesIn(reading: Reading): Title[] {
  const { tokens, mentions } = reading
  const byStart = new Map(mentions.filter(({ isInner }) => !isInner).map((mention) => [mention.at, mention]))
  const titles: Title[] = []
  for (let at = 0; at < tokens.length; at++) {
    const mention = byStart.get(at)
    const size = mention?.size ?? 1
    const word = tokens[at]?.word ?? ''
    const isHead = word === 'head' && tokens[at + 1]?.word === 'of'
    const isTitle = mention ? mention.isTitle : isHead || findRoleWord(word) !== null
    if (isTitle) titles.push(titleAt(reading, at, size, mention?.concept ?? null))
    at += size - 1
  }
  return titles
}

function titleAt({ text, tokens }: Reading, at: number, size: number, concept: Concept | null): Title {
  const last = tokens[at + size - 1]
  let from = at
  while (at - from < maxModifiers && isModifier(tokens[from - 1], tokens[at])) from--
  // `Director of Client Services`
  const start = at + size + 1
  let to = start
  while (tokens[start - 1]?.word === 'of' && to - start < maxModifiers && isModifier(tokens[to], last)) to++
  if (to === start) to = at + size
  const words = tokens.slice(from, to)
  const written = text.slice(words[0]?.start, words.at(-1)?.end).replaceAll(/\s+/g, ' ')
  const stems = words.filter(({ word }) => !ranks.has(word) && word !== 'of').map(({ stem }) => stem)
  const word = last?.word ?? ''
  const namesOne = namesOnePerson(word) && !word.endsWith('ing')
  return { text: written, stems, head: last?.stem ?? '', concept, at, namesOne }
}

const isModifier = (token: Token | undefined, title: Token | undefined) =>
  token !== undefined &&
  token.segment === title?.segment &&
  token.line === title.line &&
  !functionWords.has(token.word) &&
  !/^\d|ing$/.test(token.word)

const nearTop = 30
/** A first line of more words is a sentence. */
const maxTitleWords = 14

/** What a posting looks for: what the person named, else the profession it speaks of first and most. */
export function findTitle(posting: Reading | null, target: string): Title | null {
  const named = target.trim() === '' ? null : titlesIn(readText(target.slice(0, 200))).at(-1)
  if (named || !posting) return named ?? null
  const titles = titlesIn(posting)
  const [first] = posting.lines
  const titleEnd = first && first.to <= maxTitleWords ? first.to : 0
  const counts = new Map<string, number>()
  for (const title of titles) counts.set(getQueryKey(title), (counts.get(getQueryKey(title)) ?? 0) + 1)
  const getWeight = (title: Title) =>
    (counts.get(getQueryKey(title)) ?? 0) +
    (title.concept ? 1.5 : 0) -
    (title.namesOne ? 0 : 3) +
    (title.at < titleEnd ? 10 : title.at < nearTop ? 3 : 0)
  const [best] = titles.toSorted((a, b) => getWeight(b) - getWeight(a) || a.at - b.at)
  return best ?? null
}

const getQueryKey = ({ concept, stems }: Title) => concept?.id ?? stems.join(' ')

/** How near one profession is to another: 1 for the same by any of its names. */
function likeness(wanted: Title, held: Title): number {
  const told = wanted.stems.reduce((sum, stem) => sum + rarity(stem), 0)
  const shared = wanted.stems.filter((stem) => held.stems.includes(stem)).reduce((sum, stem) => sum + rarity(stem), 0)
  const words = told === 0 ? 0 : shared / told
  const isSame = wanted.concept !== null && wanted.concept === held.concept
  if (isSame) return 0.8 + 0.2 * words
  const isNear = wanted.concept?.fields.some((field) => held.concept?.fields.includes(field)) ?? false
  // `Manager` alone is half of what a title says.
  if (words === 1 && wanted.concept === null) return wanted.stems.length > 1 ? 1 : 0.5
  return Math.min(0.75, words * (wanted.head === held.head ? 0.6 : 0.4) + (isNear ? 0.35 : 0))
}

/** The profession in a text that is nearest to the target title, if one is near enough. */
export function nearestTitle(wanted: Title, reading: Reading): { title: Title; near: number } | null {
  const [nearest] = titlesIn(reading)
    .filter(({ namesOne }) => namesOne)
    .map((title) => ({ title, near: likeness(wanted, title) }))
    .sort((a, b) => b.near - a.near || a.title.at - b.title.at)
  return nearest && nearest.near > 0 ? nearest : null
}
