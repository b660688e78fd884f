import { describe, expect, test, vi } from 'vitest'
import { noRules } from '#contract/rules.ts'
import { createApplicationFor, createSignedInTeam } from '#test/factories.ts'
import { fileApp, type TestApp } from '#test/harness.ts'

const file = fileApp()

async function createPrepared() {
  const app = file()
  const team = await createSignedInTeam(app)
  const { manager, seeker } = team
  const { id } = await createApplicationFor(app, manager, { userId: seeker.id })
  const { calls } = manager
  const sends = {
    'Apply Now': () =>
      calls.post('/api/applications', {
        userId: seeker.id,
        company: 'Acme',
        position: 'Engineer',
        receipt: { state: 'sent' },
      }),
    'a change of the status': () => calls.put(`/api/applications/${id}`, { status: 'applied' }),
    'a receipt': () => calls.post(`/api/applications/${id}/receipts`, { state: 'confirmed' }),
    'an uncertain receipt': () => calls.post(`/api/applications/${id}/receipts`, { state: 'uncertain' }),
  }
  const countSendings = async () => {
    const { rows } = await app.pool.query("select 1 from receipts where user_id = $1 and state <> 'prepared'", [
      seeker.id,
    ])
    return rows.length
  }
  return { app, ...team, id, sends, countSendings }
}
type SendName = keyof Awaited<ReturnType<typeof createPrepared>>['sends']
const names: SendName[] = ['Apply Now', 'a change of the status', 'a receipt', 'an uncertain receipt']
const ofExisting = names.filter((name) => name !== 'Apply Now')

/** Stores a rule in a transaction that commits only once `act` waits for it. */
async function holdNewRule({ pool }: TestApp, userId: string, act: () => Promise<{ status: number; body: unknown }>) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select id from users where id = $1 for update', [userId])
    const rules = { ...noRules, excludedCompanies: [{ name: 'Acme', aliases: [] }] }
    await client.query('insert into client_rules (user_id, version, rules) values ($1, 1, $2)', [userId, rules])
    const acting = act()
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
    await vi.waitFor(async () => expect((await pool.query(waiting)).rows).not.toEqual([]), { timeout: 14_000 })
    await client.query('commit')
    return await acting
  } finally {
    client.release()
  }
}

test.each(names)('%s that is in flight while a rule is stored is checked against it', async (name) => {
  const { app, seeker, sends, countSendings } = await createPrepared()
  const reply = await holdNewRule(app, seeker.id, sends[name])
  expect(reply).toMatchObject({ status: 409, body: { code: 'rule_violated' } })
  expect(await countSendings()).toBe(0)
})

test.each(names)('%s and a rule at once: the receipt says under which version it was checked', async (name) => {
  for (let round = 0; round < 5; round++) {
    const { app, seeker, sends } = await createPrepared()
    const rules = { ...noRules, excludedCompanies: [{ name: 'Acme', aliases: [] }] }
    const [reply] = await Promise.all([sends[name](), seeker.calls.put('/api/rules', rules)])
    const { rows } = await app.pool.query(
      "select content::jsonb -> 'rulesVersion' as version from receipts where user_id = $1",
      [seeker.id],
    )
    expect(rows).toEqual(reply.status < 300 ? [{ version: 0 }] : [])
  }
})

describe('an application that waits for its client', () => {
  async function createAsked() {
    const prepared = await createPrepared()
    const { seeker, manager, id } = prepared
    await seeker.calls.put('/api/rules', { ...noRules, askFirst: true })
    await manager.calls.post(`/api/applications/${id}/approval-request`)
    const decide = (decision: string) => seeker.calls.post(`/api/applications/${id}/approval`, { decision })
    const readState = async () => (await seeker.calls.get('/api/approvals')).body[0].state
    return { ...prepared, decide, readState }
  }

  test.each(ofExisting)('is not sent by %s that comes with the decline', async (name) => {
    for (let round = 0; round < 5; round++) {
      const { sends, decide, countSendings } = await createAsked()
      const [sent, declined] = await Promise.all([sends[name](), decide('declined')])
      expect([sent.status, declined.status]).toEqual([409, 200])
      expect(await countSendings()).toBe(0)
    }
  })

  test.each(ofExisting)('has one decision from two devices, and %s follows it', async (name) => {
    for (let round = 0; round < 5; round++) {
      const { sends, decide, readState, countSendings } = await createAsked()
      const [approved, declined, sent] = await Promise.all([decide('approved'), decide('declined'), sends[name]()])
      expect([approved.status, declined.status].toSorted()).toEqual([200, 409])
      const state = await readState()
      expect(state).toBe(approved.status === 200 ? 'approved' : 'declined')
      if (state === 'declined') expect(sent.status).toBe(409)
      expect(await countSendings()).toBe(sent.status < 300 ? 1 : 0)
    }
  })
})
