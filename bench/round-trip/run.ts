import { createDocumentReader } from '#server/gateways/document-reader/document-reader.ts'
import { createDocumentWriter } from '#server/gateways/document-writer/document-writer.ts'
import { languages, randomResume } from '#engine/document-writer/random-resumes.fixture.ts'
import { findLosses } from '#engine/document-writer/round-trip.fixture.ts'
import { args, choose } from '../smoke.ts'

/** Makes .docx and .pdf of many resumes, reads each back, and tells what got lost: `node bench/round-trip/run.ts 200`. */
const count = Number(args[0] ?? choose(200, 2))
const patient = { cpuMs: 60_000, wallMs: 120_000 }
const writer = createDocumentWriter(patient)
const reader = createDocumentReader(patient)
const names = Object.keys(languages)

for (const format of ['docx', 'pdf'] as const) {
  const times: number[] = []
  let whole = 0
  for (let seed = 0; seed < count; seed++) {
    // Every other one is of a Latin script, which has most of the shapes.
    const language = seed % 2 === 0 ? 'latin' : (names[((seed - 1) / 2) % names.length] ?? 'latin')
    const resume = randomResume(seed, language)
    const started = performance.now()
    const file = await writer[format](resume.text, 'resume')
    times.push(performance.now() - started)
    const lost = findLosses(resume, await reader.readResume(file, format))
    if (lost.length === 0) whole++
    else console.log(`${format} ${seed} ${language}:\n  ${lost.slice(0, 4).join('\n  ')}`)
  }
  const middle = times.toSorted((a, b) => a - b)[Math.floor(count / 2)] ?? 0
  console.log(`${format}: ${whole} of ${count} read back whole; one made in ${middle.toFixed(0)} ms (median)`)
}
await writer.close()
await reader.close()
