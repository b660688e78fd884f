import { readFileSync } from 'node:fs'
import { args } from '../smoke.ts'
import { matchScore, wholeScore } from './measures.ts'
import { areaUnderCurve, type Pair } from './statistics.ts'

/*
 * Scores of strangers' texts: node bench/analysis/public-pairs.ts resumes.json postings.json [--families]
 * Resumes: "Resume Dataset" (Kaggle, 166 different texts in 25 categories), as `[{ category, text }]`. Postings: a sample of
 * "LinkedIn Job Postings 2023-2024" (Kaggle, 165 texts), as `[{ title, text }]`. Neither is kept here.
 */
const [resumesFile, postingsFile, ...flags] = args
if (!resumesFile || !postingsFile) {
  console.log('Give the files of resumes and of postings.')
  process.exit()
}

/** The titles that fit a category of resumes, and those near enough to leave them out of the unrelated ones. */
const titles: Record<string, [fitting: RegExp, near: RegExp]> = {
  HR: [/^(?:HR Manager|Global Payroll|Senior HR)/, /HCM|Payroll|HR /],
  Sales: [
    /Sales Representative|^Account Executive|Business Development Rep|Sales Manager/,
    /Sales|Account|Business Dev|Retail/,
  ],
  Advocate: [/Attorney|Legal Assistant/, /Legal|Contract|Compliance/],
  'Java Developer': [/Java Developer|Backend/, /Engineer|Developer|Software|Architect|Data|IT /],
  'Python Developer': [/Backend Engineer|API Developer/, /Engineer|Developer|Software|Architect|Data|IT /],
  'DotNet Developer': [/\.NET/, /Engineer|Developer|Software|Architect|Data|IT /],
  'Web Designing': [/Front-?\s?[Ee]nd|UX/, /Engineer|Developer|Design|Software|Web|Art/],
  'Data Science': [/Data Scientist/, /Data|Engineer|Analyst|Software|Developer|AI/],
  Database: [/DBA|Database/, /Data|Engineer|Software|Developer|IT |Systems/],
  'ETL Developer': [/Data Engineer|Data Platform/, /Data|Engineer|Software|Developer|Intelligence/],
  Hadoop: [/Data Engineer|Data Platform/, /Data|Engineer|Software|Developer|Intelligence/],
  'DevOps Engineer': [/DevOps/, /Engineer|Developer|Software|Systems|IT /],
  'Network Security Engineer': [/Application Security|Network and Systems/, /Engineer|Developer|Software|Systems|IT /],
  'Automation Testing': [/Tester/, /Quality|Engineer|Developer|Software|Test/],
  Testing: [/Tester/, /Quality|Engineer|Developer|Software|Test/],
  'Business Analyst': [/Business Analyst/, /Analyst|Consultant|Project|Product|Manager/],
  PMO: [/Project Manager|Program Manager/, /Project|Program|Manager|Analyst/],
  'Operations Manager': [/Operations Analyst|CSC Team Manager/, /Manager|Operations|Director|Support/],
  'Mechanical Engineer': [/Process Engineer|Manufacturing Manager/, /Engineer|Facilities|Manufactur|Energy/],
}

/** A shorter text is no whole resume. */
const minLength = 1_500

interface Stored {
  category?: string
  title?: string
  text: string
}
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Stored[]
const resumes = read(resumesFile)
  .filter(({ category }) => category && titles[category])
  .filter(({ text }) => text.length >= minLength)
const postings = [...new Map(read(postingsFile).map((posting) => [posting.text, posting])).values()]

const pairs: (Pair & { category: string; kind: 'fitting' | 'near' | 'unrelated' })[] = []
for (const [resume, { category = '', text }] of resumes.entries()) {
  const [fits, isNear] = titles[category] ?? []
  let unrelated = 0
  for (const [posting, { title = '', text: job }] of postings.entries()) {
    const kind = fits?.test(title) ? 'fitting' : isNear?.test(title) ? 'near' : 'unrelated'
    if ((resume * 7 + posting) % (kind === 'fitting' ? 2 : 31) !== 0) continue
    if (kind === 'unrelated' && ++unrelated > 8) continue
    const values = [matchScore(text, job), wholeScore(text, job)]
    pairs.push({ resume, posting, isMatch: kind === 'fitting', values, category, kind })
  }
}
/** The scale was fitted by the pairs of every other resume; `reported` are the rest. */
const halves = {
  fitted: pairs.filter(({ resume }) => resume % 2 === 0),
  reported: pairs.filter(({ resume }) => resume % 2 === 1),
}
for (const [half, kind] of Object.keys(halves).flatMap((half) =>
  ['fitting', 'near', 'unrelated'].map((kind) => [half, kind] as const),
)) {
  const own = halves[half as keyof typeof halves].filter((pair) => pair.kind === kind)
  const shares = own.map(({ values }) => values[0] ?? 0).toSorted((a, b) => a - b)
  const share = (part: number) => shares[Math.floor(shares.length * part)]?.toFixed(2)
  const values = own.map(({ values }) => 100 * (values[1] ?? 0)).toSorted((a, b) => a - b)
  const at = (share: number) => values[Math.floor(values.length * share)]?.toFixed(0)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  console.log(
    `${half.padEnd(8)} ${kind.padEnd(10)} ${values.length} pairs, mean ${mean.toFixed(1)}, quartiles ${at(0.25)} ${at(0.5)} ${at(0.75)}, 90 % under ${at(0.9)}; part of the match ${share(0.25)} ${share(0.5)} ${share(0.75)}`,
  )
}
const telling = pairs.filter(({ kind }) => kind !== 'near')
console.log(
  `AUC of fitting against unrelated: match ${areaUnderCurve(telling, 0).toFixed(3)}, whole ${areaUnderCurve(telling, 1).toFixed(3)}; against near: whole ${areaUnderCurve(
    pairs.filter(({ kind }) => kind !== 'unrelated'),
    1,
  ).toFixed(3)}`,
)
if (flags.includes('--families'))
  for (const [category, own] of Map.groupBy(telling, ({ category }) => category))
    console.log(
      `  ${category.padEnd(26)} AUC ${areaUnderCurve(own, 1).toFixed(3)}  fitting ${((100 * own.filter(({ isMatch }) => isMatch).reduce((sum, { values }) => sum + (values[1] ?? 0), 0)) / own.filter(({ isMatch }) => isMatch).length).toFixed(1)}`,
    )
