import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readResume, readDocument } from '@foothold/resume-engine/read'
import { createDocumentReader } from '#server/gateways/document-reader/document-reader.ts'
import { args, choose } from '../smoke.ts'
import { folder } from './people.ts'

// What the reader's thread costs beside the parse itself, in one run: parse here, new thread, warm thread.
// `node bench/resume-reader/latency.ts [file.pdf]`
const runs = choose(30, 1)
const path = args[0] ?? join(folder, 'a08.pdf')
const file = new Uint8Array(await readFile(path))
const { pages } = await readDocument(file.slice(), 'pdf')
const warmReader = createDocumentReader()
await warmReader.readResume(file, 'pdf')

async function measure(work: () => Promise<unknown>) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function readInNewThread() {
  const reader = createDocumentReader()
  await reader.readResume(file, 'pdf')
  await reader.close()
}

const times: Record<string, number[]> = { parse: [], 'new thread': [], 'warm thread': [] }
for (let run = 0; run < runs; run++) {
  times.parse?.push(await measure(async () => readResume(await readDocument(file.slice(), 'pdf'))))
  times['new thread']?.push(await measure(readInNewThread))
  times['warm thread']?.push(await measure(() => warmReader.readResume(file, 'pdf')))
}
await warmReader.close()

const median = (values: number[] = []) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const parse = median(times.parse)
console.log(`${path}: ${pages.length} pages, median of ${runs}`)
for (const [name, values] of Object.entries(times)) {
  const ms = median(values)
  console.log(
    `${name.padEnd(12)} ${ms.toFixed(0).padStart(4)} ms, ${(ms - parse).toFixed(0)} ms more than the parse, ratio ${(ms / parse).toFixed(2)}`,
  )
}
