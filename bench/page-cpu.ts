import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startServerProcess } from '#test/server-process.ts'

/*
 * What one request for a public page costs the server: the processor time of its process and of all its threads, as the
 * kernel counts it (Linux), divided by the requests answered. The limit is 50 microseconds for the landing page. Needs a
 * build; other work on the machine hardly counts, as waiting is not.
 */
const rounds = 5
const seconds = 4
const asked = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }

const ticksASecond = 100
/** User and system time in microseconds. */
function processorTime(pid: number) {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return ((user + system) * 1_000_000) / ticksASecond
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'foothold-page-cpu-'))
const server = await startServerProcess({ DATA_DIR: dataDir, DEMO: '0' })
try {
  const pid = server.pid ?? 0
  const run = (page: string, duration: number) =>
    autocannon({ url: server.origin + page, connections: 16, duration, headers: asked })
  for (const page of ['/', '/pricing']) {
    await run(page, 3)
    const costs: number[] = []
    for (let round = 0; round < rounds; round++) {
      const before = processorTime(pid)
      const { requests, non2xx, errors } = await run(page, seconds)
      if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`)
      costs.push((processorTime(pid) - before) / requests.total)
      await delay(500)
    }
    const sorted = costs.toSorted((one, other) => one - other)
    const show = (cost = 0) => `${cost.toFixed(1)} µs`
    console.log(`${page}: ${show(sorted[rounds >> 1])} a request (${show(sorted[0])} to ${show(sorted.at(-1))})`)
  }
} finally {
  server.kill('SIGTERM')
  await server.exited
  await rm(dataDir, { recursive: true, force: true })
}
