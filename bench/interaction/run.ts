import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { insertManyApplications } from '#test/many-applications.ts'
import { browserFlags, testBrowser } from '../../scripts/browser.js'
import { args, choose, hasBuild, hasProgram } from '../smoke.ts'
import { type Product, startProduct } from '../attack/product.ts'
import { type Interaction, interactions } from './interactions.ts'
import { measure, observe } from './measure.ts'

/* See README.md. */
const { values: options } = parseArgs({
  args,
  options: {
    only: { type: 'string' },
    against: { type: 'string' },
  },
})
const goals = { worst: 200, median: 100 }
const seeker = 'seeker@foothold.test'

interface Result {
  worst: number
  median: number
  elements: number
}

/** Fifty more applications, each with a link and a sign-in. */
async function addApplications({ pool }: Product) {
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [seeker])
  const id = rows[0]?.id ?? ''
  await insertManyApplications(pool, id, 60)
  await pool.query(
    `update job_applications set job_url = 'https://jobs.example.test/' || id, site_username = 'maya@example.test',
       site_password = 'sealed' where user_id = $1`,
    [id],
  )
}

async function measureOn(browser: Browser, { origin, cookie }: { origin: string; cookie: string }, item: Interaction) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const cookies = cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: origin }
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await observe(page)
  const { times, elements } = await measure(page, origin, item)
  await context.close()
  console.log(`${item.name} on ${origin}: ${times.join(' ')}`)
  const sorted = times.toSorted((a, b) => a - b)
  return { worst: sorted.at(-1) ?? 0, median: sorted[sorted.length >> 1] ?? 0, elements }
}

async function run() {
  const names = options.only?.split(',')
  const chosen = interactions.filter(({ name }) => !names || names.includes(name)).slice(0, choose(undefined, 1))
  const checkouts = { here: '.', ...(options.against ? { against: options.against } : {}) }
  const products = await Promise.all(
    Object.entries(checkouts).map(async ([name, checkout]) => {
      const product = await startProduct(path.resolve(checkout))
      await addApplications(product)
      const { cookie } = await product.person('seeker', '192.0.2.1')
      return { name, product, origin: product.origin, cookie }
    }),
  )
  const browser = await chromium.launch({
    executablePath: testBrowser() ?? chromium.executablePath(),
    args: browserFlags,
  })
  const table: Record<string, Record<string, number | string>> = {}
  try {
    for (const item of chosen) {
      const row: Record<string, number | string> = {}
      for (const target of products) {
        const result: Result = await measureOn(browser, target, item)
        row[`worst ${target.name}`] = result.worst
        row[`median ${target.name}`] = result.median
        row[`elements ${target.name}`] = result.elements
        if (target.name === 'here')
          row.goal = result.worst <= goals.worst && result.median <= goals.median ? 'met' : 'missed'
      }
      table[item.name] = row
    }
    console.table(table)
  } finally {
    await browser.close()
    for (const { product } of products) await product.stop()
  }
}

if (hasBuild() && (testBrowser() !== null || hasProgram('chromium'))) await run()
