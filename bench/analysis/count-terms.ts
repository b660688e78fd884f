import { readFileSync, writeFileSync } from 'node:fs'
import { readText } from '../../packages/resume-engine/src/text/reading.ts'
import { args } from '../smoke.ts'

/*
 * How many of the postings given name each term that the lexicon knows: node bench/analysis/count-terms.ts postings.json... [--write]
 * The files are those of `public-pairs.ts`: `[{ title, text }]`. Terms of fewer than `least` postings are left out.
 */
const least = 3
const files = args.filter((arg) => arg.endsWith('.json'))
const texts = new Set(
  files.flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as { text: string }[]).map(({ text }) => text)),
)
const counts = new Map<string, number>()
for (const text of texts)
  for (const id of new Set(readText(text).mentions.map(({ concept }) => concept.id)))
    counts.set(id, (counts.get(id) ?? 0) + 1)
const common = [...counts].filter(([, count]) => count >= least).toSorted(([a], [b]) => (a < b ? -1 : 1))
console.log(`${texts.size} postings, ${counts.size} terms, ${common.length} of them in ${least} postings or more`)
if (texts.size > 0 && args.includes('--write'))
  writeFileSync(
    new URL('../../packages/resume-engine/src/words/posting-counts.json', import.meta.url),
    `${JSON.stringify({ source: 'Counted by bench/analysis/count-terms.ts in public postings', postings: texts.size, terms: Object.fromEntries(common) })}\n`,
  )
