import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { figures } from '#contract/revenue.ts'
import { createUser } from '#test/factories.ts'
import { fileApp, testApp } from '#test/harness.ts'
import { createShopper } from '#test/subscribers.ts'
import { computeMonths, listMonths } from './figures.ts'
import { createFigureCache } from './figures.service.ts'
import type { MovementSum } from './figures.store.ts'

const file = fileApp()

test('months are listed across the turn of a year, the running one last', () => {
  expect(listMonths(new Date('2026-02-28T23:59:59Z'), 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
})

test('each month is the one before plus its movements, and churn is divided by the start of the month', () => {
  const sum = (month: string | null, kind: MovementSum['kind'], count: number, cents: number) => ({
    month,
    kind,
    count,
    cents,
  })
  const movements = [
    sum(null, 'new', 4, 40_000),
    sum('2026-01', 'churn', 1, -10_000),
    sum('2026-01', 'contraction', 1, -5_000),
    sum('2026-02', 'new', 2, 20_000),
    sum('2026-02', 'reactivation', 1, 10_000),
    sum('2026-02', 'expansion', 1, 2_500),
  ]
  const sums = { movements, applications: new Map([[1, 12]]), activeClients: new Map([[1, 5]]) }
  expect(computeMonths(['2026-01', '2026-02'], sums)).toMatchObject([
    {
      mrr: 250,
      subscribers: 3,
      lostSubscribers: 1,
      subscriberChurn: 0.25,
      revenueChurn: 0.375,
      applicationsPerClient: null,
    },
    {
      mrr: 575,
      subscribers: 6,
      newSubscribers: 2,
      reactivatedSubscribers: 1,
      subscriberChurn: 0,
      applicationsPerClient: 2.4,
    },
  ])
  expect(computeMonths(['2026-01'], { ...sums, movements: [] })).toMatchObject([
    { mrr: 0, subscribers: 0, subscriberChurn: null, revenueChurn: null },
  ])
})

test('an admin reads the figures of a subscriber with deliveries and promises', async () => {
  const app = await testApp()
  const admin = await app.signIn(await createUser(app, { role: 'admin' }))
  const seeker = await createShopper(app)
  await seeker.subscribe('active')
  const { rows: periods } = await app.pool.query('select id from billing_periods where user_id = $1', [seeker.id])
  for (const periodId of [periods[0].id, periods[0].id, null])
    await app.pool.query(
      "insert into deliveries (user_id, kind, subject_id, period_id) values ($1, 'application', $2, $3)",
      [seeker.id, randomUUID(), periodId],
    )
  await app.pool.query(
    "update promises set canceled_at = now() - interval '3 days', due_at = now() - interval '2 days' where user_id = $1",
    [seeker.id],
  )
  const promised = (kept: string) =>
    app.pool.query(
      `insert into promises (kind, subject_id, user_id, started_at, due_at, kept_at)
       values ('interest_answered', $1, $2, now() - interval '3 minutes', now() - interval '2 minutes', ${kept})`,
      [randomUUID(), seeker.id],
    )
  for (const kept of ["now() - interval '150 seconds'", 'now()', 'null']) await promised(kept)
  await app.pool.query(
    `insert into promises (kind, subject_id, user_id, started_at, due_at, kept_at)
     values ('message_answered', $1, $2, now(), now() + interval '1 hour', now())`,
    [randomUUID(), seeker.id],
  )

  const { status, body } = await admin.get('/api/admin/figures?months=2')
  expect(status).toBe(200)
  expect(figures.parse(body)).toEqual(body)
  expect(body.months).toHaveLength(2)
  expect(body.months[1]).toMatchObject({
    mrr: 124.99,
    subscribers: 1,
    newSubscribers: 1,
    movements: { new: 124.99, churn: 0 },
    subscriberChurn: null,
    applications: 2,
    activeClients: 1,
    applicationsPerClient: 2,
  })
  const interest = body.promises.find(({ kind }: { kind: string }) => kind === 'interest_answered')
  expect(interest).toEqual({ kind: 'interest_answered', kept: 1, late: 2, keptShare: 1 / 3 })
  const message = body.promises.find(({ kind }: { kind: string }) => kind === 'message_answered')
  expect(message).toEqual({ kind: 'message_answered', kept: 1, late: 0, keptShare: 1 })
  expect(body.refundExposure).toBe(0)
})

test('access that ended with the last moment of a month does not count for the next one', async () => {
  const app = await testApp()
  const admin = await app.signIn(await createUser(app, { role: 'admin' }))
  const seeker = await createShopper(app)
  await seeker.subscribe('starter')
  await app.pool.query(
    `update billing_periods set period_start = date_trunc('month', now(), 'UTC') - interval '10 days',
       period_end = date_trunc('month', now(), 'UTC') + interval '20 days', ended_at = date_trunc('month', now(), 'UTC')
     where user_id = $1`,
    [seeker.id],
  )
  const { body } = await admin.get('/api/admin/figures?months=3')
  expect(body.months.map(({ activeClients }: { activeClients: number }) => activeClients)).toEqual([0, 1, 0])
})

test('figures are computed once for five minutes and each number of months, and a failure is not cached', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const empty = { computedAt: '2026-01-01T00:00:00.000Z', months: [], promises: [], refundExposure: 0 }
  const compute = vi.fn(async () => empty)
  const read = createFigureCache(compute)
  const db = file().db
  await Promise.all([read(db, 12), read(db, 12)])
  expect(compute).toHaveBeenCalledTimes(1)
  await read(db, 3)
  expect(compute).toHaveBeenCalledTimes(2)
  vi.setSystemTime(Date.now() + 5 * 60_000)
  compute.mockRejectedValueOnce(new Error('The database is away'))
  await expect(read(db, 12)).rejects.toThrow('The database is away')
  expect(await read(db, 12)).toBe(empty)
  expect(compute).toHaveBeenCalledTimes(4)
})
