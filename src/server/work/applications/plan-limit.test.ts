import { expect, test } from 'vitest'
import { plans } from '#contract/plans.ts'
import { createApplicationFor, createSignedInTeam, createSubscription } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()
const forClient = (userId: string) => ({ userId, company: 'Acme', position: 'Engineer' })

test("at the plan's limit staff are warned, and may confirm", async () => {
  const app = file()
  const { admin, manager, seeker } = await createSignedInTeam(app)
  await createSubscription(app, seeker)
  const create = (more: object = {}) => manager.calls.post('/api/applications', { ...forClient(seeker.id), ...more })
  for (let index = 0; index < plans.starter.applications; index++) expect((await create()).status).toBe(201)
  const over = await create()
  expect(over).toMatchObject({ status: 409, body: { code: 'plan_limit' } })
  expect(over.body.message).toContain('10 applications')
  expect((await admin.calls.post('/api/applications', forClient(seeker.id))).status).toBe(409)
  expect((await seeker.calls.get('/api/applications')).body).toHaveLength(10)
  expect((await manager.calls.get('/api/account-manager/clients')).body).toMatchObject([
    { applicationsThisPeriod: 10, planLimit: 10 },
  ])

  expect((await create({ confirmOverLimit: true })).status).toBe(201)
  expect((await create({ confirmOverLimit: false })).status).toBe(409)
  expect((await seeker.calls.get('/api/applications')).body).toHaveLength(11)
})

test('twenty concurrent applications never exceed the limit', async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  await createSubscription(app, seeker)
  const create = () => manager.calls.post('/api/applications', forClient(seeker.id))
  const statuses = (await Promise.all(Array.from({ length: 20 }, create))).map((reply) => reply.status)
  expect(statuses.toSorted()).toEqual([...Array(10).fill(201), ...Array(10).fill(409)])
  expect((await seeker.calls.get('/api/applications')).body).toHaveLength(10)
})

test('a refusal at the limit leaves the interest pending', async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  await createSubscription(app, seeker)
  for (let index = 0; index < 10; index++) await createApplicationFor(app, manager, { userId: seeker.id })
  const interest = (await seeker.calls.post('/api/job-interests', { jobUrl: 'https://jobs.example.test/1' })).body
  const apply = { ...forClient(seeker.id), jobInterestId: interest.id }
  expect((await manager.calls.post('/api/applications', apply)).body.code).toBe('plan_limit')
  expect((await seeker.calls.get('/api/job-interests')).body).toMatchObject([{ processed: false }])
  expect((await manager.calls.post('/api/applications', { ...apply, confirmOverLimit: true })).status).toBe(201)
  expect((await seeker.calls.get('/api/job-interests')).body).toMatchObject([{ processed: true }])
})

test("a seeker's own applications and those before the period do not count", async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  await createSubscription(app, seeker)
  for (let index = 0; index < 9; index++) await createApplicationFor(app, manager, { userId: seeker.id })
  for (let index = 0; index < 3; index++) await createApplicationFor(app, seeker)
  const old = await createApplicationFor(app, manager, { userId: seeker.id })
  await app.pool.query("update job_applications set created_at = now() - interval '6 days' where id = $1", [old.id])
  expect((await manager.calls.get('/api/account-manager/clients')).body[0].applicationsThisPeriod).toBe(9)
  expect((await manager.calls.post('/api/applications', forClient(seeker.id))).status).toBe(201)
  expect((await manager.calls.post('/api/applications', forClient(seeker.id))).status).toBe(409)
  expect((await seeker.calls.post('/api/applications', forClient(seeker.id))).status).toBe(201)
})

test('without a running subscription there is no limit', async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  const create = () => manager.calls.post('/api/applications', forClient(seeker.id))
  for (let index = 0; index < 11; index++) expect((await create()).status).toBe(201)
  expect((await manager.calls.get('/api/account-manager/clients')).body[0].planLimit).toBeNull()

  await createSubscription(app, seeker)
  expect((await create()).status).toBe(409)
  for (const status of ['expired', 'incomplete']) {
    await app.pool.query('update subscriptions set status = $1 where user_id = $2', [status, seeker.id])
    expect((await create()).status, status).toBe(201)
  }
  for (const status of ['active', 'past_due', 'canceled']) {
    const graceEnds = status === 'past_due' ? "now() + interval '1 day'" : 'null'
    await app.pool.query(`update subscriptions set status = $1, grace_ends = ${graceEnds} where user_id = $2`, [
      status,
      seeker.id,
    ])
    expect((await create()).status, status).toBe(409)
  }
  await app.pool.query("update subscriptions set current_period_end = now() - interval '1 second' where user_id = $1", [
    seeker.id,
  ])
  expect((await create()).status).toBe(201)
})

test('larger plans have a larger limit', async () => {
  const app = file()
  for (const plan of ['active', 'executive'] as const) {
    const { manager, seeker } = await createSignedInTeam(app)
    await createSubscription(app, seeker, plan)
    for (let index = 0; index < 25; index++) await createApplicationFor(app, manager, { userId: seeker.id })
    expect((await manager.calls.post('/api/applications', forClient(seeker.id))).body.code, plan).toBe('plan_limit')
  }
})
