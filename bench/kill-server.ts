import { readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { callsTo, signInAt, startServerProcess, type ServerProcess } from '#test/server-process.ts'
import { args, choose, isSmoke } from './smoke.ts'

/*
 * Kills the product with its embedded database while people save their profiles as fast as that is acknowledged, again and
 * again, and counts the acknowledged savings that are lost. Sessions must outlive every kill, too. Each saving holds a number
 * that counts up, so what stands afterwards tells which the last kept one is.
 */
const accounts = ['seeker', 'manager', 'admin'].map((name) => ({
  email: `${name}@foothold.test`,
  password: 'foothold-demo',
}))
const { rounds } = parseArgs({ args, options: { rounds: { type: 'string', default: choose('20', '1') } } }).values

interface Outcome {
  acknowledged: number
  lost: number
  restartMs: number
  errors: number
}

/** One person with the number of the last saving that was acknowledged. */
interface Lane {
  cookie: string
  acknowledged: number
}

const start = (dataDir: string) => startServerProcess({ DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'error' })

/** Saves, one after the other for each person, until the server is gone. */
async function saveUntilKilled(origin: string, lanes: readonly Lane[]) {
  const run = async (lane: Lane) => {
    for (let number = lane.acknowledged + 1; ; number++) {
      const reply = await callsTo(origin, lane.cookie).post('/api/profile', { phone: String(number) })
      if (reply.status !== 200) throw new Error(`A saving was answered ${reply.status}`)
      lane.acknowledged = number
    }
  }
  const ends = await Promise.allSettled(lanes.map(run))
  for (const end of ends) {
    const cut = end.status === 'rejected' && end.reason instanceof TypeError
    if (!cut) throw new Error('A lane ended before the server was killed', { cause: end })
  }
}

/** How many acknowledged savings are newer than what stands now. What was saved but not acknowledged may stand too. */
async function countLost(server: ServerProcess, lanes: readonly Lane[]) {
  const lost = lanes.map(async ({ cookie, acknowledged }) => {
    const { status, body } = await callsTo(server.origin, cookie).get('/api/profile')
    if (status !== 200) throw new Error(`The profile was answered ${status}: the session is lost`)
    return Math.max(0, acknowledged - Number(body?.phone ?? 0))
  })
  return (await Promise.all(lost)).reduce((sum, count) => sum + count, 0)
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
  let server = await start(dataDir)
  const cookies = await Promise.all(accounts.map((account) => signInAt(server.origin, account)))
  const lanes = cookies.map((cookie): Lane => ({ cookie, acknowledged: 0 }))
  const total = () => lanes.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
  for (const { cookie } of lanes) await callsTo(server.origin, cookie).post('/api/profile', { phone: '0' })
  for (let round = 0; round < Number(rounds); round++) {
    const before = total()
    const saving = saveUntilKilled(server.origin, lanes)
    await delay(50 + Math.random() * 950)
    server.kill('SIGKILL')
    alsoKill(dataDir)
    await server.exited
    await saving
    const begin = performance.now()
    server = await start(dataDir)
    const restartMs = performance.now() - begin
    const lost = await countLost(server, lanes)
    const errors = server.output.text.split('\n').filter((line) => line.startsWith('{')).length
    outcomes.push({ acknowledged: total() - before, lost, restartMs, errors })
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
  console.log(`  acknowledged ${sum((each) => each.acknowledged)}, lost ${sum((each) => each.lost)}`)
  console.log(`  errors logged by the starts: ${sum((each) => each.errors)}`)
  console.log(`  ready again after ms: least ${times[0]}, median ${times[times.length >> 1]}, most ${times.at(-1)}`)
  if (sum((each) => each.lost + each.errors) > 0) process.exitCode = 1
}

const dataDir = realpathSync(await mkdtemp(join(tmpdir(), 'foothold-kill-server-')))
try {
  if (!isSmoke) await measure('the server', dataDir, () => {})
  await measure('the server, the watchdog and every database process', dataDir, killInside)
} finally {
  killInside(dataDir)
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
}
