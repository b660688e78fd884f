import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createUser } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'
import { sendSecurityHeaders } from './headers.ts'

const https = { APP_URL: 'https://foothold.example' }

const directives = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split(';')
      .map((directive) => {
        const [name = '', ...values] = directive.trim().split(/\s+/)
        return [name, values.join(' ')]
      }),
  )

test('every answer carries the security headers', async () => {
  const app = await testApp()
  const me = await app.signIn(await createUser(app))
  const replies = [
    await me.get('/api/auth/user'),
    await app.anonymous.get('/api/auth/user'),
    await app.anonymous.get('/api/unknown'),
    await app.anonymous.get('/unknown'),
    await app.anonymous.post('/api/login', '{', { 'content-type': 'application/json' }),
    await app.anonymous.get('/healthz'),
    await app.anonymous.get('/api/login'),
    await app.anonymous.get('/api/openapi.json'),
  ]
  for (const { headers } of replies) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
    expect(directives(headers['content-security-policy'])).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'connect-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    })
    expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/)
  }
})

test('a malformed path gets a plain refusal with its own content type', async () => {
  const app = await testApp()
  for (const path of ['/api/%zz', '/api/applications/%', '/%E0%A4%A']) {
    const reply = await app.anonymous.get(path)
    expect(reply, path).toMatchObject({ status: 400, body: { message: 'The request could not be understood' } })
    expect(reply.headers, path).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(reply.text).not.toContain(path)
  }
})

test('over https the header tells browsers to stay with https', async () => {
  const app = await testApp(https)
  const { headers } = await app.anonymous.get('/healthz')
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000; includeSubDomains/)
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
})

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_not_a_key',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_not_a_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_not_a_secret',
}

test("only the payment page may load Stripe's form, and only with Stripe's keys", async () => {
  const app = await testApp(stripe)
  for (const path of ['/subscribe', '/subscribe/', '/subscribe?plan=active&client_secret=x']) {
    const { headers } = await app.anonymous.get(path)
    expect(directives(headers['content-security-policy']), path).toMatchObject({
      'default-src': "'self'",
      // A built page has its inline script too.
      'script-src': expect.stringMatching(
        /^'self' ('sha256-\S+' )?https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com$/,
      ),
      'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
      'connect-src': "'self' https://api.stripe.com",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
    })
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['x-frame-options'], path).toBe('DENY')
  }
  for (const path of ['/', '/subscribed', '/subscribe/x', '/account?next=/subscribe', '/api/auth/user'])
    expect((await app.anonymous.get(path)).headers['content-security-policy'], path).not.toContain('stripe')
})

test('a cached copy of that page with an older policy is never revalidated', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  await sendSecurityHeaders(app, { secure: false, uploadsTo: null, stripe: true })
  for (const path of ['/subscribe', '/account'])
    app.get(path, ({ headers }) => ({ known: headers['if-none-match'] ?? null }))
  const known = async (url: string) => (await app.inject({ url, headers: { 'if-none-match': '"1"' } })).json().known
  expect(await known('/subscribe?plan=active')).toBeNull()
  expect(await known('/account')).toBe('"1"')
})

test('in the sandbox no page may load anything of Stripe', async () => {
  const app = await testApp()
  expect((await app.anonymous.get('/subscribe')).headers['content-security-policy']).not.toContain('stripe')
})

test('over http nothing asks for https', async () => {
  const app = await testApp()
  const { headers } = await app.anonymous.get('/healthz')
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
})

test('browsers and caches do not store answers of calls', async () => {
  const app = await testApp()
  const me = await app.signIn(await createUser(app))
  const replies = [
    await me.get('/api/auth/user'),
    await me.get('/api/applications'),
    await me.post('/api/logout'),
    await app.anonymous.get('/api/auth/user'),
    await app.anonymous.get('/api/unknown'),
  ]
  for (const { headers } of replies) expect(headers['cache-control']).toBe('no-store')
})

test('an encoded path gets the same headers', async () => {
  const app = await testApp()
  const me = await app.signIn(await createUser(app))
  for (const path of ['/%61pi/auth/user', '/api/%61pplications', '/%61%70%69/notifications?limit=1']) {
    const reply = await me.get(path)
    expect(reply.status, path).toBe(200)
    expect(reply.headers['cache-control'], path).toBe('no-store')
  }
})

test("signing out and deleting the account clear the browser's storage, but not its cookies", async () => {
  const app = await testApp()
  const person = await createUser(app)
  const replies = [
    await (await app.signIn(person)).post('/api/logout'),
    await (await app.signIn(person)).delete('/api/account'),
  ]
  for (const { status, headers } of replies) {
    expect(status).toBe(200)
    expect(headers['clear-site-data']).toBe('"cache", "storage"')
  }
  expect((await app.anonymous.get('/api/auth/user')).headers).not.toHaveProperty('clear-site-data')
})
