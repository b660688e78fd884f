import { expect, test } from 'vitest'
import { createApplicationFor, createUser, testPassword } from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'

const production = {
  NODE_ENV: 'production',
  APP_URL: 'https://foothold.example',
  SESSION_SECRET: 'a secret of the tests, long enough',
  ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
  PAYMENTS: 'sandbox',
}
const refusal = { status: 403, body: { message: 'This call came from another site' } }

const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'https://foothold.example.evil.example' },
  { origin: 'https://evil.example/https://foothold.example' },
  { origin: 'http://foothold.example' },
  { origin: 'https://foothold.example:444' },
  { origin: 'https://sub.foothold.example' },
  { origin: 'http://localhost:3000' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'nonsense' },
  { origin: 'https://foothold.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
]

async function signedIn(app: TestApp) {
  const person = await createUser(app)
  const { id } = await createApplicationFor(app, person)
  return { ...person, calls: await app.signIn(person), application: `/api/applications/${id}` }
}

test('a changing call from another site is refused and changes nothing', async () => {
  const app = await testApp(production)
  const me = await signedIn(app)
  const before = (await me.calls.get('/api/applications')).body
  for (const headers of foreign) {
    const name = JSON.stringify(headers)
    const job = { company: 'Acme', position: 'Engineer' }
    expect(await me.calls.post('/api/applications', job, headers), name).toMatchObject(refusal)
    expect(await me.calls.put(me.application, { status: 'rejected' }, headers), name).toMatchObject(refusal)
    expect(await me.calls.post('/api/logout', {}, headers), name).toMatchObject(refusal)
    const signIn = await app.anonymous.post('/api/login', { email: me.email, password: testPassword }, headers)
    expect(signIn, name).toMatchObject(refusal)
    expect(signIn.headers['set-cookie'], name).toBeUndefined()
    expect(await me.calls.delete('/api/unknown', undefined, headers), name).toMatchObject(refusal)
  }
  expect((await me.calls.get('/api/applications')).body).toEqual(before)
})

test("another site's form is refused even without those headers", async () => {
  const app = await testApp(production)
  const me = await signedIn(app)
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expect((await me.calls.post('/api/applications', '{"company":"Acme"}', { 'content-type': type })).status).toBe(415)
})

test('our own pages and non-browsers may change things', async () => {
  const app = await testApp(production)
  const me = await signedIn(app)
  const own: Record<string, string>[] = [
    {},
    { origin: 'https://foothold.example' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://foothold.example', 'sec-fetch-site': 'same-origin' },
  ]
  for (const headers of own)
    expect((await me.calls.put(me.application, { status: 'offered' }, headers)).status).toBe(200)
})

test('outside production the loopback names count as the same origin, and no others', async () => {
  const app = await testApp({ APP_URL: 'http://localhost:3000' })
  const me = await signedIn(app)
  const put = async (origin: string) => (await me.calls.put(me.application, { status: 'offered' }, { origin })).status
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:5173'])
    expect(await put(origin), origin).toBe(200)
  for (const origin of ['http://localhost.evil.example', 'http://evil.example:3000', 'null', 'file://'])
    expect(await put(origin), origin).toBe(403)
})

test('links from other sites may read, and their scripts may not', async () => {
  const app = await testApp(production)
  const me = await signedIn(app)
  const reply = await me.calls.get('/api/applications', undefined, {
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  })
  expect(reply.status).toBe(200)
  const asked = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' }
  const preflight = await app.call('OPTIONS', me.application, { headers: asked })
  for (const { headers } of [reply, preflight]) {
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  }
})
