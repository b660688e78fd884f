import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { signInAt } from '#test/server-process.ts'
import { startProduct, type Product } from '../attack/product.ts'
import { args, choose } from '../smoke.ts'

/*
 * A person asks for a preview, a PDF and a sign-in each second, while 3, 10 and 50 addresses together keep 12 jobs in flight:
 *
 *   node bench/fair/run.ts [--seconds 8] [--lines 1000] [--checkout ../an/older/checkout]
 *
 * The goal: each answer is there within three times its quiet time and the length of one job, or is a 429 within three
 * seconds. The longest document has 1,000 lines.
 */
const { values } = parseArgs({
  args,
  options: {
    seconds: { type: 'string', default: choose('8', '1') },
    lines: { type: 'string', default: '1000' },
    checkout: { type: 'string', default: new URL('../..', import.meta.url).pathname },
  },
})
const inFlight = 12
const addressCounts = choose([3, 10, 50], [3])
const maxWaitMs = 3_000
/** The network and the answer itself. */
const toleranceMs = 250

const maxCharacters = 50_000
const head = 'Maren Oakhurst\nmaren@example.test | Portland\n\n'
const aside = `SKILLS\n${'Excel\n'.repeat(8)}\n`
const headLines = 12
/** Different lines of equal length, as long as the text may have. */
const hugeLines = Array.from({ length: Number(values.lines) - headLines }, (_, at) =>
  `- ${at} planned weekly capacity with carriers`.slice(
    0,
    Math.floor((maxCharacters - 200) / Number(values.lines)) - 1,
  ),
)
const hugeText = `${head}${aside}EXPERIENCE\n${hugeLines.join('\n')}`
const smallText = `${head}SKILLS\nExcel, SQL\n\nEXPERIENCE\nPlanner | Acme\n- Cut empty miles by 18%\n- Trained four dispatchers`
const toPreview = (content: string) => ({
  kind: 'resume',
  content,
  design: { design: 'two-column', size: 'normal', paper: 'letter' },
})
const account = { email: 'seeker@foothold.test', password: 'foothold-demo' }

interface Answer {
  status: number
  ms: number
}

/** Calls from an address, as a browser makes them. */
const callsFrom = (product: Product, address: string) =>
  async function post(path: string, body: object, cookie = ''): Promise<Answer> {
    const started = performance.now()
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, cookie }
    const response = await fetch(`${product.origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    await response.arrayBuffer()
    return { status: response.status, ms: performance.now() - started }
  }

type Calls = Record<string, () => Promise<Answer>>

/**
 * What bystanders do: one person types, and each sign-in is from another address. A known browser has the cookie of an
 * earlier sign-in.
 */
function bystanderCalls(product: Product, knownBrowser: string): Calls {
  const typing = callsFrom(product, '203.0.113.9')
  let next = 0
  const newcomer = () => callsFrom(product, `192.0.2.${next++ % 256}`)
  return {
    preview: () => typing('/api/preview-document', toPreview(smallText)),
    PDF: () => typing('/api/download-resume-pdf', { content: smallText }),
    'sign-in, known browser': () => newcomer()('/api/login', account, knownBrowser),
    'sign-in, new browser': () => newcomer()('/api/login', account),
  }
}

/** What the other addresses do. */
const floods: Record<string, (product: Product, address: string) => Promise<Answer>> = {
  [`previews of ${values.lines} lines`]: (product, address) =>
    callsFrom(product, address)('/api/preview-document', toPreview(hugeText)),
  'sign-ins': (product, address) =>
    callsFrom(product, address)('/api/login', { email: `${address}@foothold.test`, password: 'a wrong password' }),
}

const sort = (answers: Answer[]) => answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
const median = (answers: Answer[]) => sort(answers)[answers.length >> 1] ?? 0
const longest = (answers: Answer[]) => sort(answers).at(-1) ?? 0

async function repeat(count: number, call: () => Promise<Answer>) {
  const answers: Answer[] = []
  for (let done = 0; done < count; done++) answers.push(await call())
  return answers
}

/** Asks once a second, also while the answers before are on their way. */
async function useProduct(calls: Calls) {
  const asked = Object.keys(calls).map((name) => [name, [] as Promise<Answer>[]] as const)
  for (let second = 0; second < Number(values.seconds); second++) {
    for (const [name, answers] of asked) answers.push(calls[name]!())
    await delay(1_000)
  }
  return new Map(await Promise.all(asked.map(async ([name, answers]) => [name, await Promise.all(answers)] as const)))
}

/** Keeps jobs in flight, each from the next address, until it is stopped. */
function startFlood(count: number, call: (address: string) => Promise<Answer>) {
  const state = { isOver: false }
  let next = 0
  const statuses = new Map<number, number>()
  const lane = async () => {
    while (!state.isOver) {
      const { status } = await call(`198.51.100.${next++ % count}`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const lanes = Promise.all(Array.from({ length: inFlight }, lane))
  return async () => {
    state.isOver = true
    await lanes
    return [...statuses].map(([status, times]) => `${times} x ${status}`).join(', ')
  }
}

const show = (ms: number) => `${ms.toFixed(0)} ms`

function report(name: string, answers: Answer[], { quietMs, jobMs }: { quietMs: number; jobMs: number }) {
  const served = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 429)
  const isGood =
    served.length + refused.length === answers.length &&
    longest(served) <= 3 * quietMs + jobMs &&
    longest(refused) <= maxWaitMs + toleranceMs
  const times = `median ${show(median(served))} (${(median(served) / quietMs).toFixed(1)} x quiet), longest ${show(longest(served))}`
  const refusals = refused.length > 0 ? `, ${refused.length} x 429 within ${show(longest(refused))}` : ''
  console.log(`    ${isGood ? 'holds' : 'FALLS SHORT'}: ${name}: ${served.length} served, ${times}${refusals}`)
}

async function measureQuiet(calls: Calls) {
  const quiet = new Map<string, number>()
  for (const [name, call] of Object.entries(calls)) {
    await call()
    quiet.set(name, median(await repeat(choose(5, 1), call)))
  }
  console.log(`  quiet: ${[...quiet].map(([name, ms]) => `${name} ${show(ms)}`).join(', ')}`)
  return quiet
}

async function measure(checkout: string) {
  const product = await startProduct(checkout)
  try {
    // The limits per hour would end a flood.
    const forgetLimits = () => product.pool.query('delete from rate_limits')
    const calls = bystanderCalls(product, await signInAt(product.origin, account))
    console.log(checkout)
    for (const [flood, call] of Object.entries(floods)) {
      for (const count of addressCounts) {
        const quiet = await measureQuiet(calls)
        const jobMs = median(await repeat(choose(3, 1), () => call(product, '198.51.100.200')))
        const limits = setInterval(() => void forgetLimits(), 500)
        const stop = startFlood(count, (address) => call(product, address))
        await delay(choose(1_000, 100))
        const seen = await useProduct(calls)
        const statuses = await stop()
        clearInterval(limits)
        console.log(`  ${inFlight} ${flood} (${show(jobMs)}) in flight of ${count} addresses: ${statuses}`)
        for (const [name, answers] of seen) report(name, answers, { quietMs: quiet.get(name) ?? 0, jobMs })
      }
    }
  } finally {
    await product.stop()
  }
}

await measure(values.checkout)
