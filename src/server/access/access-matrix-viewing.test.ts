import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/contract.ts'
import { createSignedInTeam } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'
import type { TestApp } from '#test/harness.ts'
import { callers, matrix } from './access-matrix.fixture.ts'
import { createSubject } from './access-subject.fixture.ts'

/** Refused to an admin even during a view: secrets, billing, sessions and copies of all data. */
const notShown = [
  'GET /api/applications/:id/credentials',
  'GET /api/payment/methods',
  'GET /api/payment/invoices',
  'GET /api/documents/:id/share',
  'GET /api/subscription/status',
  'GET /api/subscription/plan-change',
  'GET /api/sandbox/checkouts/:id',
  'GET /api/sandbox/portal',
  'GET /api/account/sessions',
  'GET /api/account/second-factors',
  'GET /api/account/exports',
]

/** All tables, without the audit entries of refusals and their rate limits. */
async function fingerprint({ pool }: TestApp) {
  const { rows: tables } = await pool.query(
    "select tablename from pg_tables where schemaname = 'public' and tablename <> 'rate_limits' order by 1",
  )
  const { rows } = await pool.query(
    tables
      .map(
        ({ tablename }) =>
          `select '${tablename}' as name, md5(string_agg(t::text, '|' order by t::text)) from ${tablename} t
           where to_jsonb(t) ->> 'action' is distinct from 'access.refused'`,
      )
      .join(' union all ')
      .concat(' order by 1'),
  )
  return rows
}

const pathTo = (pattern: string, { path = '', query }: { path?: string; query?: Record<string, string> }) =>
  pattern.replace(/:\w+/, path) + (query ? `?${new URLSearchParams(query)}` : '')

const inViews = endpoints.filter(({ access, path }) => access !== 'anyone' && path !== '/api/view/end')

test.each(['seeker', 'manager'] as const)(
  'an admin who views as the %s reads what they read, but no secret and no billing, and changes nothing',
  { timeout: 240_000 },
  async (viewed) => {
    const app = await testApp()
    const team = await createSignedInTeam(app)
    const subject = await createSubject(app, team)
    // The seeker becomes a customer of the sandbox, so that there is billing to refuse.
    await team.seeker.calls.post('/api/subscription/create-checkout-session', { plan: 'starter' })
    const { calls } = team.admin
    const started = await calls.post(`/api/admin/users/${team[viewed].id}/view`, { reason: 'They asked for help.' })
    expect(started.status).toBe(201)

    const wrong: string[] = []
    for (const { method, path: pattern } of inViews) {
      const name = `${method} ${pattern}`
      const row = matrix[name]
      const sent = (await row?.call?.(subject, viewed)) ?? {}
      const refused = method !== 'GET' || notShown.includes(name)
      const before = await fingerprint(app)
      const headers = { cookie: calls.cookie, 'idempotency-key': randomUUID() }
      const reply = await app.call(method, pathTo(pattern, sent), { body: sent.body, headers })
      const expected = refused ? 403 : row?.statuses[callers.indexOf(viewed)]
      const isRight = reply.status === expected && (reply.body?.code === 'viewing') === refused
      if (!isRight) wrong.push(`${name}: ${reply.status} ${reply.text}`)
      expect(await fingerprint(app), name).toEqual(before)
    }
    expect(wrong).toEqual([])
    expect((await calls.get('/api/auth/user')).body).toMatchObject({ id: team[viewed].id })
    expect((await calls.post('/api/view/end')).status).toBe(200)
    expect((await calls.get('/api/auth/user')).body).toMatchObject({ id: team.admin.id, view: null })
  },
)
