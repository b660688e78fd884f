import { brotliDecompressSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { documentPreview } from '@foothold/resume-engine/preview'
import { defaultDesign } from '@foothold/resume-engine/designs'
import { createDocumentWriter } from '#server/gateways/document-writer/document-writer.ts'
import { choose } from '../smoke.ts'

/** Previews against PDFs in one run, then 50 of both at once: `node bench/preview/run.ts`. */
const jobs = Array.from({ length: 6 }, (_, at) =>
  [
    `Senior Planner ${at} | Harbor Freightways`,
    `Mar ${2024 - at} - Jan ${2025 - at}`,
    '- Cut empty miles by 18% in one year by rebuilding the route plan for 40 trucks and 120 stops a day',
    '- Trained four dispatchers in the new planning tool, and wrote the handbook that two other depots use',
    '- Planned weekly capacity with carriers in three states',
  ].join('\n'),
)
const resume = `Maya Okafor\nmaya@example.test | Portland\n\nEXPERIENCE\n${jobs.join('\n\n')}\n\nSKILLS\nExcel, SQL, Route planning`
const typed = (count: number) => `${resume}, Skill ${count}`
const preview = (text: string, caller: string[] = []) =>
  writer.preview({ kind: 'resume', text, design: defaultDesign, encoding: 'br' }, { caller })
const writer = createDocumentWriter()

async function time(work: () => Promise<unknown>) {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function measure(work: (count: number) => Promise<unknown>) {
  const times: number[] = []
  for (let count = 0; count < choose(40, 2); count++) times.push(await time(() => work(count)))
  const sorted = times.toSorted((a, b) => a - b)
  return { median: sorted[sorted.length >> 1] ?? 0, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 }
}

/** MB of memory of the processes that write. */
function measureMemory() {
  const children = execFileSync('pgrep', ['-P', String(process.pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
  return children.flatMap((pid) => {
    try {
      return [Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024]
    } catch {
      return []
    }
  })
}

const first = await time(() => preview(typed(0)))
const pdf = await measure((count) => writer.pdf(typed(count), 'resume'))
const page = await measure((count) => preview(typed(count)))
const compressed = await preview(typed(1))
const { pages, pageCount } = documentPreview.parse(JSON.parse(String(brotliDecompressSync(compressed))))
const round = (value: number) => Number(value.toFixed(1))
console.log(`pages: ${pageCount}; bytes of one page: ${Math.round(compressed.length / pages.length)}`)
console.log(`PDF: median ${round(pdf.median)} ms, p95 ${round(pdf.p95)} ms`)
console.log(
  `preview: median ${round(page.median)} ms, p95 ${round(page.p95)} ms, ${round(page.median / pdf.median)} of a PDF; ` +
    `the first one ${round(first / page.median)} times as long`,
)
const before = Math.max(...measureMemory())
const callers = Array.from({ length: 10 }, (_, at) => [`address:192.0.2.${at}`])
const finished: number[] = []
const outcomes = await Promise.allSettled(
  Array.from({ length: choose(50, 4) }, async (_, at) => {
    const caller = at % callers.length
    await (at % 2
      ? preview(typed(at), callers[caller])
      : writer.pdf(typed(at), 'resume', { caller: callers[caller] ?? [] }))
    finished.push(caller)
  }),
)
console.log(`${outcomes.length} at once: ${outcomes.filter(({ status }) => status === 'rejected').length} failures`)
console.log(`the first ten that finished came from ${new Set(finished.slice(0, 10)).size} of ${callers.length} callers`)
console.log(`memory per process: ${measureMemory().map(Math.round).join(', ')} MB; before: ${Math.round(before)} MB`)
await writer.close()
