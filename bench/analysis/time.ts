import { analyzeResume } from '@foothold/resume-engine/analyze'
import { readResume } from '@foothold/resume-engine/read'
import { tfIdfCosine } from './measures.ts'
import { readTexts } from './texts.ts'
import { choose } from '../smoke.ts'
import { twoPages, onePage } from './long-texts.ts'

/* How long one analysis of a two-page resume against a one-page posting takes: node bench/analysis/time.ts */
const warmUps = choose(30, 0)
const rounds = choose(200, 2)

function medianOf(work: () => unknown): { median: number; slow: number } {
  for (let round = 0; round < warmUps; round++) work()
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  }).sort((a, b) => a - b)
  return { median: times[rounds / 2]!, slow: times[Math.floor(rounds * 0.95)]! }
}

const layout = {
  pages: [
    {
      width: 600,
      height: 1_600,
      part: 'body' as const,
      items: twoPages
        .split('\n')
        .map((text, row) => ({ text, x: 50, y: row * 14, width: text.length * 5, height: 10, fontSize: 10, font: '' })),
    },
  ],
}
const cosine = tfIdfCosine(readTexts('tune'))
const words = (text: string) => text.split(/\s+/).length

const first = performance.now()
analyzeResume({ text: twoPages, jobDescription: onePage })
const cold = performance.now() - first
const own = medianOf(() => analyzeResume({ text: twoPages, jobDescription: onePage }))
const baselines = {
  'TF-IDF cosine of the same texts': medianOf(() => cosine(twoPages, onePage)),
  'the resume reader on the same resume': medianOf(() => readResume(layout)),
}

console.log(`resume of ${words(twoPages)} words, posting of ${words(onePage)}, ${rounds} rounds`)
console.log(`first analysis in the process ${cold.toFixed(1)} ms`)
console.log(`analysis: median ${own.median.toFixed(2)} ms, 95 % within ${own.slow.toFixed(2)} ms`)
for (const [name, { median }] of Object.entries(baselines))
  console.log(
    `${name}: median ${median.toFixed(2)} ms; the analysis takes ${(own.median / median).toFixed(1)} times that`,
  )
