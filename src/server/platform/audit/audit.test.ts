import { expect, test } from 'vitest'
import { createUser } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { recordEvent } from '#server/events/record-event.ts'

const file = fileApp()
const here = { address: '127.0.0.1', requestId: 'test' }

test('the log is append-only: no change, deletion or truncation', async () => {
  const { pool } = file()
  const { id } = await createUser(file())
  await recordEvent(file(), { id, ...here }, { type: 'sign-out', userId: id })
  const all = async () => (await pool.query('select * from audit_log order by id')).rows
  const before = await all()
  const attempts = [
    "update audit_log set action = 'nothing'",
    'update audit_log set actor_id = null where false',
    'delete from audit_log',
    'delete from audit_log where false',
    'truncate audit_log',
    'truncate audit_log cascade',
    "insert into audit_log (id, action) select id, 'nothing' from audit_log on conflict (id) do update set action = 'nothing'",
  ]
  for (const sql of attempts) await expect(pool.query(sql), sql).rejects.toThrow('the audit log is append-only')
  expect(await all()).toEqual(before)
})

test('an entry outlives its person', async () => {
  const { pool } = file()
  const { id } = await createUser(file())
  await recordEvent(file(), { id, ...here }, { type: 'sign-out', userId: id })
  await pool.query('delete from users where id = $1', [id])
  expect((await pool.query('select action from audit_log where subject_id = $1', [id])).rows).toEqual([
    { action: 'sign-out' },
  ])
})

test('a rolled back act leaves no entry', async () => {
  const { db, jobs, pool } = file()
  const { id } = await createUser(file())
  const undone = db.transaction(async (tx) => {
    await recordEvent({ db: tx, jobs }, { id, ...here }, { type: 'sign-out', userId: id })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  expect((await pool.query('select 1 from audit_log where actor_id = $1', [id])).rowCount).toBe(0)
})

/** The recorded refusals of one person, by call. */
const listRefusals = async (id: string) => {
  const { rows } = await file().pool.query(
    "select details, address, request_id from audit_log where actor_id = $1 and action = 'access.refused' order by details ->> 'call' collate \"C\"",
    [id],
  )
  return rows
}

test('a refused call leaves one entry: who, what and from where', async () => {
  const person = await createUser(file())
  const me = await file().signIn(person)
  expect((await me.get('/api/admin/users?search=someone')).status).toBe(403)
  expect((await me.get(`/api/admin/user/${person.id}`)).status).toBe(403)
  expect((await me.get('/api/applications')).status).toBe(200)
  expect((await file().anonymous.get('/api/admin/users')).status).toBe(401)
  const from = { address: '127.0.0.1', request_id: expect.any(String) }
  expect(await listRefusals(person.id)).toEqual([
    { details: { call: 'GET /api/admin/user/:userId' }, ...from },
    { details: { call: 'GET /api/admin/users' }, ...from },
  ])
})

test('a refusal by the handler, in a rolled back transaction, leaves its entry too', async () => {
  const [person, other] = [await createUser(file()), await createUser(file())]
  const me = await file().signIn(person)
  const body = { userId: other.id, company: 'Harbor Freight', position: 'Planner', jobUrl: 'https://example.test' }
  expect((await me.post('/api/applications', body, { 'idempotency-key': 'one' })).status).toBe(403)
  expect(await listRefusals(person.id)).toMatchObject([{ details: { call: 'POST /api/applications' } }])
})

test('repeated refusals stay refused, and leave at most ten entries per call', async () => {
  const [person, other] = [await createUser(file()), await createUser(file())]
  const [me, they] = [await file().signIn(person), await file().signIn(other)]
  for (let count = 0; count < 30; count++) expect((await me.get('/api/admin/users')).status).toBe(403)
  expect(await listRefusals(person.id)).toHaveLength(10)
  expect((await me.get(`/api/admin/user/${person.id}`)).status).toBe(403)
  expect(await listRefusals(person.id)).toHaveLength(11)
  expect((await they.get('/api/admin/users')).status).toBe(403)
  expect(await listRefusals(other.id)).toHaveLength(1)
})
