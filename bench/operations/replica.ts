/**
 * Runs two web processes on a primary and a streaming standby while people write and an admin reads lists:
 * `node bench/operations/replica.ts` (`--seconds 20`). Halfway the standby is killed. Every list must show the write that
 * was acknowledged before it, on the other process.
 */
import assert from 'node:assert/strict'
import { parseArgs } from 'node:util'
import { openDatabase } from '#server/db/client.ts'
import { callsTo, signInAt } from '#test/server-process.ts'
import { startPair } from '#test/standby.ts'
import { startLoad } from './load.ts'
import { openPlace } from './place.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } })
const milliseconds = Number(values.seconds) * 1000
const pair = await startPair({ durable: true })
const place = await openPlace({ url: pair.primaryUrl })
const standby = openDatabase({ url: pair.standbyUrl, connections: 1, onError: () => {} })
const a = await place.start({ ROLE: 'web', DATABASE_REPLICA_URL: pair.standbyUrl })
const b = await place.start({ ROLE: 'web', DATABASE_REPLICA_URL: pair.standbyUrl })
const without = await place.start({ ROLE: 'web' })

const people = await Promise.all([1, 2, 3].map(() => place.createPerson()))
const admin = await place.createPerson()
await place.database.pool.query("update users set role = 'admin' where id = $1", [admin.id])
const cookies = await Promise.all(people.map((person) => signInAt(a.origin, person)))
const adminCookie = await signInAt(a.origin, admin)
const [writer, reader, plain] = [a, b, without].map(({ origin }) => callsTo(origin, adminCookie))
assert.ok(writer && reader && plain)
const load = startLoad(a.origin, cookies)

const median = (times: number[]) => Math.round((times.toSorted((x, y) => x - y)[times.length >> 1] ?? 0) * 10) / 10
const times = { replica: [] as number[], primary: [] as number[] }
const stale: string[] = []
let failed = 0
let killed = false
const person = people[0]
assert.ok(person)
const begun = performance.now()
for (let change = 0; performance.now() - begun < milliseconds; change++) {
  const firstName = `Sam ${change}`
  const body = { firstName, lastName: 'Rivera', email: person.email, role: 'user' }
  if ((await writer.put(`/api/admin/users/${person.id}`, body)).status !== 200) failed += 1
  for (const [name, calls] of [
    ['replica', reader],
    ['primary', plain],
  ] as const) {
    const start = performance.now()
    const { status, body: list } = await calls.get(`/api/admin/users?q=${person.email}`)
    times[name].push(performance.now() - start)
    if (status !== 200) failed += 1
    else if (list[0]?.firstName !== firstName) stale.push(`${name}: ${firstName}`)
  }
  if (!killed && performance.now() - begun > milliseconds / 2) {
    killed = true
    const { rows } = await standby.pool.query(
      "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
    )
    console.log('before the kill', await countReads())
    process.kill(rows[0].pid, 'SIGKILL')
  }
}
const figures = await load.stop()
console.log({
  lists: times.replica.length,
  stale: stale.length,
  failed,
  medianMs: { withReplica: median(times.replica), primaryAlone: median(times.primary) },
  acknowledgedWrites: figures.acknowledged.size,
  failedWrites: figures.failures.length,
  rests: b.output.text.split('a database connection was lost').length - 1,
})
async function countReads() {
  const { rows } = await standby.pool.query(
    'select xact_commit::int as transactions from pg_stat_database where datname = current_database()',
  )
  return { ...rows[0], lists: times.replica.length }
}
await standby.close()
await place.close()
await pair.close()
assert.deepEqual([stale, failed, figures.failures], [[], 0, []])
