import type { LetterForm } from '#engine/model/forms.ts'
import { numberWords } from '#engine/fact-check/number-words.ts'
import { stem } from '#engine/text/stem.ts'
import { rarity } from '#engine/words/background.ts'
import { functionWords } from '#engine/words/generic.ts'
import { fold } from './paragraphs.ts'
import type { Job } from './jobs.ts'
import { splitStatements } from './statements.ts'

interface Line {
  text: string
  words: ReadonlySet<string>
  figures: readonly string[]
}

/** So many words of a line, and more than so large a part, are in the fuller one. */
const minShared = 3
const sharedPart = 0.6
const maxCompared = 40

/**
 * The form, with each fact of the experience in one line: a line of one statement goes where another has the same figures,
 * most of the same words, and more of them.
 */
export function withoutRepeats(form: LetterForm): LetterForm {
  const { experience } = form
  const { relevantExperience, keyAchievements } = experience
  const slots = experience.positions.flatMap(({ description, achievements }) => [description, achievements])
  const repeats = findRepeats([relevantExperience, keyAchievements, ...slots])
  const drop = (text: string) =>
    text
      .split('\n')
      .filter((line) => !repeats.has(line))
      .join('\n')
  return {
    ...form,
    experience: {
      ...experience,
      relevantExperience: drop(relevantExperience),
      keyAchievements: drop(keyAchievements),
      positions: experience.positions.map((position) => ({
        ...position,
        description: drop(position.description),
        achievements: drop(position.achievements),
      })),
    },
  }
}

function findRepeats(texts: readonly string[]): ReadonlySet<string> {
  const lines = texts
    .flatMap((text) => text.split('\n'))
    .map(readLine)
    .toSorted((a, b) => a.words.size - b.words.size)
  const isRepeat = (line: Line, at: number) =>
    line.figures.some((figure) => !isYear(figure)) &&
    splitStatements(line.text).length === 1 &&
    lines.slice(at + 1).some((fuller) => isTold(line, fuller))
  return new Set(lines.filter(isRepeat).map(({ text }) => text))
}

function readLine(text: string): Line {
  // "$118k" is $118,000.
  const written = text.replaceAll(/(\d)k\b/gi, '$1,000')
  const words = fold(written)
    .split(' ')
    .map((word) => String(numberWords.get(word) ?? word))
    .filter((word) => !functionWords.has(word))
  return { text, words: new Set(words.map(stem)), figures: written.match(/\d+(?:[.,]\d+)*/g) ?? [] }
}

const isYear = (figure: string) => /^(?:19|20)\d\d$/.test(figure)

/** Whether a sentence has the figures of another, and most of its words. */
export const saysAgain = (text: string, fuller: string): boolean => {
  const line = readLine(text)
  return line.figures.length > 0 && isTold(line, readLine(fuller))
}

/** The same line twice is told once anyway. */
function isTold(line: Line, fuller: Line): boolean {
  if (line.text === fuller.text) return false
  const shared = [...line.words].filter((word) => fuller.words.has(word)).length
  const figures = new Set(line.figures.filter((figure) => fuller.figures.includes(figure)))
  // "Mispicks down from 1.8% to 0.6%" again: two figures of one rare thing.
  const telling = [...figures].filter((figure) => figure.length > 1 && !isYear(figure))
  if (telling.length > 1 && measureOverlap(line.text, fuller.text) >= 1) return true
  // "91% retention in 2023": all but one word.
  const isShort = line.figures.length > 1 && shared > 1 && shared === line.words.size - 1
  // "Trained 2 agents" and "trained two new agents"; "104% FY22" among the quotas of three years
  if (shared > 1 && shared === line.words.size) return true
  return (
    line.figures.every((figure) => figures.has(figure)) &&
    (isShort || (shared >= minShared && shared >= line.words.size * sharedPart))
  )
}

/** Two statements of one fact share three words, or a word and what a figure counts; so rare they are, summed. */
const minRarity = 1.7
/** And so much of the shorter one. */
const alikePart = 0.4

/**
 * Two statements of the experience that sound alike, as typed: "took over renewals for 30 accounts" and "churn in my 30 accounts fell".
 * What jobs are called is no sign of it, and a story is about one thing.
 */
export function findAlike(
  { relevantExperience, keyAchievements }: LetterForm['experience'],
  jobs: readonly Job[],
): [string, string] | null {
  const names = new Set(listStems(jobs.map(({ line, title, employer }) => `${line} ${title} ${employer}`).join(' ')))
  const statements = [
    ...splitStatements(relevantExperience),
    ...keyAchievements.split(/\r?\n/).filter((line) => splitStatements(line).length === 1),
  ]
    .slice(0, maxCompared)
    .map((text) => ({ text, marks: listMarks(text).filter((mark) => !names.has(mark)) }))
  let found: [string, string] | null = null
  let most = minRarity
  for (const [at, first] of statements.entries())
    for (const second of statements.slice(at + 1)) {
      const shared = first.marks.filter((mark) => second.marks.includes(mark))
      const sum = shared.reduce((rare, mark) => rare + rarity(mark), 0)
      const isCounted = shared.some((mark) => /^\d+ (?!year|yr|month|week|day)/.test(mark))
      const part = shared.length / Math.min(first.marks.length, second.marks.length)
      const isOne = part >= alikePart && (shared.length > 2 || (shared.length > 1 && isCounted))
      if (isOne && sum > most) [found, most] = [[first.text, second.text], sum]
    }
  return found
}

/** How much two texts have in common, but for some words: the rarer the words they share, the more. */
export function measureOverlap(text: string, other: string, except = ''): number {
  const others = new Set(listStems(other))
  const excepted = new Set(listStems(except))
  const shared = listStems(text).filter(
    (word) => others.has(word) && !excepted.has(word) && !functionWords.has(word) && !/\d/.test(word),
  )
  return [...new Set(shared)].reduce((sum, word) => sum + rarity(word), 0)
}

const listStems = (text: string) => fold(text).split(' ').map(stem)

/** The words of a statement, and its figures with what they count: "30 account". */
function listMarks(text: string): string[] {
  const words = fold(text)
    .split(' ')
    .filter((word) => !functionWords.has(word) && !/\d/.test(word))
  const counts = Array.from(text.toLowerCase().matchAll(/(?<![\d.,])\d[\d.,]*(?:%|[a-z]+)? (\p{L}+)/gu), ([count]) =>
    stem(count),
  )
  return [...new Set([...words.map(stem), ...counts])]
}
