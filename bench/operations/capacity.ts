/**
 * Measures the processor time that a web process and PostgreSQL need for a call, the memory of an open event stream, and the
 * rows and bytes of a client: `node bench/operations/capacity.ts`, after `npm run build`; Linux only. Processor time says
 * the same on a busy machine, other than seconds.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { insertManyApplications } from '#test/many-applications.ts'
import { openStream } from '#test/live-stream.ts'
import { callsTo, signInAt } from '#test/server-process.ts'
import { openPlace } from './place.ts'

const rounds = 200
const ticksPerSecond = 100
const applications = 250

const place = await openPlace({ product: { LOG_LEVEL: 'info', TRUST_PROXY: '0' } })
const { pool } = place.database
const web = await place.start({ ROLE: 'web' })
const person = await place.createPerson()
await insertManyApplications(pool, person.id, applications)
const cookie = await signInAt(web.origin, person)
const calls = callsTo(web.origin, cookie)
const { rows: found } = await pool.query("select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid")

/** Processor seconds of a process, and its parent. */
function readStat(pid: number) {
  const parts = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return { parent: Number(parts[1]), seconds: (Number(parts[11]) + Number(parts[12])) / ticksPerSecond }
}
function readDatabaseSeconds() {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  let sum = 0
  for (const id of ids) {
    try {
      const { parent, seconds } = readStat(Number(id))
      if (parent === found[0].pid) sum += seconds
    } catch {
      // It has ended in between.
    }
  }
  return sum
}
const readMemory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${web.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const html = { accept: 'text/html' }
const measured: [name: string, make: (round: number) => Promise<{ status: number }>][] = [
  ['who am I', () => calls.get('/api/auth/user')],
  ['50 applications', () => calls.get('/api/applications?limit=50')],
  ['notifications', () => calls.get('/api/notifications')],
  ['the home of a client, rendered with its data', () => calls.get('/dashboard', undefined, html)],
  ['a public page', () => callsTo(web.origin).get('/', undefined, html)],
  [
    'a job interest submitted',
    (round) => calls.post('/api/job-interests', { jobUrl: `https://jobs.example.test/${round}` }),
  ],
]
for (const [name, make] of measured) {
  for (let round = 0; round < 30; round++) await make(-round)
  await pool.query('delete from rate_limits')
  const before = { web: readStat(web.pid ?? 0).seconds, database: readDatabaseSeconds() }
  for (let round = 0; round < rounds; round++) {
    const { status } = await make(round)
    if (status >= 400) throw new Error(`${name} answered ${status}`)
    if (round % 25 === 0) await pool.query('delete from rate_limits')
  }
  const milliseconds = (seconds: number) => Math.round((seconds / rounds) * 10_000) / 10
  console.log(name, {
    web: milliseconds(readStat(web.pid ?? 0).seconds - before.web),
    database: milliseconds(readDatabaseSeconds() - before.database),
  })
}
const cookies: string[] = []
for (let each = 0; each < 15; each++) cookies.push(await signInAt(web.origin, await place.createPerson()))
const empty = readMemory()
const streams = await Promise.all(
  cookies.flatMap((each) => Array.from({ length: 20 }, () => openStream(web.origin, each))),
)
console.log(`${streams.length} event streams`, {
  kilobytesEach: Math.round(((readMemory() - empty) * 1024) / streams.length),
})
for (const stream of streams) stream.close()
const { rows } = await pool.query(
  `select (sum(pg_total_relation_size(c.oid)) / $1)::int as bytes from pg_class c
   where relname in ('job_applications', 'audit_log', 'notifications') and relkind = 'r'`,
  [applications],
)
const { rows: connections } = await pool.query(
  "select application_name, count(*)::int from pg_stat_activity where application_name like 'foothold%' group by 1",
)
console.log('bytes for an application, with its indexes', rows[0].bytes, connections)
await place.close()
