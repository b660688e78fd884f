import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { createApplicationFor, createUser, testPassword } from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'

const entries = (app: TestApp) => app.logged.map((line) => JSON.parse(line))

test('each call is one line: method, route, status and request id', async () => {
  const app = await testApp({ LOG_LEVEL: 'info' })
  const me = await app.signIn(await createUser(app))
  app.logged.length = 0
  await me.get('/api/applications')
  await app.anonymous.get('/api/applications')
  await me.put('/api/applications/00000000-0000-4000-8000-000000000000', { status: 'offered' })
  await app.anonymous.get('/api/unknown')
  await app.anonymous.post('/api/login', '{', { 'content-type': 'application/json' })
  await app.anonymous.get('/api/%zz')
  const line = { level: 30, msg: 'request', address: '127.0.0.1', reqId: expect.stringMatching(/^[0-9a-f-]{36}$/) }
  expect(entries(app)).toMatchObject([
    { ...line, method: 'GET', route: '/api/applications', status: 200, ms: expect.any(Number) },
    { ...line, method: 'GET', route: '/api/applications', status: 401 },
    { ...line, method: 'PUT', route: '/api/applications/:id', status: 404 },
    { ...line, method: 'GET', route: '(no such route)', status: 404 },
    { ...line, method: 'POST', route: '/api/login', status: 400 },
    { ...line, method: 'GET', route: '(no such route)', status: 400 },
  ])
})

test('the line of a call names what happened, and of a refused call nothing', async () => {
  const app = await testApp({ LOG_LEVEL: 'info' })
  const me = await app.signIn(await createUser(app))
  app.logged.length = 0
  await me.post('/api/job-interests', { jobUrl: 'https://jobs.example.test' })
  await me.get('/api/job-interests')
  await me.post('/api/job-interests', { jobUrl: 'no address' })
  const lines = entries(app).filter(({ msg }) => msg === 'request')
  expect(lines.map(({ events }) => events)).toEqual([['interest.submitted'], undefined, undefined])
})

test('no password, token, cookie, address or name is logged', async () => {
  const app = await testApp({ LOG_LEVEL: 'trace' })
  const person = await createUser(app, { firstName: 'Zebulon' })
  const secrets = [
    testPassword,
    person.email,
    'Zebulon',
    'planted-token',
    'planted-site-pw',
    'planted-note',
    'planted-key',
  ]
  const me = await app.signIn(person)
  const { id } = await createApplicationFor(app, person)
  const token = 'planted-token'
  await app.anonymous.post('/api/login', { email: person.email, password: `${testPassword}!` })
  await app.anonymous.post('/api/forgot-password', { email: person.email })
  await app.anonymous.get(`/api/verify-email?token=${token}`)
  await app.anonymous.post('/api/reset-password', { token, password: testPassword, confirmPassword: testPassword })
  await app.anonymous.get(`/api/login?next=/${token}`)
  await app.anonymous.get(`/api/${person.email}/${token}?password=${encodeURIComponent(testPassword)}`)
  await me.get(`/api/admin/user/${person.email}`)
  await me.get(`/api/applications?email=${person.email}`, undefined, { referer: `https://x.test/?token=${token}` })
  await me.put(`/api/applications/${id}`, { status: 'offered', notes: 'planted-note' }, { 'user-agent': token })
  await me.post('/api/applications', { company: ['planted-note'], sitePassword: 'planted-site-pw' })
  await me.post('/api/job-interests', { jobUrl: `https://x.test/${token}` }, { 'idempotency-key': 'planted-key' })
  await me.post('/api/login', `{"password":"${testPassword}"`, { 'content-type': 'application/json' })
  await me.get('/api/events', undefined, { cookie: 'session=planted-token' })
  expect(app.logged.length).toBeGreaterThan(10)
  const everything = app.logged.join('').toLowerCase()
  const cookie = /session=([^;]+)/.exec(me.cookie)?.[1]
  for (const secret of [...secrets, cookie, encodeURIComponent(testPassword), encodeURIComponent(person.email)])
    expect(everything).not.toContain(String(secret).toLowerCase())
})

test('a failed query is logged with its stack and without its parameters', async () => {
  const app = await testApp({ LOG_LEVEL: 'info' })
  const person = await createUser(app)
  const me = await app.signIn(person)
  await app.pool.query('alter table job_interests add constraint broken check (length(notes) < 3)')
  const reply = await me.post('/api/job-interests', { jobUrl: 'https://x.test/planted-link', notes: 'planted-note' })
  expect(reply.status).toBe(500)
  const failure = entries(app).find(({ level }) => level === 50)
  expect(failure).toMatchObject({ reqId: reply.body.requestId, msg: 'request failed', err: { name: 'Error' } })
  expect(failure.err.cause.message).toContain('violates check constraint "broken"')
  expect(failure.err.stack).toContain('job-interests.store.ts')
  for (const secret of ['planted-link', 'planted-note', person.id])
    expect(JSON.stringify(failure)).not.toContain(secret)
})

test('line breaks in the input start no new line', async () => {
  const app = await testApp({ LOG_LEVEL: 'info', TRUST_PROXY: '1' })
  const forged = '1.2.3.4 {"level":30,"msg":"forged"}'
  await app.anonymous.post(
    '/api/login',
    { email: 'a@b.c\n{"level":30,"msg":"forged"}', password: 'x' },
    { 'x-forwarded-for': forged },
  )
  expect(app.logged.join('').trimEnd().split('\n')).toHaveLength(1)
  expect(entries(app).map(({ msg }) => msg)).toEqual(['request'])
})

test('buffered lines are written when the process ends, in every way', () => {
  const log = new URL('./log.ts', import.meta.url).href
  const ends = ['', 'process.exit(3)', "throw new Error('by accident')"]
  for (const end of ends) {
    const script = `const { createLogger } = await import('${log}'); createLogger('info').info('the last line'); ${end}`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    expect(JSON.parse(stdout), end).toMatchObject({ msg: 'the last line' })
  }
})
