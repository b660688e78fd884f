import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import {
  createPostingReader,
  type PostingReader,
  type ReadPosting,
} from '#server/gateways/posting-fetcher/posting-reader.ts'
import { PostingFetchError } from '#server/gateways/posting-fetcher/posting-fetch-error.ts'
import { createSignedInTeam } from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'
import { readAskedPosting } from './postings.service.ts'

const jobUrl = 'https://jobs.example.test/engineer'
const nothing: ReadPosting = { url: jobUrl, company: '', position: '', location: '', description: '' }
const found = { ...nothing, company: 'Acme', position: 'Engineer', location: 'Oslo', description: 'Line 1\nLine 2' }

const reading = (read: PostingReader['read']): { postings: PostingReader } => ({
  postings: { read, check: async () => null, close: async () => {} },
})

/** Reads what is queued, as the worker would. */
async function work(app: TestApp) {
  for (const { name, data } of app.queued.splice(0))
    if (name === 'read-posting' && 'postingId' in data) await readAskedPosting(app, data.postingId)
}

test('the posting of an interest is read in the background and appears with it in every list', async () => {
  const links: string[] = []
  const app = await testApp(
    {},
    reading(async (link) => {
      links.push(link)
      return found
    }),
  )
  const { manager, seeker } = await createSignedInTeam(app)
  const submitted = (await seeker.calls.post('/api/job-interests', { jobUrl })).body
  expect(submitted.posting).toMatchObject({ state: 'reading', company: null, failure: null })
  await work(app)
  expect(links).toEqual([jobUrl])
  const { id } = submitted.posting
  const posting = { id, state: 'read', company: 'Acme', position: 'Engineer', location: 'Oslo', failure: null }
  expect((await seeker.calls.get('/api/job-interests')).body).toMatchObject([{ posting }])
  expect((await manager.calls.get('/api/account-manager/queue')).body).toContainEqual(
    expect.objectContaining({ interest: { ...submitted, posting } }),
  )
  const whole = { ...posting, jobUrl, description: 'Line 1\nLine 2' }
  for (const { calls } of [seeker, manager]) expect((await calls.get(`/api/postings/${id}`)).body).toEqual(whole)
})

test('a manager has a link read, which is theirs alone', async () => {
  const app = await testApp(
    {},
    reading(async () => found),
  )
  const { manager, admin, otherManager } = await createSignedInTeam(app)
  const asked = await manager.calls.post('/api/postings', { jobUrl })
  expect(asked).toMatchObject({ status: 201, body: { state: 'reading', jobUrl, description: null } })
  await work(app)
  const url = `/api/postings/${asked.body.id}`
  expect((await manager.calls.get(url)).body).toMatchObject({ state: 'read', company: 'Acme' })
  for (const { calls } of [admin, otherManager]) expect((await calls.get(url)).status).toBe(404)
})

test('the job is queued in the transaction of the interest', async () => {
  const app = await testApp(
    {},
    reading(async () => found),
  )
  const { seeker, manager } = await createSignedInTeam(app)
  for (const body of [{ jobUrl: 'ftp://x.test' }, { jobUrl: '' }]) await seeker.calls.post('/api/job-interests', body)
  await manager.calls.post('/api/postings', { jobUrl: 'javascript:alert(1)' })
  expect(app.queued.filter(({ name }) => name === 'read-posting')).toEqual([])
  await seeker.calls.post('/api/job-interests', { jobUrl }, { 'idempotency-key': 'k' })
  await seeker.calls.post('/api/job-interests', { jobUrl }, { 'idempotency-key': 'k' })
  expect(app.queued.filter(({ name }) => name === 'read-posting')).toHaveLength(1)
})

test('why a page could not be read is said, and it is not tried again', async () => {
  const app = await testApp(
    {},
    reading(() => Promise.reject(new PostingFetchError('timeout'))),
  )
  const { seeker } = await createSignedInTeam(app)
  await seeker.calls.post('/api/job-interests', { jobUrl })
  const [{ posting }] = (await seeker.calls.get('/api/job-interests')).body
  await work(app)
  const failed = { state: 'failed', failure: 'The website took too long to answer.' }
  expect((await seeker.calls.get('/api/job-interests')).body).toMatchObject([{ posting: failed }])
  const later = { ...app, ...reading(async () => found) }
  await readAskedPosting(later, posting.id)
  expect((await seeker.calls.get('/api/job-interests')).body).toMatchObject([{ posting: failed }])
})

test('a page that says nothing counts as not read, and one that says too much is cut', async () => {
  const app = await testApp(
    {},
    reading(async () => nothing),
  )
  const { manager } = await createSignedInTeam(app)
  const read = async () => {
    const { id } = (await manager.calls.post('/api/postings', { jobUrl })).body
    await work(app)
    return (await manager.calls.get(`/api/postings/${id}`)).body
  }
  expect(await read()).toMatchObject({ state: 'failed', failure: expect.stringContaining('We found no job details') })
  app.postings.read = async () => ({ ...nothing, company: 'x\0'.repeat(300), description: `${'y'.repeat(9_999)}😀` })
  const cut = await read()
  expect([cut.state, cut.company, cut.description.length]).toEqual(['read', 'x'.repeat(200), 10_000])
})

test('a posting that was deleted before it is read causes no error', async () => {
  const app = await testApp(
    {},
    reading(async () => found),
  )
  const { seeker } = await createSignedInTeam(app)
  await seeker.calls.post('/api/job-interests', { jobUrl })
  await app.pool.query('delete from users where id = $1', [seeker.id])
  await work(app)
  expect((await app.pool.query('select 1 from postings')).rowCount).toBe(0)
})

test('where the setting is off nothing is read, not even what was queued before', async () => {
  const links: string[] = []
  const reader = reading(async (link) => {
    links.push(link)
    return found
  })
  const app = await testApp({ READ_POSTINGS: '0' }, reader)
  const { seeker, manager } = await createSignedInTeam(app)
  const interest = (await seeker.calls.post('/api/job-interests', { jobUrl })).body
  expect(interest.posting).toBeNull()
  expect((await manager.calls.post('/api/postings', { jobUrl })).status).toBe(409)
  expect(app.queued.filter(({ name }) => name === 'read-posting')).toEqual([])
  const { rows } = await app.pool.query('insert into postings (user_id, job_url) values ($1, $2) returning id', [
    manager.id,
    jobUrl,
  ])
  await readAskedPosting(app, rows[0].id)
  expect((await manager.calls.get(`/api/postings/${rows[0].id}`)).body).toMatchObject({ state: 'failed' })
  expect(links).toEqual([])
})

test("readings are limited by account: 100 an hour for staff, and one for each of a seeker's 60 interests", async () => {
  const app = await testApp()
  const { seeker, manager } = await createSignedInTeam(app)
  const exhaust = async (calls: typeof seeker.calls, path: string, times: number) => {
    for (let asked = 0; asked < times; asked++) expect((await calls.post(path, { jobUrl })).status).toBe(201)
    return calls.post(path, { jobUrl })
  }
  expect(await exhaust(manager.calls, '/api/postings', 100)).toMatchObject({ status: 429 })
  expect(await exhaust(seeker.calls, '/api/job-interests', 60)).toMatchObject({ status: 429 })
  const { rows } = await app.pool.query('select count(*)::int as count from postings')
  expect(rows).toEqual([{ count: 160 }])
})

test('a page is fetched and read for real, but none on this machine unless a test names it', async () => {
  const html = `<title>x</title><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Botanist',
    hiringOrganization: { '@type': 'Organization', name: 'Kew Gardens' },
    description: '<p>Plants.</p><p>More plants.</p>',
  })}</script>`
  const site = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html))
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  onTestFinished(() => void site.close())
  const page = `127.0.0.1:${(site.address() as AddressInfo).port}`

  const testPages = { environment: 'test' as const, pages: [page] }
  for (const [options, expected] of [
    [{ testPages }, { state: 'read', company: 'Kew Gardens', position: 'Botanist' }],
    [{}, { state: 'failed', failure: expect.stringContaining('Only public web pages') }],
  ] as const) {
    const app = await testApp({}, { postings: createPostingReader(options) })
    const { manager } = await createSignedInTeam(app)
    const { id } = (await manager.calls.post('/api/postings', { jobUrl: `http://${page}/job` })).body
    await work(app)
    expect((await manager.calls.get(`/api/postings/${id}`)).body).toMatchObject(expected)
  }
})
