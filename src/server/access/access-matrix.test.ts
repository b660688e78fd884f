import { expect, test } from 'vitest'
import { endpoints } from '#contract/contract.ts'
import { createSignedInTeam } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'
import type { TestApp } from '#test/harness.ts'
import { callers, matrix } from './access-matrix.fixture.ts'
import { createSubject } from './access-subject.fixture.ts'

const tables = [
  'account_views',
  'documents',
  'document_versions',
  'application_documents',
  'users',
  'passkeys',
  'totp_secrets',
  'recovery_codes',
  'pending_sign_ins',
  'employment_profiles',
  'job_applications',
  'client_rules',
  'approvals',
  'receipts',
  'receipt_blobs',
  'receipt_documents',
  'job_interests',
  'interviews',
  'calendar_feeds',
  'follow_ups',
  'client_facts',
  'client_answers',
  'client_questions',
  'postings',
  'notifications',
  'notification_choices',
  'data_exports',
  'account_manager_assignments',
  'subscriptions',
  'subscription_attempts',
  'payment_events',
  'payment_ledger',
  'payment_reconciliations',
  'sandbox_objects',
  'files',
  'audit_log',
  'broadcasts',
  'contact_messages',
]

/** All tables, without the audit entry of the refusal. */
async function fingerprint({ pool }: TestApp) {
  const { rows } = await pool.query(
    tables
      .map(
        (name) =>
          `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) from ${name} t
           where to_jsonb(t) ->> 'action' is distinct from 'access.refused'`,
      )
      .join(' union all ')
      .concat(' order by 1'),
  )
  return rows
}

test('the matrix holds every call of the contract and no other', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).toSorted())
})

test(
  'every call answers each caller as the matrix says, and a refused call changes nothing',
  { timeout: 240_000 },
  async () => {
    const app = await testApp()
    const team = await createSignedInTeam(app)
    const subject = await createSubject(app, team)
    const wrong: string[] = []
    for (const [name, { statuses, call }] of Object.entries(matrix)) {
      const [method = '', pattern = ''] = name.split(' ')
      for (const [index, caller] of callers.entries()) {
        const sent = (await call?.(subject, caller)) ?? {}
        const cookie = caller === 'signed out' ? undefined : team[caller].calls.cookie
        const query = sent.query ? `?${new URLSearchParams(sent.query)}` : ''
        const url = pattern.replace(/:\w+/, sent.path ?? '') + query
        const before = await fingerprint(app)
        const reply = await app.call(method, url, { body: sent.body, headers: cookie ? { cookie } : {} })
        if (reply.status !== statuses[index]) wrong.push(`${name} as ${caller}: ${reply.status} ${reply.text}`)
        if (reply.status >= 400) expect(await fingerprint(app), `${name} as ${caller}`).toEqual(before)
      }
    }
    expect(wrong).toEqual([])
  },
)
