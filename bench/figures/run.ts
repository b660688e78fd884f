import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { type Figures, maxFigureMonths } from '#contract/revenue.ts'
import { applyMigrations } from '#server/db/migrate.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres/embedded-postgres.ts'
import { callsTo, signInAt, startServerProcess } from '#test/server-process.ts'
import { args, choose } from '../smoke.ts'
import { computeExpected } from './expected.ts'
import { adminEmail, fill, password } from './fill.ts'
import { createAccount } from './histories.ts'

/*
 * The figures of the business for generated accounts, compared with the same figures computed from the histories alone, and
 * the time of the call. `--accounts 100000`.
 */
const { values: options } = parseArgs({
  args,
  options: {
    accounts: { type: 'string', default: choose('100000', '200') },
    times: { type: 'string', default: choose('9', '1') },
  },
})

const dayMs = 86_400_000
/** Half a day before now: no change of a history happens while the bench runs. */
const base = Date.now() - dayMs / 2
const toTime = (day: number) => base + day * dayMs
const toIso = (day: number) => new Date(toTime(day)).toISOString()

let differences = 0

/** Money is compared to the cent and shares to the ninth digit: sums of binary fractions differ beyond that. */
function compare(name: string, actual: unknown, expected: unknown) {
  const round = (value: unknown) =>
    JSON.stringify(value, (_, inner) => (typeof inner === 'number' ? Number(inner.toFixed(9)) : inner))
  const equal = round(actual) === round(expected)
  if (!equal) differences += 1
  console.log(`${equal ? 'equal ' : 'DIFFER'} ${name}: ${round(actual)}${equal ? '' : ` expected ${round(expected)}`}`)
}

/** What runs now, from the raw billing periods of the accounts that exist. */
async function readRunningPeriods(url: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ subscribers: number; mrr: string }>(
    `select count(distinct user_id)::int as subscribers,
       sum(case plan when 'starter' then 49.99 when 'active' then 124.99 else 249.99 end)::text as mrr
     from billing_periods where period_start <= now() and period_end > now() and ended_at is null`,
  )
  await client.end()
  return { subscribers: rows[0]?.subscribers, mrr: Number(rows[0]?.mrr) }
}

async function time(calls: ReturnType<typeof callsTo>, months: number) {
  const began = performance.now()
  const { status } = await calls.get(`/api/admin/figures?months=${months}`)
  if (status !== 200) throw new Error(`The figures answered ${status}`)
  return performance.now() - began
}

const showTimes = (times: number[]) => {
  const sorted = times.toSorted((one, two) => one - two)
  const at = (share: number) =>
    `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)} ms`
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)} of ${sorted.length}`
}

function compareFigures(figures: Figures, expected: ReturnType<typeof computeExpected>) {
  for (const [index, month] of figures.months.entries()) compare(month.month, month, expected.months[index])
  compare('promises', figures.promises, expected.promises)
  compare('refund exposure', figures.refundExposure, expected.refundExposure)
}

async function main() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foothold-figures-'))
  const database = await startEmbeddedPostgres({ dataDir })
  try {
    const accounts = Array.from({ length: Number(options.accounts) }, (_, index) => createAccount(index + 1))
    await applyMigrations(database.url)
    const began = performance.now()
    await fill(database.url, accounts, toIso)
    console.log(`${accounts.length} accounts filled in ${((performance.now() - began) / 1000).toFixed(0)} s`)
    const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' }
    const server = await startServerProcess(settings)
    try {
      const calls = callsTo(server.origin, await signInAt(server.origin, { email: adminEmail, password }))
      const { body } = await calls.get('/api/admin/figures?months=12')
      const months = (body as Figures).months.map(({ month }) => month)
      compareFigures(body, computeExpected(accounts, months, { toTime, now: Date.now() }))
      const now = (body as Figures).months.at(-1)
      const running = await readRunningPeriods(database.url)
      compare('subscribers now, from billing periods', now?.subscribers, running.subscribers)
      compare('recurring revenue now, from billing periods', now?.mrr, running.mrr)

      const uncached: number[] = []
      // Each number of months is cached by itself.
      for (let count = maxFigureMonths; count > maxFigureMonths - Number(options.times); count--)
        uncached.push(await time(calls, count))
      const cached: number[] = []
      for (let round = 0; round < 20; round++) cached.push(await time(calls, maxFigureMonths))
      console.log(`computed: ${showTimes(uncached)}\ncached: ${showTimes(cached)}\n${differences} figures differ`)
    } finally {
      server.kill('SIGTERM')
      await server.exited
    }
  } finally {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  if (differences > 0) process.exitCode = 1
}

await main()
