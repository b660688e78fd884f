import { expect, test } from 'vitest'
import { createUser } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'

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
      'referrer-policy': 'strict-origin-when-cross-origin',
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

test('a path that cannot be read gets a plain refusal, of no type but its own', async () => {
  const app = await testApp()
  for (const path of ['/api/%zz', '/api/applications/%', '/%E0%A4%A']) {
    const reply = await app.anonymous.get(path)
    expect(reply, path).toMatchObject({ status: 400, body: { message: 'The request could not be understood' } })
    expect(reply.headers, path).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(reply.text).not.toContain(path)
  }
})

test('browsers are told to stay with https where the product is reached by it', async () => {
  const app = await testApp(https)
  const { headers } = await app.anonymous.get('/healthz')
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000; includeSubDomains/)
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
})

test('over http nothing asks for https', async () => {
  const app = await testApp()
  const { headers } = await app.anonymous.get('/healthz')
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
})

test('nothing of the calls is kept by a browser or a cache', async () => {
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
