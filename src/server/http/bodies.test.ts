import { expect, test } from 'vitest'
import { createUser } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()
const path = '/api/job-interests'
const json = { 'content-type': 'application/json' }
const good = '{"jobUrl":"https://jobs.example.test/1"}'
const mebibyte = 2 ** 20

async function seeker() {
  const app = file()
  const calls = await app.signIn(await createUser(app))
  const urls = async () => (await calls.get(path)).body.map(({ jobUrl }: { jobUrl: string }) => jobUrl)
  return { ...calls, urls }
}

test('invalid JSON is refused in one line', async () => {
  const { post, urls } = await seeker()
  const bodies = [
    '{',
    '{"jobUrl":}',
    `${good},`,
    `${good}${good}`,
    '{jobUrl:1}',
    "{'jobUrl':1}",
    '{"jobUrl":"\n"}',
    'NaN',
    '',
  ]
  for (const body of bodies)
    expect(await post(path, body, json), body).toMatchObject({
      status: 400,
      body: { message: 'The request could not be understood' },
    })
  expect(await urls()).toEqual([])
})

test('JSON that is not an object is refused', async () => {
  const { post } = await seeker()
  for (const body of ['null', 'true', '7', '"text"', '[]', `[${good}]`])
    expect((await post(path, body, json)).status, body).toBe(400)
})

test('keys for a prototype are refused at any depth, and change none', async () => {
  const { post, urls } = await seeker()
  const bodies = [
    '{"jobUrl":"https://jobs.example.test/1","__proto__":{"processed":true}}',
    '{"jobUrl":"https://jobs.example.test/1","a":[{"__proto__":{"processed":true}}]}',
    '{"jobUrl":"https://jobs.example.test/1","\\u005f_proto__":{"processed":true}}',
    '{"jobUrl":"https://jobs.example.test/1","constructor":{"prototype":{"processed":true}}}',
  ]
  for (const body of bodies) expect((await post(path, body, json)).status, body).toBe(400)
  expect(await urls()).toEqual([])
  expect('processed' in {}).toBe(false)
})

test('the last value of a repeated key counts', async () => {
  const { post } = await seeker()
  const body = '{"jobUrl":"javascript:alert(1)","jobUrl":"https://jobs.example.test/2"}'
  expect(await post(path, body, json)).toMatchObject({ status: 201, body: { jobUrl: 'https://jobs.example.test/2' } })
  const turned = '{"jobUrl":"https://jobs.example.test/2","jobUrl":"javascript:alert(1)"}'
  expect((await post(path, turned, json)).status).toBe(400)
})

test('a body of one mebibyte is read, and one more byte is too large', async () => {
  const { post, urls } = await seeker()
  const padded = (size: number) => `${good.slice(0, -1)},"ignored":"${'x'.repeat(size - good.length - 13)}"}`
  expect(padded(mebibyte)).toHaveLength(mebibyte)
  expect((await post(path, padded(mebibyte), json)).status).toBe(201)
  expect(await post(path, padded(mebibyte + 1), json)).toMatchObject({
    status: 413,
    body: { message: 'This is too large' },
  })
  expect(await urls()).toHaveLength(1)
})

test('only JSON is read', async () => {
  const { post, urls } = await seeker()
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/json',
    'application/jsonp',
    'nonsense',
    '',
  ]
  for (const type of types) {
    const reply = await post(path, good, { 'content-type': type })
    expect(reply, type).toMatchObject({ status: 415, body: { message: 'Please send JSON' } })
  }
  expect(await urls()).toEqual([])
  for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON'])
    expect((await post(path, good, { 'content-type': type })).status, type).toBe(201)
})

test('deeply nested JSON costs one answer only', async () => {
  const { post } = await seeker()
  const deep = `{"jobUrl":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
  expect((await post(path, deep, json)).status).toBe(400)
  const deepObject = `{"jobUrl":${'{"__proto_":'.repeat(50_000)}1${'}'.repeat(50_000)}}`
  expect((await post(path, deepObject, json)).status).toBe(400)
  expect((await post(path, good, json)).status).toBe(201)
})

test('a call without a body accepts one', async () => {
  const { post, put } = await seeker()
  for (const body of [undefined, {}, { read: false }, []]) {
    const reply = await put('/api/notifications/00000000-0000-4000-8000-000000000000/read', body)
    expect(reply, JSON.stringify(body)).toMatchObject({ status: 404, body: { message: 'Notification not found' } })
  }
  expect((await post('/api/logout', [])).status).toBe(200)
})
