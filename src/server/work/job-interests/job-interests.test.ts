import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type JobInterest, jobInterest } from '#contract/job-interests.ts'
import { createInterest, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()
const interestNews = async (person: { calls: { get(url: string): Promise<{ body: { type: string }[] }> } }) =>
  (await person.calls.get('/api/notifications')).body.filter(({ type }) => type === 'job_interest')

test('a submitted link notifies only the assigned manager', async () => {
  const { admin, manager, seeker, otherManager } = await createSignedInTeam(file())
  const sent = { jobUrl: '  https://jobs.example.test/1?a=b&c=<d>#e ', notes: ' Close to home. ' }
  const reply = await seeker.calls.post('/api/job-interests', sent)
  expect(reply).toMatchObject({
    status: 201,
    body: { userId: seeker.id, jobUrl: sent.jobUrl.trim(), notes: 'Close to home.', processed: false },
  })
  const { excludedEmployer: _onlyIfExcluded, ...shape } = jobInterest.shape
  expect(Object.keys(reply.body).toSorted()).toEqual(Object.keys(shape).toSorted())
  expect(await interestNews(manager)).toMatchObject([
    {
      title: 'New job interest',
      message: 'Sam Rivera submitted a job posting: jobs.example.test',
      relatedEntityId: reply.body.id,
    },
  ])
  for (const person of [admin, seeker, otherManager]) expect(await interestNews(person)).toEqual([])
})

test('a seeker without a manager can submit', async () => {
  const { loneSeeker } = await createSignedInTeam(file())
  const reply = await loneSeeker.calls.post('/api/job-interests', { jobUrl: 'http://jobs.example.test' })
  expect(reply).toMatchObject({ status: 201, body: { jobUrl: 'http://jobs.example.test', notes: null } })
})

test('fields that a seeker may not set are ignored', async () => {
  const { seeker, otherSeeker } = await createSignedInTeam(file())
  const greedy = {
    jobUrl: 'https://jobs.example.test/1',
    id: '00000000-0000-4000-8000-000000000000',
    userId: otherSeeker.id,
    processed: true,
    createdAt: '2001-01-01T00:00:00.000Z',
  }
  const { body } = await seeker.calls.post('/api/job-interests', greedy)
  expect(body).toMatchObject({ userId: seeker.id, processed: false })
  expect(body.id).not.toBe(greedy.id)
  expect(body.createdAt > '2020').toBe(true)
  expect((await otherSeeker.calls.get('/api/job-interests')).body).toEqual([])
})

test('only links to web pages are accepted', async () => {
  const { seeker, manager } = await createSignedInTeam(file())
  const url = 'https://jobs.example.test/1'
  const bodies: [object, string][] = [
    [{}, 'Please enter a job URL'],
    [{ jobUrl: '' }, 'Please enter a job URL'],
    [{ jobUrl: '   ' }, 'Please enter a job URL'],
    [{ jobUrl: null }, 'Please enter a job URL'],
    [{ jobUrl: [url] }, 'Please enter a job URL'],
    [{ jobUrl: `${url}/${'x'.repeat(2_000)}` }, 'Please use at most 2,000 characters'],
    [{ jobUrl: `${url}\0` }, 'This contains a character that cannot be stored'],
    [{ jobUrl: url, notes: 'x'.repeat(10_001) }, 'Please use at most 10,000 characters'],
    [{ jobUrl: url, notes: ['x'] }, 'Please enter text'],
    ...[
      'javascript:alert(1)',
      'jAvAsCrIpT:alert(1)',
      '\u0001javascript:alert(1)',
      'data:text/html,x',
      'mailto:a@b.c',
      'jobs',
      '//jobs.example.test',
    ].map((jobUrl): [object, string] => [
      { jobUrl },
      'Please enter a full web address, starting with http:// or https://',
    ]),
  ]
  for (const [body, message] of bodies)
    expect(await seeker.calls.post('/api/job-interests', body), JSON.stringify(body).slice(0, 60)).toMatchObject({
      status: 400,
      body: { message },
    })
  expect((await seeker.calls.get('/api/job-interests')).body).toEqual([])
  expect(await interestNews(manager)).toEqual([])
})

test('a link without a scheme becomes an https link', async () => {
  const { seeker, manager } = await createSignedInTeam(file())
  const { status, body } = await seeker.calls.post('/api/job-interests', { jobUrl: ' jobs.example.test/1?from=a.b/c ' })
  expect({ status, body }).toMatchObject({ status: 201, body: { jobUrl: 'https://jobs.example.test/1?from=a.b/c' } })
  const created = await manager.calls.post('/api/applications', {
    userId: seeker.id,
    company: 'Acme',
    position: 'Clerk',
    jobUrl: 'jobs.example.test/2',
  })
  expect(created).toMatchObject({ status: 201, body: { jobUrl: 'https://jobs.example.test/2' } })
  const copy = `/api/applications/duplicates?${new URLSearchParams({ userId: seeker.id, jobUrl: 'jobs.example.test/2' })}`
  expect((await manager.calls.get(copy)).body).toMatchObject([{ id: created.body.id, same: 'link' }])
})

test('each person sees their own, newest first; manager and admin those of a client', async () => {
  const app = file()
  const { admin, manager, seeker, otherSeeker } = await createSignedInTeam(app)
  const newest = []
  for (let index = 0; index < 3; index++) {
    newest.unshift(await createInterest(app, seeker))
    await delay(2)
  }
  await createInterest(app, otherSeeker)
  expect((await seeker.calls.get('/api/job-interests')).body).toEqual(newest)
  for (const { calls } of [admin, manager]) {
    expect((await calls.get(`/api/admin/user-job-interests/${seeker.id}`)).body).toEqual(newest)
    expect((await calls.get('/api/job-interests')).body).toEqual([])
  }
})

test('an answered interest links to its application, for those who may see both', async () => {
  const app = file()
  const { admin, manager, seeker, otherManager, otherSeeker } = await createSignedInTeam(app)
  const [answered, pending] = [await createInterest(app, seeker), await createInterest(app, seeker)]
  const job = { userId: seeker.id, company: 'Acme', position: 'Engineer', jobInterestId: answered.id }
  const { id } = (await manager.calls.post('/api/applications', job)).body
  const application = { id, company: 'Acme', position: 'Engineer' }
  const own = (await seeker.calls.get('/api/job-interests')).body
  expect(own).toMatchObject([
    { id: pending.id, processed: false, application: null },
    { id: answered.id, processed: true, application },
  ])
  const path = `/api/admin/user-job-interests/${seeker.id}`
  for (const { calls } of [admin, manager]) expect((await calls.get(path)).body).toEqual(own)
  expect((await otherManager.calls.get(path)).status).toBe(404)
  expect((await otherSeeker.calls.get('/api/job-interests')).body).toEqual([])
})

test('an interest in an excluded employer says so, to its client alone and as long as the rule holds', async () => {
  const { seeker, manager } = await createSignedInTeam(file())
  const rules = { excludedCompanies: [{ name: 'Acme Inc.', aliases: [] }], titles: [], locations: [], workModes: [] }
  const saveRules = (change: object) =>
    seeker.calls.put('/api/rules', { ...rules, minimumSalary: null, askFirst: false, ...change })
  await saveRules({})
  const submitted = await seeker.calls.post('/api/job-interests', {
    jobUrl: 'https://boards.greenhouse.io/acme/jobs/1',
  })
  expect(submitted).toMatchObject({ status: 201, body: { excludedEmployer: 'Acme Inc.' } })
  const other = await seeker.calls.post('/api/job-interests', { jobUrl: 'https://jobs.example.test/2' })
  expect(other.body.excludedEmployer).toBeUndefined()
  const listNamed = async () =>
    (await seeker.calls.get('/api/job-interests')).body.map((interest: JobInterest) => interest.excludedEmployer)
  expect(await listNamed()).toEqual([undefined, 'Acme Inc.'])
  const ofClient = await manager.calls.get(`/api/admin/user-job-interests/${seeker.id}`)
  expect(ofClient.body.map((interest: JobInterest) => interest.excludedEmployer)).toEqual([undefined, undefined])
  await saveRules({ excludedCompanies: [] })
  expect(await listNamed()).toEqual([undefined, undefined])
})
