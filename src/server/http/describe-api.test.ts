import { expect, test } from 'vitest'
import { endpoints } from '#contract/contract.ts'
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

test('the page for people names every call and needs no script', async () => {
  const app = await testApp()
  const { text, headers } = await app.anonymous.get('/api/docs')
  expect(headers['content-type']).toContain('text/html')
  for (const { method, path } of endpoints) expect(text).toContain(`${method} ${path}`)
  expect(text).not.toContain('<script')
})
