import { expect, test } from 'vitest'
import { quotas } from '#contract/quotas.ts'
import { createSignedInTeam } from '#test/factories.ts'
import { fileApp, testApp, type Reply, type TestApp } from '#test/harness.ts'
import { insertManyApplications } from '#test/many-applications.ts'
import { limitRules } from './rate-limits.ts'
import type { LimitName } from '#contract/rate-limits.ts'

const file = fileApp({ TRUST_PROXY: '1' })
const atOnce = 5

const job = { company: 'Acme', position: 'Clerk' }
const link = { jobUrl: 'https://jobs.example.test/1' }
const resume = { kind: 'resume', name: 'Mine', form: {}, content: '' }

/** Of concurrent calls one gets the last place, and the others are refused. */
function expectOneTaken(replies: Reply[], message: string) {
  const refused = replies.filter(({ status }) => status !== 201)
  expect(refused).toHaveLength(replies.length - 1)
  for (const { status, body } of refused)
    expect({ status, body }).toEqual({ status: 409, body: { message, code: 'quota_reached' } })
}

test('a job seeker can have 10,000 applications, by staff or by themselves', async () => {
  const app = file()
  const { seeker, manager, admin, otherSeeker } = await createSignedInTeam(app)
  await insertManyApplications(app.pool, seeker.id, quotas.applications - 1)
  const message =
    'An account can keep 10,000 applications, and this one has as many. Please write to us if you need more.'
  const forClient = { ...job, userId: seeker.id, confirmOverLimit: true }
  const people = [seeker, manager, admin, seeker, manager]
  const replies = people.map(({ calls }) => calls.post('/api/applications', calls === seeker.calls ? job : forClient))
  expectOneTaken(await Promise.all(replies), message)
  expect((await seeker.calls.get('/api/applications?limit=1')).headers['x-total-count']).toBe('10000')
  expect((await otherSeeker.calls.post('/api/applications', job)).status).toBe(201)
})

test('a job seeker can have 5,000 job interests', async () => {
  const app = file()
  const { seeker, otherSeeker } = await createSignedInTeam(app)
  await app.pool.query(
    "insert into job_interests (user_id, job_url) select $1, 'https://jobs.example.test/' || n from generate_series(1, $2) n",
    [seeker.id, quotas.jobInterests - 1],
  )
  const replies = Array.from({ length: atOnce }, () => seeker.calls.post('/api/job-interests', link))
  const message = 'You can submit 5,000 job postings, and you have. Please write to us if you need more.'
  expectOneTaken(await Promise.all(replies), message)
  expect((await otherSeeker.calls.post('/api/job-interests', link)).status).toBe(201)
})

test("limits the size of all versions of a person's documents together", async () => {
  // A separate database whose columns store texts uncompressed.
  const app = await testApp()
  const { seeker, otherSeeker } = await createSignedInTeam(app)
  const { id } = (await seeker.calls.post('/api/documents', resume)).body
  await app.pool.query('alter table document_versions alter column content set storage external')
  const fill =
    "insert into document_versions (document_id, version, form, content) values ($1, 0, '{}', repeat('x', $2))"
  await app.pool.query(fill, [id, quotas.documentBytes])
  const refusal = {
    status: 409,
    body: {
      message:
        'Your documents and their earlier versions take up all the room we have for them. Please delete one first.',
      code: 'quota_reached',
    },
  }
  expect(await seeker.calls.put(`/api/documents/${id}`, { ...resume, knownVersion: 1 })).toMatchObject(refusal)
  expect(await seeker.calls.post('/api/documents', resume)).toMatchObject(refusal)
  expect((await otherSeeker.calls.post('/api/documents', resume)).status).toBe(201)
  await seeker.calls.delete(`/api/documents/${id}`)
  expect((await seeker.calls.post('/api/documents', resume)).status).toBe(201)
})

test('the latest 1,000 requested postings of a member of staff are stored', async () => {
  const app = file()
  const { seeker, manager, otherManager } = await createSignedInTeam(app)
  const fill = `insert into postings (user_id, job_url, created_at)
    select $1, 'https://jobs.example.test/' || n, now() - make_interval(hours => n) from generate_series(1, $2) n`
  for (const { id } of [manager, otherManager]) await app.pool.query(fill, [id, quotas.requestedPostings])
  await seeker.calls.post('/api/job-interests', link)
  const replies = Array.from({ length: atOnce }, () => manager.calls.post('/api/postings', link))
  for (const { status } of await Promise.all(replies)) expect(status).toBe(201)
  const readStored = async (userId: string) => {
    const { rows } = await app.pool.query('select job_url from postings where user_id = $1 order by created_at', [
      userId,
    ])
    return { count: rows.length, oldest: rows[0]?.job_url, newest: rows.at(-1)?.job_url }
  }
  const others = { count: 1_000, oldest: 'https://jobs.example.test/1000', newest: link.jobUrl }
  expect(await readStored(manager.id)).toEqual({ ...others, oldest: 'https://jobs.example.test/995' })
  expect(await readStored(otherManager.id)).toEqual(others)
  expect((await readStored(seeker.id)).count).toBe(1)
})

let letters = 0
type Team = Awaited<ReturnType<typeof createSignedInTeam>>

/** A call for each limit, and its number per hour or day. */
const rates: [LimitName, number, (team: Team, app: TestApp) => Promise<Reply>][] = [
  ['application, account', 300, ({ seeker }) => seeker.calls.post('/api/applications', job)],
  [
    'application change, account',
    1_000,
    async ({ seeker }) => {
      const { id } = (await seeker.calls.post('/api/applications', job)).body
      return seeker.calls.put(`/api/applications/${id}`, { status: 'applied' })
    },
  ],
  ['job interest, account', 60, ({ seeker }) => seeker.calls.post('/api/job-interests', link)],
  [
    'job interest change, account',
    1_000,
    async ({ manager, seeker }) => {
      const { id } = (await seeker.calls.post('/api/job-interests', link)).body
      return manager.calls.put(`/api/job-interests/${id}/snooze`, { until: null })
    },
  ],
  ['document saving, account', 600, ({ seeker }) => seeker.calls.post('/api/documents', resume)],
  [
    'message burst, account',
    30,
    ({ manager, seeker }) => manager.calls.post(`/api/conversations/${seeker.id}/messages`, { text: 'A word' }),
  ],
  [
    'message, account',
    300,
    ({ manager, seeker }) =>
      manager.calls.post('/api/admin/notifications/send', {
        recipientId: seeker.id,
        title: 'Hello',
        message: 'A word',
      }),
  ],
  [
    'message to everybody, account',
    20,
    ({ manager }) => manager.calls.post('/api/admin/notifications/send', { title: 'Hello', message: 'A word' }),
  ],
  [
    'contact, mail address',
    50,
    ({ seeker }, app) => {
      letters += 1
      const letter = { name: 'Ana', email: seeker.email, message: `Hello ${letters}` }
      return app.anonymous.post('/api/contact', letter, { 'x-forwarded-for': `10.1.1.${letters}` })
    },
  ],
]

test.each(rates)('%s: %i, and then a 429 that says when to come back', async (name, points, call) => {
  const app = file()
  const team = await createSignedInTeam(app)
  expect(limitRules[name].points).toBe(points)
  expect([200, 201]).toContain((await call(team, app)).status)
  await app.pool.query('update rate_limits set points = $1 where key like $2', [points, `${name}%`])
  const refused = await call(team, app)
  expect(refused).toMatchObject({
    status: 429,
    body: { message: 'Too many attempts. Please wait a while and try again.' },
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const nobodyElse = await createSignedInTeam(app)
  expect([200, 201]).toContain((await call(nobodyElse, app)).status)
})
