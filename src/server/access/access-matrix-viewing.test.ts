import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/contract.ts'
import { proposals } from '#contract/proposals.ts'
import { createSignedInTeam } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'
import { callers, matrix, toUrl } from './access-matrix.fixture.ts'
import { createSubject } from './access-subject.fixture.ts'
import { nameChanges } from './changed-tables.fixture.ts'

/** Refused to an admin even during a view: secrets, billing, sessions and copies of all data. */
const notShown = [
  'GET /api/applications/:id/credentials',
  'GET /api/applications/:id/apply-pack',
  'GET /api/mails/:id',
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

const inViews = [...endpoints, ...Object.values(proposals)].filter(
  ({ access, path }) => access !== 'anyone' && path !== '/api/view/end',
)

test.each(['seeker', 'manager'] as const)(
  'an admin who views as the %s reads what they read, but no secret and no billing, and changes nothing',
  { timeout: 240_000 },
  async (viewed) => {
    const app = await testApp({ INBOX_DOMAIN: 'in.foothold.test' })
    const team = await createSignedInTeam(app)
    const subject = await createSubject(app, team)
    // The seeker becomes a customer of the sandbox, so that there is billing to refuse.
    await team.seeker.calls.post('/api/subscription/create-checkout-session', { plan: 'starter' })
    const { calls } = team.admin
    const started = await calls.post(`/api/admin/users/${team[viewed].id}/view`, { reason: 'They asked for help.' })
    expect(started.status).toBe(201)

    const wrong: string[] = []
    const made: { title: string; send: () => Promise<void> }[] = []
    for (const { method, path: pattern } of inViews) {
      const name = `${method} ${pattern}`
      const row = matrix[name]
      const sent = (await row?.call?.(subject, viewed)) ?? {}
      const refused = method !== 'GET' || notShown.includes(name)
      const expected = refused ? 403 : row?.statuses[callers.indexOf(viewed)]
      const headers = { cookie: calls.cookie, 'idempotency-key': randomUUID() }
      const send = async () => {
        const reply = await app.call(method, toUrl(pattern, sent), { body: sent.body, headers })
        const isRight = reply.status === expected && (reply.body?.code === 'viewing') === refused
        if (!isRight) wrong.push(`${name}: ${reply.status} ${reply.text}`)
      }
      made.push({ title: name, send })
    }
    wrong.push(...(await nameChanges(app, made)))
    expect(wrong).toEqual([])
    expect((await calls.get('/api/auth/user')).body).toMatchObject({ id: team[viewed].id })
    expect((await calls.post('/api/view/end')).status).toBe(200)
    expect((await calls.get('/api/auth/user')).body).toMatchObject({ id: team.admin.id, view: null })
  },
)
