import { jaccard, keywordCoverage, matchScore, tfIdfCosine, wholeScore, type Measure } from './measures.ts'
import { areaUnderCurve, differenceInterval, type Pair } from './statistics.ts'
import { args, choose } from '../smoke.ts'
import { readTexts, type Half, type Text, type Texts } from './texts.ts'
import { compareWeakened, weakenings } from './weaken.ts'

/*
 * How well matching pairs of resume and posting are separated from mismatching ones, and whole resumes from weakened ones:
 * node bench/analysis/run.ts [tune | held] [--plain] [--worst]
 * `--plain` takes capitals, punctuation and line ends out of all texts first.
 */
const [chosen, ...flags] = args
const halves: Half[] = chosen === 'tune' || chosen === 'held' ? [chosen] : choose(['tune', 'held'], ['tune'])

for (const half of halves) {
  const all = readTexts(half)
  const some = choose(all, { resumes: all.resumes.slice(0, 4), postings: all.postings.slice(0, 4) })
  const texts = flags.includes('--plain') ? plain(some) : some
  const measures: [string, Measure][] = [
    ['match score', matchScore],
    ['whole score', wholeScore],
    ['TF-IDF cosine', tfIdfCosine(texts)],
    ['keyword overlap (Jaccard)', jaccard],
    ['keyword coverage', keywordCoverage],
  ]
  const pairs = texts.resumes.flatMap((resume, r) =>
    texts.postings.map((posting, p): Pair => {
      const values = measures.map(([, measure]) => measure(resume.text, posting.text))
      return { resume: r, posting: p, isMatch: resume.occupation === posting.occupation, values }
    }),
  )
  const groups = {
    resumes: texts.resumes.map(({ occupation }) => occupation),
    postings: texts.postings.map(({ occupation }) => occupation),
  }
  const matching = pairs.filter(({ isMatch }) => isMatch).length
  console.log(
    `\n${half}: ${texts.resumes.length} resumes, ${texts.postings.length} postings, ${matching} matching pairs of ${pairs.length}`,
  )
  for (const [index, [name]] of measures.entries()) {
    const area = areaUnderCurve(pairs, index).toFixed(3)
    const ahead = [0, 1]
      .filter((own) => index > 1 && own >= 0)
      .map((own) => differenceInterval(pairs, groups, [own, index]).map((value) => value.toFixed(3)))
    const intervals = ahead.map(([low, high], own) => `${measures[own]![0]} ahead by ${low} to ${high}`)
    console.log(`  ${name.padEnd(27)}AUC ${area}  ${intervals.join('; ')}`)
  }
  const fitting = pairs.filter(({ isMatch }) => isMatch)
  for (const [way, weaken] of Object.entries(weakenings))
    for (const [index, [name, measure]] of measures.entries())
      console.log(
        `  ${way}, ${name}: ${compareWeakened(
          fitting.map(({ resume, posting, values }) => [
            100 * values[index]!,
            100 * measure(weaken(texts.resumes[resume]!.text), texts.postings[posting]!.text),
          ]),
        )}`,
      )
  if (flags.includes('--worst')) printWorst(pairs, groups)
}

function plain({ postings, resumes }: Texts): Texts {
  const bare = ({ occupation, text }: Text) => ({
    occupation,
    text: text.toLowerCase().replaceAll(/[^\p{L}\p{N}+#]+/gu, ' '),
  })
  return { postings: postings.map(bare), resumes: resumes.map(bare) }
}

function printWorst(pairs: Pair[], groups: { resumes: string[]; postings: string[] }) {
  const line = (pair: Pair) =>
    `  ${pair.values[0]!.toFixed(2)} ${groups.resumes[pair.resume]} ${pair.resume} / ${groups.postings[pair.posting]} ${pair.posting}`
  const ordered = pairs.toSorted((a, b) => a.values[0]! - b.values[0]!)
  console.log('lowest matching')
  for (const pair of ordered.filter(({ isMatch }) => isMatch).slice(0, 12)) console.log(line(pair))
  console.log('highest mismatching')
  for (const pair of ordered.filter(({ isMatch }) => !isMatch).slice(-15)) console.log(line(pair))
}
