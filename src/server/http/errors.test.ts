import type { Client, PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { createUser, testPassword } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'
import { freePort } from '#test/server-process.ts'

test('an unknown path of the API is a JSON 404, for every method and caller', async () => {
  const app = await testApp()
  const me = await app.signIn(await createUser(app))
  const paths = ['/api', '/api/', '/api/unknown', '/api/users', '/objects/1', '/dev/unknown', '/api/__proto__']
  for (const path of paths) {
    for (const calls of [me, app.anonymous]) {
      const reply = await calls.get(path, undefined, { accept: 'text/html' })
      expect(reply, path).toMatchObject({ status: 404, body: { message: 'Not found' } })
    }
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    expect((await app.call(method, '/api/unknown')).status, method).toBe(404)
  expect((await me.delete('/api/applications')).status).toBe(404)
})

test('our own failure shows a message and a request id only', async () => {
  const app = await testApp({ LOG_LEVEL: 'info' })
  const person = await createUser(app)
  const me = await app.signIn(person)
  await app.pool.query('alter table users rename column first_name to secret_column')
  const replies = [
    await me.get('/api/auth/user'),
    await me.get('/api/applications'),
    await me.post('/api/job-interests', { jobUrl: 'https://jobs.example.test' }),
    await app.anonymous.post('/api/login', { email: person.email, password: testPassword }),
    await me.get('/api/events'),
  ]
  for (const reply of replies) {
    expect(reply).toMatchObject({ status: 500, body: { message: 'Something went wrong' } })
    expect(Object.keys(reply.body)).toEqual(['message', 'requestId'])
    expect(reply.text).not.toMatch(/secret_column|select|\.ts|stack/)
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(app.logged.join('')).toContain(reply.body.requestId)
  }
  expect(new Set(replies.map((reply) => reply.body.requestId)).size).toBe(replies.length)
})

test('without its database the server still answers, and recovers', async () => {
  const app = await testApp()
  const me = await app.signIn(await createUser(app))
  const closedUrl = `postgres://foothold:secret@127.0.0.1:${await freePort()}/foothold`
  const pools = [app.pool, app.database.countingPool]
  for (const pool of pools) {
    while (pool.totalCount > 0) (await pool.connect()).release(true)
    Object.assign(pool.options, { connectionString: closedUrl })
  }
  const replies = [
    await me.get('/api/auth/user'),
    await me.get('/api/applications'),
    await me.post('/api/profile', {}),
    await me.get('/api/events'),
    await app.anonymous.post('/api/login', { email: 'sam@example.test', password: testPassword }),
  ]
  for (const reply of replies) {
    const message = "We can't reach our database right now. Please try again in a moment."
    expect(reply).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, body: { message } })
    expect(Object.keys(reply.body)).toEqual(['message', 'requestId'])
    expect(reply.text).not.toContain('127.0.0.1')
  }
  for (const pool of pools) Object.assign(pool.options, { connectionString: app.databaseUrl })
  expect((await me.get('/api/auth/user')).status).toBe(200)
})

test('the log says why the database was not reached, without the people concerned', async () => {
  const app = await testApp({ LOG_LEVEL: 'info' })
  const me = await app.signIn(await createUser(app))
  app.pool.once('acquire', (client) => void (client as PoolClient & Client).end())
  expect((await me.post('/api/profile', { phone: '555 0100' })).status).toBe(503)
  expect(app.logged.join('')).toContain('Client was closed and is not queryable')
  expect(app.logged.join('')).not.toContain('555 0100')
})

test('a connection that the database ends is replaced', async () => {
  const app = await testApp()
  const me = await app.signIn(await createUser(app))
  await app.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'foothold' and pid <> pg_backend_pid()",
  )
  const statuses = []
  for (let time = 0; time < 5; time++) statuses.push((await me.get('/api/auth/user')).status)
  expect(statuses.at(-1)).toBe(200)
})

test('a reply that does not match its declaration is a failure, never sent', async () => {
  const app = await testApp()
  const me = await app.signIn(await createUser(app))
  await app.pool.query('alter table users drop constraint users_plan_known')
  await app.pool.query("update users set subscription_plan = 'planted'")
  const reply = await me.get('/api/auth/user')
  expect(reply.status).toBe(500)
  expect(reply.text).not.toContain('planted')
})

test('a full disk is named, so that nobody tries again at once', async () => {
  const app = await testApp()
  app.files.drafts = () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' }))
  const me = await app.signIn(await createUser(app))
  const { uploadURL } = (await me.post('/api/objects/upload')).body
  const reply = await me.put(uploadURL, Buffer.alloc(600), { 'content-type': 'application/pdf' })
  expect(reply).toMatchObject({ status: 507, body: { message: expect.stringContaining('storage is full') } })
})
