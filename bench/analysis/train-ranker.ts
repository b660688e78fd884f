import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '#engine/text/reading.ts'
import { listSigns } from '#engine/posting/ranker.ts'
import { termCases } from '#engine/posting/term-cases.fixture.ts'
import { readTerms } from '#engine/posting/terms.ts'
import { args, choose } from '../smoke.ts'
import { isSame } from './same-term.ts'
import { readEmployerPostings, readPostings, readRankerLabels } from './postings.ts'
import { randomFrom } from './statistics.ts'

/*
 * Trains the ranker of requirements: node bench/analysis/train-ranker.ts texts.json [--write]
 * A logistic regression on the signs of `posting/ranker.ts`. It learns from the postings `dev`, `build` and `learn`, from the cases of
 * `term-cases.fixture.ts`, and from phrases of 345 postings of employers (`ranker-labels.txt`), whose texts are in `texts.json`. The
 * postings `held`, `aside`, `real` and `kept` play no part. Prints how well it does on postings it has not seen, in five parts; `--write`
 * trains on all and keeps the weights.
 */
interface Sample {
  group: string
  signs: string[]
  isAsked: boolean
  words: string
}

/** What a label says of a phrase; null where it may be called a term or not. */
type Label = (phrase: string) => boolean | null

function collectSamples(group: string, text: string, toLabel: Label): Sample[] {
  const samples: Sample[] = []
  const posting = readText(text)
  readTerms(posting, (index, phrase, position) => {
    if (position.statement.isTask || phrase.level > 0) return 1
    const [first, last] = [posting.tokens[phrase.from], posting.tokens[phrase.to - 1]]
    const words = posting.text.slice(first?.start, last?.end).replaceAll(/\s+/g, ' ')
    const isAsked = toLabel(words)
    if (isAsked !== null) samples.push({ group, signs: listSigns(index, phrase, position), isAsked, words })
    return 1
  })
  return samples
}

function listSamples(texts: string): Sample[] {
  const own = [...readPostings('dev'), ...readPostings('build'), ...readEmployerPostings('learn', texts)].flatMap(
    ({ name, text, required, preferred, optional }) =>
      collectSamples(name, text, (phrase) => {
        const isIn = (labels: string[]) => labels.some((label) => isSame(label, phrase))
        const same = [...required, ...preferred].flat().filter((label) => isSame(label, phrase))
        // "content" alone says little of "content marketing".
        if (same.length > 0) return same.some((label) => isSame(label.split(' ').at(-1) ?? label, phrase)) || null
        return isIn(optional) ? null : false
      }),
  )
  const strangers = readRankerLabels(texts).flatMap(({ name, text, asked, not }) =>
    collectSamples(name, text, (phrase) => {
      const key = phrase.toLowerCase()
      // A label may have a word more before it than the reader takes now.
      const isIn = (labels: Set<string>) => labels.has(key) || [...labels].some((label) => label.endsWith(` ${key}`))
      return isIn(asked) ? true : isIn(not) ? false : null
    }),
  )
  const cases = termCases.flatMap(({ posting, asks = [], never = [], kind }, index) =>
    collectSamples(`case ${index}`, posting, (phrase) => {
      if (asks.some((one) => isSame(one, phrase))) return true
      if (never.includes('*') || never.some((one) => isSame(one, phrase))) return false
      return /^(?:collision|degree|alternative)$/.test(kind) ? true : null
    }),
  )
  // A case is a line or two that shows one thing: it counts as much as a posting does.
  return [...own, ...strangers, ...cases, ...cases, ...cases]
}

type Weights = Record<string, number>

/** A sign that fewer postings have tells nothing of others. */
const minGroups = 2
const rounds = choose(60, 1)
/** How much the weights of all rounds are drawn to 0: L2, as if each sign had one sample more against it. */
const shrinkage = 1
/** A term that is missed is worse than one that is wrong: so much is added to every phrase. */
const leniency = 1.35

function train(samples: Sample[]): Weights {
  const groups = new Map<string, Set<string>>()
  const counts = new Map<string, number>()
  for (const { signs, group } of samples)
    for (const sign of signs) {
      groups.set(sign, (groups.get(sign) ?? new Set()).add(group))
      counts.set(sign, (counts.get(sign) ?? 0) + 1)
    }
  const isKept = (sign: string) => (groups.get(sign)?.size ?? 0) >= minGroups
  const kept = samples.map(({ signs, isAsked }) => ({ signs: signs.filter(isKept), isAsked }))
  const weights = new Map<string, number>()
  const squares = new Map<string, number>()
  const random = randomFrom(28)
  for (let round = 0; round < rounds; round++)
    for (const { signs, isAsked } of shuffle(kept, random)) {
      const sum = signs.reduce((total, sign) => total + (weights.get(sign) ?? 0), 0)
      const error = 1 / (1 + Math.exp(-sum)) - Number(isAsked)
      for (const sign of signs) {
        const weight = weights.get(sign) ?? 0
        const slope = error + (shrinkage * weight) / (counts.get(sign) ?? 1)
        const square = (squares.get(sign) ?? 0) + slope ** 2
        squares.set(sign, square)
        weights.set(sign, weight - (0.2 / Math.sqrt(square + 1e-6)) * slope)
      }
    }
  weights.set('any', (weights.get('any') ?? 0) + leniency)
  return Object.fromEntries(
    [...weights]
      .map(([sign, weight]): [string, number] => [sign, Math.round(weight * 10) / 10])
      .filter(([, weight]) => Math.abs(weight) >= 0.2)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

const shuffle = <Entry>(entries: Entry[], random: () => number) =>
  entries
    .map((entry) => ({ entry, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ entry }) => entry)

const getScore = (weights: Weights, { signs }: Sample) => signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), 0)

function crossValidate(samples: Sample[], parts = 5) {
  const groups = [...new Set(samples.map(({ group }) => group))]
  const scored = Array.from({ length: parts }, (_, part) => {
    const held = new Set(groups.filter((_, index) => index % parts === part))
    const weights = train(samples.filter(({ group }) => !held.has(group)))
    return samples
      .filter(({ group }) => held.has(group))
      .map((sample) => ({ ...sample, score: getScore(weights, sample) }))
  }).flat()
  for (const kind of ['dev', 'build', 'learn', 'emscad', 'linkedin', 'case']) {
    const own = scored.filter(({ group }) => group.startsWith(kind))
    const read = own.filter(({ score }) => score > 0)
    const right = read.filter(({ isAsked }) => isAsked).length
    const asked = own.filter(({ isAsked }) => isAsked).length
    console.log(
      `${kind.padEnd(9)} precision ${(right / read.length).toFixed(3)}, recall ${(right / asked).toFixed(3)} of ${own.length} phrases`,
    )
  }
  if (args.includes('--list'))
    for (const { group, words, score, isAsked } of scored.toSorted((a, b) => a.score - b.score))
      if (score > 0 !== isAsked) console.log(`${isAsked ? 'missed' : 'wrong '} ${score.toFixed(1)} ${words} (${group})`)
}

const [texts] = args
if (!texts) {
  console.log('Give the file of texts.')
  process.exit()
}
const samples = listSamples(texts)
console.log(`${samples.length} phrases, ${samples.filter(({ isAsked }) => isAsked).length} asked for`)
if (!args.includes('--write')) crossValidate(samples)
else
  writeFileSync(
    join(import.meta.dirname, '../../packages/resume-engine/src/posting/ranker-weights.json'),
    `${JSON.stringify({ source: 'Trained by bench/analysis/train-ranker.ts: a logistic regression on labelled postings', weights: train(samples) }, null, 1)}\n`,
  )
