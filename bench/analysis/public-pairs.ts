import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { args } from '../smoke.ts'
import { listLabelledPairs, listPublicPairs, type PublicPair } from './list-public-pairs.ts'
import { wholeScore } from './measures.ts'
import { areaUnderCurve, randomFrom } from './statistics.ts'
import { compareWeakened, weakenings } from './weaken.ts'

/*
 * Scores of strangers' texts: node bench/analysis/public-pairs.ts folder [--families] [--save scores.json] [--before scores.json]
 * The folder has four files, none of which is kept here. `resumes.json`: "Resume Dataset" (Kaggle, 166 different texts in 25
 * categories), as `[{ category, text }]`. `postings.json`: a sample of "LinkedIn Job Postings 2023-2024" (Kaggle, 165 texts), as
 * `[{ title, text }]`. `titled-resumes.json`: 286 resumes of "Resume Dataset" of LiveCareer (Kaggle, 24 categories, 12 of each), with
 * their first line as `title`. `titled-postings.json`: the sample of LinkedIn and 273 of the "Employment Scam Aegean Dataset".
 */
const [folder, ...flags] = args
if (!folder) {
  console.log('Give the folder of resumes and postings.')
  process.exit()
}
const getFile = (flag: string) => (flags.includes(flag) ? flags[flags.indexOf(flag) + 1] : undefined)

const pairs = listPublicPairs(folder)
const read = listLabelledPairs(folder)
const scoreAll = (list: PublicPair[]) => list.map(({ text, job }) => 100 * wholeScore(text, job))
const fitting = pairs.filter(({ kind }) => kind === 'fitting')
const weakened = Object.entries(weakenings).map(([way, weaken]) => ({
  way,
  list: fitting.map((pair) => ({ ...pair, text: weaken(pair.text) })),
}))
const now = [...scoreAll(pairs), ...scoreAll(read), ...weakened.flatMap(({ list }) => scoreAll(list))]
const saved = getFile('--save')
if (saved) writeFileSync(saved, JSON.stringify(now))
const earlier = getFile('--before')
const before = earlier && existsSync(earlier) ? (JSON.parse(readFileSync(earlier, 'utf8')) as number[]) : null

interface Scored extends PublicPair {
  values: number[]
}
const toScored = (list: PublicPair[], from: number): Scored[] =>
  list.map((pair, index) => ({ ...pair, values: [before, now].map((scores) => scores?.[from + index] ?? 0) }))
const [scored, scoredRead] = [toScored(pairs, 0), toScored(read, pairs.length)]

const getArea = (list: Scored[], measure: number, other: PublicPair['kind'] = 'unrelated') =>
  areaUnderCurve(
    list
      .filter(({ kind }) => kind === 'fitting' || kind === other)
      .map((pair) => ({ ...pair, isMatch: pair.kind === 'fitting' })),
    measure,
  )
const getMean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The 95 % interval of a figure; resumes are drawn with replacement. */
function getInterval(list: Scored[], measure: (drawn: Scored[]) => number, rounds = 400): string {
  const random = randomFrom(20_261)
  const byResume = [...Map.groupBy(list, ({ set, resume }) => `${set} ${resume}`).values()]
  const draws = Array.from({ length: rounds }, () =>
    measure(byResume.flatMap(() => byResume[Math.floor(random() * byResume.length)] ?? [])),
  )
  const sorted = draws.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b)
  return [0.025, 0.975].map((part) => sorted[Math.floor(sorted.length * part)]?.toFixed(3)).join(' to ')
}

function report(name: string, list: Scored[]) {
  console.log(`\n${name}`)
  for (const [measure, label] of ['before', 'now'].entries()) {
    if (label === 'before' && !before) continue
    for (const kind of ['fitting', 'near', 'unrelated'] as const) {
      const own = list.filter((pair) => pair.kind === kind)
      const values = own.map((pair) => pair.values[measure] ?? 0).sort((a, b) => a - b)
      const at = (part: number) => values[Math.floor(values.length * part)]?.toFixed(0)
      const share = (isCounted: (value: number) => boolean) =>
        `${((100 * values.filter((value) => isCounted(Math.round(value))).length) / values.length).toFixed(0)} %`
      const interval = getInterval(own, (drawn) => getMean(drawn.map((pair) => pair.values[measure] ?? 0)))
      console.log(
        `  ${label.padEnd(7)}${kind.padEnd(10)} ${values.length} pairs, mean ${getMean(values).toFixed(1)} (${interval}), 10, 50 and 90 % under ${at(0.1)} ${at(0.5)} ${at(0.9)}, ${share((value) => value >= 65)} from 65, ${share((value) => value < 30)} below 30`,
      )
    }
    console.log(
      `  ${label.padEnd(7)}AUC ${getArea(list, measure).toFixed(3)} (${getInterval(list, (drawn) => getArea(drawn, measure))}), against near ${getArea(list, measure, 'near').toFixed(3)} (${getInterval(list, (drawn) => getArea(drawn, measure, 'near'))})`,
    )
  }
  if (before)
    console.log(`  AUC now less before: ${getInterval(list, (drawn) => getArea(drawn, 1) - getArea(drawn, 0))}`)
}

/** The scale was fitted by the pairs of every other resume; `reported` are the rest. */
for (const set of ['categories', 'titles'] as const)
  for (const [half, name] of ['fitted', 'reported'].entries())
    report(
      `${set}, ${name}`,
      scored.filter((pair) => pair.set === set && pair.resume % 2 === half),
    )
report('read by a person', scoredRead)
console.log('\nfitting resumes, whole and weakened')
for (const [index, { way }] of weakened.entries())
  for (const [measure, label] of ['before', 'now'].entries()) {
    if (label === 'before' && !before) continue
    const from = pairs.length + read.length + index * fitting.length
    const scores = (measure === 0 ? before : now) ?? []
    const whole = scored.filter(({ kind }) => kind === 'fitting').map(({ values }) => Math.round(values[measure] ?? 0))
    const both = whole.map((score, at): [number, number] => [score, Math.round(scores[from + at] ?? 0)])
    console.log(`  ${label.padEnd(7)}${way}: ${compareWeakened(both)}`)
  }
if (flags.includes('--families'))
  for (const [family, own] of Map.groupBy(scored, (pair) => `${pair.set} ${pair.family}`))
    console.log(
      `  ${family.padEnd(38)} ${own.length} pairs, AUC ${[0, 1].map((measure) => getArea(own, measure).toFixed(3)).join(', ')}`,
    )
