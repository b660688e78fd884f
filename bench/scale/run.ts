import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { applyMigrations } from '#server/db/migrate.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres/embedded-postgres.ts'
import { callsTo, signInAt, startServerProcess } from '#test/server-process.ts'
import { args, choose } from '../smoke.ts'
import { calls, type Caller } from './calls.ts'
import { fill, password } from './fill.ts'

/*
 * Every list and count with a hundred times the people, beside the same call with few, in one run: the two take turns, call
 * by call, and the ratio of their medians is what counts. Then which large table was read from end to end, if any was.
 */
const { values: options } = parseArgs({
  args,
  options: {
    small: { type: 'string', default: choose('1000', '150') },
    large: { type: 'string', default: choose('100000', '160') },
    times: { type: 'string', default: choose('40', '1') },
    /** Only calls whose name has this in it. */
    only: { type: 'string', default: '' },
  },
})
const most = 3

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

async function prepare(serverUrl: string, dataDir: string, accounts: number) {
  const url = new URL(serverUrl)
  const admin = new Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database scale_${accounts}`)
  await admin.end()
  url.pathname = `/scale_${accounts}`
  await applyMigrations(url.href)
  const began = performance.now()
  const people = await fill(url.href, accounts)
  console.log(`${accounts} accounts filled in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  const server = await startServerProcess({ DATABASE_URL: url.href, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' })
  const signIn = async (email: string) => callsTo(server.origin, await signInAt(server.origin, { email, password }))
  const callers: Record<Caller, ReturnType<typeof callsTo>> = {
    seeker: await signIn(people.seeker),
    manager: await signIn(people.manager),
    admin: await signIn(people.admin),
  }
  return { url: url.href, people, server, callers }
}
type Side = Awaited<ReturnType<typeof prepare>>

async function time({ callers, people }: Side, [caller, , pathOf]: (typeof calls)[number]) {
  const began = performance.now()
  const { status } = await callers[caller].get(pathOf(people))
  if (status !== 200) throw new Error(`${pathOf(people)} answered ${status}`)
  return performance.now() - began
}

async function compare(small: Side, large: Side) {
  let tooSlow = 0
  for (const call of calls.filter(([, name]) => name.includes(options.only))) {
    for (let warm = 0; warm < choose(5, 0); warm++) for (const side of [small, large]) await time(side, call)
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < Number(options.times); round++)
      for (const [index, side] of [small, large].entries()) times[index as 0 | 1].push(await time(side, call))
    const [few, many] = [median(times[0]), median(times[1])]
    if (many / few > most) tooSlow += 1
    const mark = many / few > most ? '  TOO SLOW' : ''
    console.log(
      `${call[0].padEnd(8)}${call[1].padEnd(32)}${few.toFixed(2).padStart(8)} ms ${many.toFixed(2).padStart(8)} ms  x ${(many / few).toFixed(2)}${mark}`,
    )
  }
  console.log(`${tooSlow} calls took more than ${most} times as long`)
}

/** The server's own count of rows read in table scans, and of the scans; its statistics are up to ten seconds old. */
async function scansOf({ url }: Side) {
  await delay(choose(12_000, 0))
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ relname: string; scans: number; rows: number }>(
    `select relname, seq_scan::int as scans, seq_tup_read::bigint::float8 as rows from pg_stat_user_tables
      where schemaname = 'public' and n_live_tup > 10000`,
  )
  await client.end()
  return new Map(rows.map(({ relname, scans, rows }) => [relname, { scans, rows }]))
}

async function main() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foothold-scale-'))
  const database = await startEmbeddedPostgres({ dataDir })
  const sides: Side[] = []
  try {
    for (const accounts of [options.small, options.large])
      sides.push(await prepare(database.url, dataDir, Number(accounts)))
    const [small, large] = sides
    if (!small || !large) throw new Error('Two sizes are compared')
    const before = await scansOf(large)
    await compare(small, large)
    for (const [table, { scans, rows }] of await scansOf(large)) {
      const since = scans - (before.get(table)?.scans ?? 0)
      if (since > 0)
        console.log(`${table}: ${since} scans of the whole table, ${rows - (before.get(table)?.rows ?? 0)} rows`)
    }
  } finally {
    for (const { server } of sides) {
      server.kill('SIGTERM')
      await server.exited
    }
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

await main()
