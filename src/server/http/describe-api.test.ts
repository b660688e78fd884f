import { expect, test } from 'vitest'
import { endpoints } from '#contract/contract.ts'
import { createSignedInTeam } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'

test('the OpenAPI document has every declared call, with its body and answer', async () => {
  const app = await testApp()
  const { status, body } = await app.anonymous.get('/api/openapi.json')
  expect(status).toBe(200)
  for (const { method, path } of endpoints) {
    const operation = body.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(operation, `${method} ${path}`).toBeDefined()
  }
  const create = body.paths['/api/applications'].post
  expect(create.requestBody.content['application/json'].schema.required).toEqual(['company', 'position'])
  expect(create.responses['201'].content['application/json'].schema.properties).toHaveProperty('hasSitePassword')
})

test('the HTML page names every call and needs no script', async () => {
  const app = await testApp()
  const { text, headers } = await app.anonymous.get('/api/docs')
  expect(headers['content-type']).toContain('text/html')
  for (const { method, path } of endpoints) expect(text).toContain(`${method} ${path}`)
  expect(text).not.toContain('<script')
})

const production = {
  NODE_ENV: 'production',
  APP_URL: 'https://foothold.example',
  SESSION_SECRET: 'a secret of the tests, long enough',
  ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
  PAYMENTS: 'sandbox',
}

test('in production the description is for admins', async () => {
  const app = await testApp(production)
  const { admin, manager, seeker } = await createSignedInTeam(app)
  for (const path of ['/api/openapi.json', '/api/docs']) {
    expect((await app.anonymous.get(path)).status, path).toBe(401)
    for (const { calls } of [manager, seeker]) expect((await calls.get(path)).status, path).toBe(403)
    // In production an admin needs a second factor.
    expect((await admin.calls.get(path)).status, path).toBe(403)
  }
  await app.pool.query('insert into totp_secrets (user_id, secret, confirmed_at) values ($1, $2, now())', [
    admin.id,
    'x',
  ])
  for (const path of ['/api/openapi.json', '/api/docs']) expect((await admin.calls.get(path)).status, path).toBe(200)
})
