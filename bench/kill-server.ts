import { readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { callsTo, signInAt, startServerProcess } from '#test/server-process.ts'
import type { ServerProcess } from '#test/server-process.ts'

/*
 * Kills the product with its embedded database while a seeker submits links as fast as they are acknowledged, again
 * and again, and counts the acknowledged ones that are lost. The session must outlive every kill, too.
 */
const writers = 8
const seeker = { email: 'seeker@foothold.test', password: 'foothold-demo' }
const { rounds } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } }).values

interface Outcome {
  acknowledged: number
  lost: number
  restartMs: number
  errors: number
}

const start = (dataDir: string) => startServerProcess({ DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'error' })

/** Submits links, one after the other in each of several lanes, until the server is gone; answers the acknowledged ids. */
async function submitUntilKilled(origin: string, cookie: string, name: string) {
  const acknowledged: string[] = []
  const lane = async (number: number) => {
    for (let count = 0; ; count++) {
      const jobUrl = `https://jobs.example.test/${name}/${number}/${count}`
      const reply = await callsTo(origin, cookie).post('/api/job-interests', { jobUrl })
      if (reply.status !== 201) throw new Error(`A submission was answered ${reply.status}`)
      acknowledged.push(reply.body.id)
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: writers }, (_, number) => lane(number)))
  for (const end of ends) {
    const cut = end.status === 'rejected' && end.reason instanceof TypeError
    if (!cut) throw new Error('A lane ended before the server was killed', { cause: end })
  }
  return acknowledged
}

async function idsThere(server: ServerProcess, cookie: string) {
  const { status, body } = await callsTo(server.origin, cookie).get('/api/job-interests')
  if (status !== 200) throw new Error(`The list was answered ${status}: the session is lost`)
  return new Set<string>(body.map(({ id }: { id: string }) => id))
}

/** Everything that works inside the data folder: the database's processes and its watchdog. Linux only. */
function killInside(dataDir: string) {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`).startsWith(`${dataDir}/`)) process.kill(Number(pid), 'SIGKILL')
    } catch {
      // Gone, or not ours to look at.
    }
  }
}

async function measure(title: string, dataDir: string, alsoKill: (dataDir: string) => void) {
  const outcomes: Outcome[] = []
  const everAcknowledged: string[] = []
  let server = await start(dataDir)
  const cookie = await signInAt(server.origin, seeker)
  for (let round = 0; round < Number(rounds); round++) {
    const submitting = submitUntilKilled(server.origin, cookie, `${title}-${round}`)
    await delay(50 + Math.random() * 950)
    server.kill('SIGKILL')
    alsoKill(dataDir)
    await server.exited
    const acknowledged = await submitting
    everAcknowledged.push(...acknowledged)
    const begin = performance.now()
    server = await start(dataDir)
    const restartMs = performance.now() - begin
    const there = await idsThere(server, cookie)
    const lost = everAcknowledged.filter((id) => !there.has(id)).length
    const errors = server.output.text.split('\n').filter((line) => line.startsWith('{')).length
    outcomes.push({ acknowledged: acknowledged.length, lost, restartMs, errors })
  }
  server.kill('SIGTERM')
  const code = await server.exited
  if (code !== 0) throw new Error(`The last stop ended with ${code}`)
  report(title, outcomes)
}

function report(title: string, outcomes: Outcome[]) {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, each) => total + of(each), 0)
  const times = outcomes.map(({ restartMs }) => Math.round(restartMs)).toSorted((a, b) => a - b)
  console.log(`kill -9 of ${title}: ${outcomes.length} times`)
  console.log(`  acknowledged ${sum((each) => each.acknowledged)}, lost ${outcomes.at(-1)?.lost}`)
  console.log(`  errors logged by the starts: ${sum((each) => each.errors)}`)
  console.log(`  ready again after ms: least ${times[0]}, median ${times[times.length >> 1]}, most ${times.at(-1)}`)
  if (sum((each) => each.lost + each.errors) > 0) process.exitCode = 1
}

const dataDir = realpathSync(await mkdtemp(join(tmpdir(), 'foothold-kill-server-')))
try {
  await measure('the server', dataDir, () => {})
  await measure('the server, the watchdog and every database process', dataDir, killInside)
} finally {
  killInside(dataDir)
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
}
