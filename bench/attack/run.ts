import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { attacks } from './attacks.ts'
import { startProduct, type Person, type Product } from './product.ts'
import { args, choose } from '../smoke.ts'

/*
 * One account attacks within the documented limits while others use the product, each attack on a fresh start:
 *
 *   node bench/attack/run.ts [--seconds 40] [--only F1] [--against ../an/older/checkout]
 *
 * The goals: the process lives, no 5xx for others, 99 % of their reads of /api/auth/user within 250 ms, and less than
 * 300 MB more memory. With --against the same is done to another checkout, as the control.
 */
const { values } = parseArgs({
  args,
  options: {
    seconds: { type: 'string', default: choose('40', '1') },
    only: { type: 'string', default: choose('', 'F2') },
    against: { type: 'string' },
  },
})
const goals = { p99: 250, memory: 300 }

interface Seen {
  times: number[]
  calls: number
  refused: number
  failed: number
}

/** Reads as screens do, at a steady rate: a call that is slow holds back none of the next, so each slow moment counts. */
async function useProduct(person: Person, seen: Seen, isOver: () => boolean) {
  const others = ['/api/applications?limit=20', '/api/notifications', '/api/profile']
  const calls: Promise<void>[] = []
  for (let turn = 0; !isOver(); turn++) {
    calls.push(readTimed(person, seen))
    if (turn % 5 === 0) calls.push(count(person.get(others[(turn / 5) % others.length] ?? '/'), seen))
    if (turn % 20 === 0) calls.push(count(person.post('/api/analyze-resume', { content: 'SKILLS\nExcel' }), seen))
    await delay(50)
  }
  await Promise.all(calls)
}

async function readTimed(person: Person, seen: Seen) {
  const start = performance.now()
  await count(person.get('/api/auth/user'), seen)
  seen.times.push(performance.now() - start)
}

async function count(call: Promise<{ status: number }>, seen: Seen) {
  const status = await call.then(
    (reply) => reply.status,
    () => 0,
  )
  seen.calls++
  if (status === 429) seen.refused++
  if (status === 0 || status >= 500) seen.failed++
}

const share = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0

const tally = (statuses: number[]) =>
  Object.entries(Object.groupBy(statuses, (status) => status || 'no answer'))
    .map(([status, all]) => `${all?.length} x ${status}`)
    .join(', ')

async function attack(product: Product, { prepare, begin }: (typeof attacks)[string]) {
  const attacker = { ...(await product.person('priya', '198.51.100.66')), product }
  const people = await Promise.all(
    ['seeker', 'manager', 'admin'].map((name, index) => product.person(name, `203.0.113.${index}`)),
  )
  await prepare?.(attacker)
  await Promise.all(people.map((person) => person.get('/api/auth/user')))
  let isOver = false
  const seen: Seen = { times: [], calls: 0, refused: 0, failed: 0 }
  const before = product.memory()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, product.memory())), 100)
  const using = people.map((person) => useProduct(person, seen, () => isOver))
  const asked = begin(attacker).map((call) =>
    call.then(
      ({ status }) => status,
      () => 0,
    ),
  )
  const started = performance.now()
  const statuses = await Promise.race([Promise.all(asked), delay(Number(values.seconds) * 1_000, null)])
  const seconds = (performance.now() - started) / 1_000
  // Requests still waiting at the end of the attack count as well.
  await delay(choose(2_000, 0))
  isOver = true
  await Promise.all(using)
  clearInterval(watch)
  return { seen, seconds, grown: most - before, statuses }
}

async function report(checkout: string, name: string) {
  const product = await startProduct(checkout)
  try {
    const { seen, seconds, grown, statuses } = await attack(product, attacks[name]!)
    const [p50, p99] = [share(seen.times, 0.5), share(seen.times, 0.99)]
    const isGood = product.isAlive() && seen.failed === 0 && p99 < goals.p99 && grown < goals.memory
    console.log(`  ${isGood ? 'holds' : 'FALLS SHORT'}: ${name}`)
    console.log(`    attacker: ${statuses ? tally(statuses) : 'still under way'}, after ${seconds.toFixed(1)} s`)
    console.log(`    process ${product.isAlive() ? 'alive' : 'DEAD'}, memory +${grown.toFixed(0)} MB`)
    console.log(`    others: ${seen.calls} calls, ${seen.failed} failed, ${seen.refused} refused`)
    const longest = share(seen.times, 1)
    console.log(
      `    /api/auth/user: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`,
    )
  } finally {
    await product.stop()
  }
}

const checkouts = [new URL('../..', import.meta.url).pathname, ...(values.against ? [values.against] : [])]
for (const checkout of checkouts) {
  console.log(checkout)
  for (const name of Object.keys(attacks).filter((name) => name.includes(values.only))) await report(checkout, name)
}
