import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#server/db/client.ts'
import { createVerifiedAccount } from '#server/people/auth/auth.service.ts'
import { findRunningPostgres } from '#server/embedded-postgres/connect-or-start.ts'
import { insertManyApplications } from '#test/many-applications.ts'
import { freePort, signInAt, startServerProcess } from '#test/server-process.ts'
import { args, choose, hasBuild, hasProgram } from '../smoke.ts'
import { measure, type Measurement, medianOf, type Throttling } from './measure.ts'
import { type MeasuredPage, pages } from './pages.ts'
import { measureRequestCost } from './server-cost.ts'
import { serveStaticPage } from './static-page.ts'

/*
 * Lighthouse on the pages of the built product, beside a page of the landing's content written by hand, without script.
 * The pages take turns, so that what else the machine does meets all of them; times count as multiples of that page's.
 */
const { values: options, positionals } = parseArgs({
  args,
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: choose('5', '1') },
    /** Names, with commas between; all of them unless told otherwise. */
    pages: { type: 'string', default: choose(undefined, 'landing') },
    throttling: { type: 'string', default: 'simulate' },
  },
})
const throttlingMethod: Throttling = options.throttling === 'devtools' ? 'devtools' : 'simulate'
const account = {
  email: 'bench@example.test',
  password: 'a password for the bench',
  firstName: 'Sam',
  lastName: 'Rivera',
}
const rows = 50
/** Microseconds of the server's processor for the landing page. */
const requestBudget = 50

async function run() {
  const wanted = options.pages?.split(',')
  const chosen = pages.filter(({ name }) => !wanted || wanted.includes(name))
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foothold-pages-'))
  const port = await freePort()
  const plain = spawn(process.execPath, [import.meta.filename, 'static', String(port)], { stdio: 'inherit' })
  const product = await startServerProcess({ DATA_DIR: dataDir, DEMO: '0' })
  try {
    await fill(dataDir)
    // As after a first page of the app: without the time zone the server sends a skeleton.
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const cookie = `${await signInAt(product.origin, account)}; time_zone=${timeZone}`
    const measurePage = ({ path: place, signedIn }: MeasuredPage) =>
      measure(`${product.origin}${place}`, { throttlingMethod, cookie: signedIn ? cookie : '' })
    const results = await takeTurns(chosen, measurePage, () =>
      measure(`http://127.0.0.1:${port}/`, { throttlingMethod }),
    )
    print(chosen, results)
    if (!wanted || wanted.includes('landing')) await printCost(`${product.origin}/`, product.pid ?? 0)
  } finally {
    plain.kill()
    product.kill('SIGTERM')
    await product.exited
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function fill(dataDir: string) {
  const url = await findRunningPostgres(dataDir)
  if (!url) throw new Error('The database of the server is not there')
  const { db, pool, close } = openDatabase({ url, connections: 1, onError: console.error })
  const { id } = await createVerifiedAccount(db, account, 'user')
  await insertManyApplications(pool, id, rows)
  await close()
}

async function takeTurns(
  chosen: readonly MeasuredPage[],
  measurePage: (page: MeasuredPage) => Promise<Measurement>,
  measureStatic: () => Promise<Measurement>,
) {
  const plain: Measurement[] = []
  const runs = new Map(chosen.map((page) => [page, [] as Measurement[]]))
  for (let turn = 1; turn <= Number(options.runs); turn++) {
    console.log(`run ${turn} of ${options.runs}`)
    plain.push(await measureStatic())
    for (const [page, measured] of runs) measured.push(await measurePage(page))
  }
  return { plain: medianOf(plain), of: (page: MeasuredPage) => medianOf(runs.get(page) ?? []) }
}

function print(chosen: readonly MeasuredPage[], { plain, of }: Awaited<ReturnType<typeof takeTurns>>) {
  console.log(`\nThe static page: LCP ${(plain.lcp / 1000).toFixed(2)} s, performance ${plain.performance}\n`)
  console.table(
    Object.fromEntries(
      chosen.map((page) => {
        const found = of(page)
        return [
          page.name,
          {
            performance: found.performance,
            accessibility: found.accessibility,
            'best practices': found['best-practices'],
            SEO: page.isPublic ? found.seo : '-',
            LCP: `${(found.lcp / 1000).toFixed(2)} s`,
            ratio: Number((found.lcp / plain.lcp).toFixed(2)),
            TBT: Math.round(found.tbt),
            CLS: Number(found.cls.toFixed(4)),
            'script KiB': Number(found.script.toFixed(1)),
            elements: found.elements,
            'over budget': missed(page, found, plain).join(', ') || 'nothing',
          },
        ]
      }),
    ),
  )
}

function missed({ budget, isPublic }: MeasuredPage, found: Measurement, plain: Measurement) {
  const held = {
    performance: found.performance >= budget.performance,
    LCP: found.lcp / plain.lcp <= budget.lcpRatio,
    TBT: found.tbt <= budget.tbt,
    CLS: Number(found.cls.toFixed(4)) <= budget.cls,
    script: found.script <= budget.script,
  }
  const others = found.faults.filter((id) => isPublic || !searchAudits.has(id))
  return [...Object.entries(held).flatMap(([name, holds]) => (holds ? [] : [name])), ...others]
}

/** What Lighthouse asks of pages that search engines should find. */
const searchAudits = new Set(['is-crawlable', 'canonical', 'meta-description', 'crawlable-anchors', 'link-text'])

async function printCost(url: string, pid: number) {
  const cost = await measureRequestCost(url, pid)
  const verdict = cost <= requestBudget ? 'within' : 'over'
  console.log(
    `One request of the landing page: ${cost.toFixed(0)} µs of the server's processor, ${verdict} ${requestBudget}`,
  )
}

if (positionals[0] === 'static') serveStaticPage(Number(positionals[1]))
else if (hasBuild() && hasProgram('chromium')) await run()
