import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { type PlanId, plans, toCents } from '#contract/plans.ts'
import { openDatabase } from '#server/db/client.ts'
import { createVerifiedAccount } from '#server/people/auth/auth.service.ts'
import { computeMovement } from '#server/money/movements/movements.service.ts'
import type { GeneratedAccount } from './histories.ts'

export const password = 'a password for the bench'
export const adminEmail = 'admin@example.test'

type Row = Record<string, unknown>
type Tables = Record<(typeof tables)[number], Row[]>
/** In the order of their foreign keys. */
const tables = [
  'users',
  'subscriptions',
  'billing_periods',
  'mrr_movements',
  'deliveries',
  'payment_ledger',
  'promises',
] as const

const batch = 2_000

/** Stores the accounts in a migrated database. A deleted one leaves its movements and payments, as the product does. */
export async function fill(url: string, accounts: readonly GeneratedAccount[], toIso: (day: number) => string) {
  const { db, close } = openDatabase({ url, connections: 1, onError: console.error })
  await createVerifiedAccount(db, { email: adminEmail, password, firstName: 'Ada', lastName: 'Admin' }, 'admin')
  await close()
  // The product's own connections give up on what takes as long as this.
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (let from = 0; from < accounts.length; from += batch) {
      const rows = Object.fromEntries(tables.map((table) => [table, [] as Row[]])) as Tables
      for (const account of accounts.slice(from, from + batch)) addRows(rows, account, toIso)
      for (const table of tables) await insert(client, table, rows[table])
    }
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

async function insert(client: Client, table: string, rows: readonly Row[]) {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).join(', ')
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  )
}

function addRows(rows: Tables, account: GeneratedAccount, toIso: (day: number) => string) {
  const { seed, joined, subscriptions, deleted } = account
  const exists = deleted === null
  const userId = exists ? randomUUID() : null
  const last = subscriptions.at(-1)
  if (exists)
    rows.users.push({
      id: userId,
      email: `person${seed}@example.test`,
      password: 'none',
      first_name: 'Person',
      last_name: `No ${seed}`,
      role: 'user',
      email_verified: true,
      subscription_active: last?.live === true,
      subscription_plan: last?.live ? last.periods.at(-1)?.plan : null,
      client_count: 0,
      second_factor_required: false,
      created_at: toIso(joined),
      updated_at: toIso(joined),
    })
  for (const [index, subscription] of subscriptions.entries())
    addSubscription(rows, { userId, isFirst: index === 0 }, subscription, toIso)
  for (const { day, amount, returned, kind } of account.payments) {
    if (deleted !== null && day > deleted) continue
    const invoice = randomUUID()
    const entry = { user_id: userId, provider_invoice_id: invoice, created_at: toIso(day) }
    rows.payment_ledger.push({
      id: randomUUID(),
      ...entry,
      kind: 'payment',
      provider_id: invoice,
      amount,
      occurred_at: toIso(day),
    })
    if (returned > 0)
      rows.payment_ledger.push({
        id: randomUUID(),
        ...entry,
        kind,
        provider_id: randomUUID(),
        amount: -returned,
        occurred_at: toIso(day + 20),
      })
  }
  if (exists)
    for (const { kind, due, kept } of account.promises)
      rows.promises.push({
        id: randomUUID(),
        kind,
        subject_id: randomUUID(),
        user_id: userId,
        started_at: toIso(due - 2),
        due_at: toIso(due),
        kept_at: kept === null ? null : toIso(kept),
        warned_at: toIso(due),
        breached_at: kept === null ? toIso(due) : null,
        created_at: toIso(due - 2),
      })
}

function addSubscription(
  rows: Tables,
  { userId, isFirst }: { userId: string | null; isFirst: boolean },
  { changes, periods, live }: GeneratedAccount['subscriptions'][number],
  toIso: (day: number) => string,
) {
  const subscriptionId = randomUUID()
  addMovements()
  const last = periods.at(-1)
  if (userId === null || !last) return
  const at = { created_at: toIso(periods[0]?.from ?? 0), updated_at: toIso(0) }
  rows.subscriptions.push({
    id: subscriptionId,
    user_id: userId,
    provider_subscription_id: `bench ${subscriptionId}`,
    plan: last.plan,
    status: live ? 'active' : 'expired',
    current_period_start: toIso(last.from),
    current_period_end: toIso(last.until),
    version: 0,
    ...at,
  })
  for (const { from, until, ended, plan, sent } of periods) {
    const periodId = randomUUID()
    rows.billing_periods.push({
      id: periodId,
      user_id: userId,
      subscription_id: subscriptionId,
      period_start: toIso(from),
      period_end: toIso(until),
      ended_at: ended === null ? null : toIso(ended),
      plan,
      applications: plans[plan].applications,
      consultations: 0,
      custom_resumes: 0,
      ...at,
    })
    for (const day of sent)
      rows.deliveries.push({
        id: randomUUID(),
        user_id: userId,
        kind: 'application',
        subject_id: randomUUID(),
        period_id: periodId,
        delivered_at: toIso(day),
      })
  }

  /** As the sync derives them: from the balance of the movements before. */
  function addMovements() {
    let balance: { amount: number; plan: PlanId | null } = { amount: 0, plan: null }
    for (const [index, { day, plan }] of changes.entries()) {
      const movement = computeMovement(balance, plan, index > 0 || !isFirst)
      balance = { amount: plan === null ? 0 : toCents(plan), plan: plan ?? balance.plan }
      if (movement)
        rows.mrr_movements.push({
          id: randomUUID(),
          user_id: userId,
          subscription_id: subscriptionId,
          ...movement,
          occurred_at: toIso(day),
          created_at: toIso(day),
        })
    }
  }
}
