import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readlinkSync, rmSync, writeSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client, Pool } from 'pg'
import { startEmbeddedPostgres } from '#server/gateways/database/embedded-postgres.ts'

// Kills a process that writes to the embedded database, again and again, and counts the acknowledged rows that are lost.
const ROUNDS = 20
const CONNECTIONS = 8

type Outcome = { acknowledged: number; lost: number; found: number; restartMs: number }

if (process.argv[2] === 'write') await write(process.argv[3] ?? '', Number(process.argv[4]))
else await measure()

async function measure(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foothold-kill-writes-'))
  const { stop } = await startEmbeddedPostgres({ dataDir })
  await stop()
  try {
    report('kill -9 of the process', await rounds(dataDir, 0, () => {}))
    report('kill -9 of the process, its watchdog and every server process', await rounds(dataDir, ROUNDS, killInside))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function rounds(dataDir: string, first: number, alsoKill: (dataDir: string) => void): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (let round = first; round < first + ROUNDS; round++) {
    const acknowledged = await writeUntilKilled(dataDir, round, alsoKill)
    outcomes.push(await restartAndCount(dataDir, round, acknowledged))
  }
  return outcomes
}

async function writeUntilKilled(dataDir: string, round: number, alsoKill: typeof killInside): Promise<number[]> {
  const args = [import.meta.filename, 'write', dataDir, String(round)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const closed = once(child, 'close')
  await Promise.race([once(child.stdout, 'data'), closed])
  if (child.exitCode !== null) throw new Error('The writer did not start')
  await delay(50 + Math.random() * 950)
  child.kill('SIGKILL')
  alsoKill(dataDir)
  await closed
  // A number without its newline was cut off by the kill.
  return output.split('\n').slice(0, -1).map(Number)
}

/** The writer: each of its connections tells of an acknowledged row before it writes the next. */
async function write(dataDir: string, round: number): Promise<void> {
  const { url } = await startEmbeddedPostgres({ dataDir })
  const pool = new Pool({ connectionString: url, max: CONNECTIONS })
  pool.on('error', () => {})
  await pool.query('CREATE TABLE IF NOT EXISTS written (round int, id int, PRIMARY KEY (round, id))')
  let next = 0
  const connection = async (): Promise<void> => {
    for (;;) {
      const id = next++
      await pool.query('INSERT INTO written VALUES ($1, $2)', [round, id])
      writeSync(1, `${id}\n`)
    }
  }
  // When the server is killed first, the end of this process is not far.
  await Promise.all(Array.from({ length: CONNECTIONS }, connection)).catch(() => delay(60_000))
}

async function restartAndCount(dataDir: string, round: number, acknowledged: number[]): Promise<Outcome> {
  const begin = performance.now()
  const { url, stop } = await startEmbeddedPostgres({ dataDir })
  const restartMs = performance.now() - begin
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: number }>('SELECT id FROM written WHERE round = $1', [round])
  await client.end()
  await stop()
  const found = new Set(rows.map(({ id }) => id))
  const lost = acknowledged.filter((id) => !found.has(id)).length
  return { acknowledged: acknowledged.length, lost, found: found.size, restartMs }
}

/** Everything that works inside the data folder: the server's processes and the watchdog. Linux only. */
function killInside(dataDir: string): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`).startsWith(`${dataDir}/`)) process.kill(Number(pid), 'SIGKILL')
    } catch {
      // Gone, or not ours to look at.
    }
  }
}

function report(title: string, outcomes: Outcome[]): void {
  const sum = (of: (outcome: Outcome) => number): number => outcomes.reduce((total, each) => total + of(each), 0)
  const times = outcomes.map(({ restartMs }) => Math.round(restartMs)).sort((a, b) => a - b)
  console.log(`${title}: ${outcomes.length} times`)
  console.log(`  acknowledged ${sum((each) => each.acknowledged)}, found ${sum((each) => each.found)}`)
  console.log(`  lost ${sum((each) => each.lost)}`)
  console.log(`  restart ms: least ${times[0]}, median ${times[times.length >> 1]}, most ${times.at(-1)}`)
  if (sum((each) => each.lost) > 0) process.exitCode = 1
}
