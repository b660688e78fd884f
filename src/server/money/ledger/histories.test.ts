import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { LedgerUnits } from '#contract/ledger.ts'
import { createUser } from '#test/factories.ts'
import { fileApp, type TestApp } from '#test/harness.ts'
import { computeLedger, type UnitCount } from './compute-ledger.ts'
import { createHistory, createRandom, start, toIso, type Delivery, type History } from './history.fixture.ts'
import { readOwed, readPeriods } from './ledger.service.ts'

const file = fileApp()
const kinds = ['application', 'consultation', 'custom_resume'] as const
const dayMs = 86_400_000

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function countBy(rows: readonly { periodId: string | null; kind: string }[]): UnitCount[] {
  const groups = Map.groupBy(rows, ({ periodId, kind }) => `${periodId} ${kind}`)
  return [...groups.values()].map((rows) => ({ periodId: null, kind: '', ...rows[0], count: rows.length }))
}

const compute = ({ periods, deliveries, tasks }: History, now: Date) =>
  computeLedger(
    periods.toReversed(),
    { delivered: countBy(deliveries), open: countBy(tasks.filter(({ state }) => state === 'open')), coverLetters: [] },
    now,
  )

/** What weekly reports would count: each delivery falls into one week. */
const countByWeek = (deliveries: readonly Delivery[]) => {
  const weeks = Map.groupBy(deliveries, ({ day }) => Math.floor(day / 7))
  return [...weeks.values()].map((week) => week.length)
}

test('in 10,000 histories every unit is delivered, carried or owed once, and the ledger, the deliveries and the weeks agree', () => {
  for (let seed = 1; seed <= 10_000; seed++) {
    let lastId = 0
    const history = createHistory(seed, () => String(++lastId))
    const now = new Date(start + createRandom(seed).upTo(history.end + 10) * dayMs)
    const past = {
      ...history,
      deliveries: history.deliveries.filter(({ day }) => Date.parse(toIso(day)) <= now.getTime()),
    }
    const ledger = compute(past, now)
    const counted = past.deliveries.filter(({ periodId }) => periodId !== null)
    const units = ledger.flatMap(({ applications, consultations, customResumes }) => [
      applications,
      consultations,
      customResumes,
    ])
    expect(sum(units.map(({ delivered }) => delivered)), `seed ${seed}`).toBe(counted.length)
    expect(sum(countByWeek(past.deliveries)), `seed ${seed}`).toBe(past.deliveries.length)
    expect(sum(units.map(({ included }) => included)), `seed ${seed}`).toBe(
      sum(
        history.periods.flatMap(({ applications, consultations, customResumes }) => [
          applications,
          consultations,
          customResumes,
        ]),
      ),
    )
    for (const period of ledger) {
      expect(period.applications.carried).toBe(0)
      for (const unit of [period.applications, period.consultations, period.customResumes])
        expectBalanced(unit, period.runs)
    }
    // One consultation and one custom resume per subscription, whatever the plans were.
    expect(sum(ledger.map(({ consultations }) => consultations.included))).toBeLessThanOrEqual(1)
    expect(sum(ledger.map(({ customResumes }) => customResumes.included))).toBeLessThanOrEqual(1)
    expect(ledger.filter(({ runs }) => runs).length).toBeLessThanOrEqual(1)
  }
})

function expectBalanced({ included, delivered, carried, owed }: LedgerUnits, runs: boolean) {
  if (runs) expect([carried, owed]).toEqual([0, 0])
  else expect(Math.min(delivered, included) + carried + owed).toBe(included)
  expect(Math.min(included, delivered, carried, owed)).toBeGreaterThanOrEqual(0)
}

/** The exposure in cents, computed from the history alone: by period, in whole numbers, rounded half up. */
function computeExposure({ periods, deliveries, entries }: History) {
  return sum(
    periods.map(({ id, periodStart, applications }, index) => {
      const from = Date.parse(periodStart)
      const to = Date.parse(periods[index + 1]?.periodStart ?? '9999-12-31T00:00:00.000Z')
      const payments = entries.filter(({ kind, day }) => {
        const at = Date.parse(toIso(day))
        return kind === 'payment' && at >= from && at < to
      })
      const invoices = new Set(payments.map(({ invoiceId }) => invoiceId))
      const net = Math.max(
        0,
        sum(entries.filter(({ invoiceId }) => invoices.has(invoiceId)).map(({ amount }) => amount)),
      )
      const delivered = deliveries.filter(({ kind, periodId }) => kind === 'application' && periodId === id).length
      const owed = Math.max(0, applications - delivered)
      return Math.floor((2 * net * owed + applications) / (2 * applications))
    }),
  )
}

async function store({ pool }: TestApp, history: History, userId: string) {
  const insert = async (table: string, rows: readonly object[]) => {
    if (rows.length === 0) return
    await pool.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(rows),
    ])
  }
  const [first] = history.periods
  const at = { created_at: toIso(0), updated_at: toIso(0) }
  const span = { current_period_start: first?.periodStart, current_period_end: first?.periodEnd }
  const id = history.subscriptionId
  await insert('subscriptions', [
    {
      id,
      user_id: userId,
      provider_subscription_id: id,
      plan: 'active',
      status: 'expired',
      version: 0,
      ...span,
      ...at,
    },
  ])
  await insert(
    'billing_periods',
    history.periods.map(({ subscriptionId, periodStart, periodEnd, customResumes, endedAt, ...period }) => ({
      ...period,
      user_id: userId,
      subscription_id: subscriptionId,
      period_start: periodStart,
      period_end: periodEnd,
      custom_resumes: customResumes,
      ended_at: endedAt ?? periodEnd,
      ...at,
    })),
  )
  await insert(
    'deliveries',
    history.deliveries.map(({ kind, subjectId, periodId, day }) => ({
      id: randomUUID(),
      user_id: userId,
      kind,
      subject_id: subjectId,
      period_id: periodId,
      delivered_at: toIso(day),
    })),
  )
  await insert(
    'tasks',
    history.tasks.map(({ periodId, ...task }) => ({
      ...task,
      user_id: userId,
      period_id: periodId,
      due_at: toIso(0),
      ...at,
    })),
  )
  await insert(
    'payment_ledger',
    history.entries.map(({ kind, invoiceId, amount, day }) => ({
      id: randomUUID(),
      user_id: userId,
      kind,
      provider_id: kind === 'payment' ? invoiceId : randomUUID(),
      provider_invoice_id: invoiceId,
      amount,
      occurred_at: toIso(day),
      created_at: toIso(day),
    })),
  )
}

test(
  'over the database 200 histories give the same ledger and, to the cent, the same exposure',
  { timeout: 120_000 },
  async () => {
    const app = file()
    const expected = { applications: 0, consultations: 0, customResumes: 0, cents: 0 }
    for (let seed = 1; seed <= 200; seed++) {
      const { id } = await createUser(app)
      const history = createHistory(seed, randomUUID)
      await store(app, history, id)
      const ended = { ...history, periods: history.periods.map((period) => ({ ...period, endedAt: period.periodEnd })) }
      const ledger = compute(ended, new Date())
      expect(await readPeriods(app.db, id), `seed ${seed}`).toEqual(ledger)
      const { rows } = await app.pool.query(
        'select kind, count(*)::int from deliveries where user_id = $1 and period_id is not null group by kind',
        [id],
      )
      const delivered = { application: 0, consultation: 0, custom_resume: 0 }
      for (const { applications, consultations, customResumes } of ledger) {
        delivered.application += applications.delivered
        delivered.consultation += consultations.delivered
        delivered.custom_resume += customResumes.delivered
        expected.applications += applications.owed
        expected.consultations += consultations.owed
        expected.customResumes += customResumes.owed
      }
      for (const kind of kinds) expect(delivered[kind]).toBe(rows.find((row) => row.kind === kind)?.count ?? 0)
      expected.cents += computeExposure(history)
    }
    const { clients, refundExposure, ...owed } = await readOwed(app.db)
    expect({ ...owed, cents: Math.round(refundExposure * 100) }).toEqual(expected)
    expect(Math.round(sum(clients.map((client) => client.refundExposure * 100)))).toBe(expected.cents)
    expect(clients.map((client) => client.refundExposure)).toEqual(
      clients.map((client) => client.refundExposure).toSorted((one, two) => two - one),
    )
  },
)
