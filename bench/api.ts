import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import Fastify from 'fastify'
import { desc, eq } from 'drizzle-orm'
import { createApplicationBody } from '#contract/applications.ts'
import { openDatabase } from '#server/db/client.ts'
import { jobApplications } from '#server/db/schema.ts'
import { listColumns } from '#server/work/applications/applications.store.ts'
import { nextStepColumns } from '#server/work/applications/next-step.ts'
import { recordApplication } from '#server/work/applying/record-application.service.ts'
import { createVerifiedAccount } from '#server/people/auth/auth.service.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres/embedded-postgres.ts'
import { createEncryption } from '#server/encryption.ts'
import { idleJobs } from '#test/idle-jobs.ts'
import { freePort, signInAt } from '#test/server-process.ts'
import { args, choose } from './smoke.ts'

/*
 * How much of a bare Fastify route's speed is left when the product answers the same rows to somebody signed in.
 *
 * Each server is a process of its own: in a shared one the bare route would pay for the product's heap, hooks and
 * background work. Both use the same pool on the same durable database, one after the other in short rounds, so that
 * what else the machine does meets both; the ratio of a round is what counts, not its figures.
 */
const connections = choose(32, 4)
const rows = 20
const account = {
  email: 'bench@example.test',
  password: 'a password for the bench',
  firstName: 'Sam',
  lastName: 'Rivera',
}

const columns = { ...listColumns, ...nextStepColumns }

/** What the dashboard asks for. Without a limit, long lists of one caller wait in a queue. */
const listPath = '/api/applications?limit=50'

const { values: options, positionals } = parseArgs({
  args,
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: choose('7', '1') },
    seconds: { type: 'string', default: choose('5', '1') },
    /** A folder for CPU profiles of the product. */
    profile: { type: 'string' },
  },
})

async function serveBare([url = '', port = '', userId = '']: string[]) {
  const { db, pool } = openDatabase({ url, connections: 20, onError: console.error })
  // The product's own query, without what the product does around it.
  const { id, createdAt } = jobApplications
  const { sql, params } = db
    .select(columns)
    .from(jobApplications)
    .where(eq(jobApplications.userId, userId))
    .orderBy(desc(createdAt), desc(id))
    .toSQL()
  const names = Object.keys(columns)
  const app = Fastify()
  app.get('/', async () => {
    const { rows } = await pool.query<unknown[]>({ text: sql, values: params, rowMode: 'array' })
    return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])))
  })
  await app.listen({ port: Number(port), host: '127.0.0.1' })
}

async function measure() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foothold-bench-'))
  const database = await startEmbeddedPostgres({ dataDir })
  const children: ChildProcess[] = []
  try {
    const product = await startProduct(children, database.url, dataDir)
    const userId = await fill(database.url)
    const cookie = await signInAt(product, account)
    const bare = await startBare(children, database.url, userId)
    const answers = await Promise.all([fetch(`${product}${listPath}`, { headers: { cookie } }), fetch(bare)])
    const [ours, theirs] = await Promise.all(answers.map((answer) => answer.json()))
    if (JSON.stringify(sorted(ours)) !== JSON.stringify(sorted(theirs)))
      throw new Error('The two do not answer the same')
    await compare({ url: `${product}${listPath}`, headers: { cookie } }, { url: bare })
  } finally {
    for (const child of children) {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    }
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const sorted = (list: unknown) =>
  Array.isArray(list) ? list.map((each: object) => Object.entries(each).toSorted()) : list

function start(children: ChildProcess[], args: string[], env: Record<string, string> = {}) {
  // The log goes where a log that nobody watches goes; writing it is part of what is measured.
  const nowhere = openSync('/dev/null', 'w')
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', nowhere, 'inherit'],
  })
  children.push(child)
}

async function answers(url: string) {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await delay(50)
  }
  throw new Error(`${url} does not answer`)
}

async function startProduct(children: ChildProcess[], url: string, dataDir: string) {
  const port = await freePort()
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'info',
    DEMO: '0',
    SESSION_SECRET: randomBytes(32).toString('base64'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  }
  const profiling = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : []
  start(children, [...profiling, new URL('../src/server/main.ts', import.meta.url).pathname], settings)
  await answers(`http://127.0.0.1:${port}/readyz`)
  return `http://127.0.0.1:${port}`
}

async function startBare(children: ChildProcess[], url: string, userId: string) {
  const port = await freePort()
  start(children, [import.meta.filename, 'bare', url, String(port), userId])
  await answers(`http://127.0.0.1:${port}/`)
  return `http://127.0.0.1:${port}/`
}

/** One seeker with as many applications as a screen shows, half of them with all their fields. */
async function fill(url: string) {
  const { db, close } = openDatabase({ url, connections: 1, onError: console.error })
  const { id } = await createVerifiedAccount(db, account, 'user')
  const encryption = createEncryption([randomBytes(32)])
  for (let index = 0; index < rows; index++) {
    const body = createApplicationBody.parse({
      company: `Company ${index}`,
      position: 'Operations Analyst',
      ...(index % 2
        ? {
            jobUrl: 'https://jobs.example.test/operations-analyst',
            status: 'applied',
            notes: 'Sent with the second letter.',
          }
        : {}),
    })
    await recordApplication(
      { db, encryption, jobs: idleJobs },
      { id, role: 'user', address: 'bench', requestId: 'bench' },
      body,
    )
  }
  await close()
  return id
}

type Target = { url: string; headers?: Record<string, string> }

async function load(target: Target, seconds: number) {
  const { requests, latency, non2xx, errors } = await autocannon({ ...target, connections, duration: seconds })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests to ${target.url} failed`)
  return { perSecond: requests.average, p99: latency.p99 }
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

async function compare(product: Target, bare: Target) {
  const seconds = Number(options.seconds)
  for (const target of [product, bare]) await load(target, choose(6, 1))
  const ratios: number[] = []
  for (let round = 1; round <= Number(options.rounds); round++) {
    const ours = await load(product, seconds)
    const theirs = await load(bare, seconds)
    const ratio = ours.perSecond / theirs.perSecond
    ratios.push(ratio)
    const figures = `product ${ours.perSecond.toFixed(0)}/s (p99 ${ours.p99} ms), bare ${theirs.perSecond.toFixed(0)}/s (p99 ${theirs.p99} ms)`
    console.log(`round ${round}: ${figures}, ratio ${ratio.toFixed(3)}`)
  }
  console.log(
    `median ratio ${median(ratios).toFixed(3)} over ${ratios.length} rounds, ${connections} connections, ${rows} rows`,
  )
}

if (positionals[0] === 'bare') await serveBare(positionals.slice(1))
else await measure()
