/**
 * Runs two web processes and a worker behind PgBouncer in transaction mode and tries what could depend on a session:
 * `node bench/operations/pooler.ts`. Needs Debian or Ubuntu, and root to install.
 */
import assert from 'node:assert/strict'
import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openStream } from '#test/live-stream.ts'
import { callsTo, freePort, signInAt, type ServerProcess } from '#test/server-process.ts'
import { openPlace } from './place.ts'
import { installProgram, startProgram } from './programs.ts'

installProgram('pgbouncer', '/usr/sbin/pgbouncer')
const place = await openPlace()
chmodSync(place.folder, 0o755)
const port = await freePort()
const direct = new URL(place.url)
const file = path.join(place.folder, 'pgbouncer.ini')
const settings = "set statement_timeout = '15s'; set idle_in_transaction_session_timeout = '30s'"
writeFileSync(
  file,
  `[databases]
foothold = host=127.0.0.1 port=${direct.port} user=${direct.username} password=${direct.password} connect_query='${settings.replaceAll("'", "''")}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
max_client_conn = 200
`,
)
const pooler = await startProgram('/usr/sbin/pgbouncer', ['-u', 'nobody', file], port)
const pooled = `postgres://any@127.0.0.1:${port}/foothold`
const addresses = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: place.url, MIGRATE: '0' }

async function until(what: string, holds: () => Promise<boolean> | boolean) {
  for (let tries = 0; tries < 400; tries++) {
    if (await holds()) return console.log(`ok: ${what}`)
    await delay(50)
  }
  throw new Error(`Not so: ${what}`)
}

try {
  await place.migrate(addresses)
  const [a, b, worker] = (await Promise.all(
    ['web', 'web', 'worker'].map((role) => place.start({ ...addresses, ROLE: role })),
  )) as [ServerProcess, ServerProcess, ServerProcess]
  const person = await place.createPerson()
  const cookie = await signInAt(a.origin, person)
  const stream = await openStream(b.origin, cookie)
  const submit = (server: ServerProcess, number: number) =>
    callsTo(server.origin, cookie).post('/api/job-interests', { jobUrl: `https://jobs.example.test/${number}` })
  const replies = await Promise.all(Array.from({ length: 60 }, (_, number) => submit(number % 2 ? a : b, number)))
  const codes = [...new Set(replies.map(({ status }) => status))]
  assert.deepEqual(codes, [201], `60 writes at once on 6 sessions: ${codes}`)
  assert.equal((await callsTo(b.origin, cookie).get('/api/job-interests')).body.length, 60)
  console.log('ok: 60 writes at once over two processes, on 6 sessions')
  await until('changes at one process reach the stream of the other', () => stream.events.length > 0)
  stream.close()
  const repeat = (server: ServerProcess) =>
    callsTo(server.origin, cookie).post(
      '/api/job-interests',
      { jobUrl: 'https://jobs.example.test/once' },
      { 'idempotency-key': 'once' },
    )
  const ids = new Set((await Promise.all([a, b, a, b].map(repeat))).map(({ body }) => body.id))
  assert.equal(ids.size, 1)
  console.log('ok: four repeats of one call make one row')
  await callsTo(a.origin).post('/api/forgot-password', { email: person.email })
  await until('the worker sends the mail that a web process queued', async () => {
    const mails: { to: string }[] = (await callsTo(b.origin).get('/dev/outbox.json')).body
    return mails.some(({ to }) => to === person.email)
  })
  const { rows } = await place.database.pool.query<{ application_name: string; sessions: string }>(
    "select application_name, count(*) as sessions from pg_stat_activity where datname = 'foothold' and backend_type = 'client backend' and pid <> pg_backend_pid() group by 1",
  )
  console.table(rows)
  const problems = [a, b, worker].flatMap(({ output }) => output.text.match(/.*"level":(40|50|60).*/g) ?? [])
  assert.deepEqual(problems, [], 'the logs have warnings')
  console.log('ok: no warning in three logs')
} finally {
  await place.close()
  await pooler.stop()
}
