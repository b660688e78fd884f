import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readResume } from '@foothold/resume-engine/read'
import { createDocumentReader } from '#server/gateways/document-reader/document-reader.ts'
import { args, choose } from '../smoke.ts'
import { folder, people } from './people.ts'
import type { Resume } from './resume.ts'
import { measures, scoreFields, sum, type Measure, type Score } from './score.ts'

// Reads every made resume and prints which share of each kind of field was read as it stands there.
// `node bench/resume-reader/run.ts [id …]` reads only those files and prints each field that was missed or made up.
const ids = args.length > 0 ? args : choose([], ['a08', 'b01'])
const reader = createDocumentReader()
const results: { resume: Resume; scores: Record<Measure, Score>; ms: number }[] = []

for (const resume of people) {
  if (ids.length > 0 && !ids.some((part) => resume.id.startsWith(part))) continue
  const file = await readFile(join(folder, `${resume.id}.${resume.format}`))
  const start = performance.now()
  const fields = readResume(await reader.read(file, resume.format))
  results.push({ resume, scores: scoreFields(resume, fields), ms: performance.now() - start })
}
await reader.close()

if (ids.length > 0) results.forEach(printMisses)
const groups: [string, (resume: Resume) => string][] = [
  ['all', () => 'all'],
  ['half', ({ half, isHeldBack }) => `${half}${isHeldBack ? ' held back' : ''}`],
  ['format', ({ format }) => format],
  ['layout', ({ layout }) => layout],
]
console.log(['', 'files', ...measures].map((name, index) => name.padEnd(index === 0 ? 20 : 15)).join(''))
for (const [name, key] of groups) printGroup(name, key)
const times = results.map(({ ms }) => ms).sort((a, b) => a - b)
const skills = sum(results.map(({ scores }) => scores.skills))
console.log(`\nprecision of skills: ${(skills.found / (skills.found + skills.wrong)).toFixed(3)}`)
console.log(
  `recall (fields that are not there). ms a file: median ${Math.round(times[times.length >> 1] ?? 0)}, most ${Math.round(times.at(-1) ?? 0)}`,
)

function printGroup(name: string, key: (resume: Resume) => string): void {
  for (const value of [...new Set(results.map(({ resume }) => key(resume)))].sort()) {
    const members = results.filter(({ resume }) => key(resume) === value)
    const cells = measures.map((measure) => share(sum(members.map(({ scores }) => scores[measure]))).padEnd(15))
    console.log(
      `${name === value ? value : `${name} ${value}`}`.padEnd(20) + String(members.length).padEnd(15) + cells.join(''),
    )
  }
}

function share({ found, expected, wrong }: Score): string {
  return `${expected === 0 ? '–' : (found / expected).toFixed(3)}${wrong > 0 ? ` (${wrong})` : ''}`
}

function printMisses({ resume, scores }: (typeof results)[number]): void {
  const misses = measures.flatMap((measure) => scores[measure].misses.map((text) => `  ${measure}: ${text}`))
  console.log([`${resume.id} ${resume.format} ${resume.layout} ${resume.language}`, ...misses].join('\n'))
}
