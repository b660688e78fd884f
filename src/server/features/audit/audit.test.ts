import { expect, test } from 'vitest'
import { createUser } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { recordAudit } from './audit.service.ts'

const file = fileApp()
const here = { address: '127.0.0.1', requestId: 'test' }

test('the log is added to, and nothing in it is changed, deleted or emptied', async () => {
  const { pool, db } = file()
  const { id } = await createUser(file())
  await recordAudit(db, { id, ...here }, { action: 'sign-in', subjectId: id })
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

test('an entry outlives the person it is about', async () => {
  const { pool, db } = file()
  const { id } = await createUser(file())
  await recordAudit(db, { id, ...here }, { action: 'sign-in', subjectId: id })
  await pool.query('delete from users where id = $1', [id])
  expect((await pool.query('select action from audit_log where subject_id = $1', [id])).rows).toEqual([
    { action: 'sign-in' },
  ])
})

test('what is undone leaves no entry', async () => {
  const { db, pool } = file()
  const { id } = await createUser(file())
  await db
    .transaction(async (tx) => {
      await recordAudit(tx, { id, ...here }, { action: 'sign-in', subjectId: id })
      throw new Error('changed my mind')
    })
    .catch(() => {})
  expect((await pool.query('select 1 from audit_log where actor_id = $1', [id])).rowCount).toBe(0)
})
