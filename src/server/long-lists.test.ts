import { expect, test } from 'vitest'
import { endpoints } from '#contract/contract.ts'
import { createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { insertManyApplications } from '#test/many-applications.ts'

const file = fileApp()
const many = 620

/** A person who has, with their clients, more of everything than a list may hold. */
async function crowdedTeam() {
  const app = file()
  const team = await createSignedInTeam(app)
  const { seeker, manager, admin } = team
  const run = (sql: string, ...values: unknown[]) => app.pool.query(sql, [...values, many])
  await insertManyApplications(app.pool, seeker.id, many)
  const { rows } = await app.pool.query('select id from job_applications where user_id = $1 limit 1', [seeker.id])
  const applicationId: string = rows[0].id
  await run(
    `insert into job_interests (user_id, job_url) select $1, 'https://jobs.example.test/' || n from generate_series(1, $2) n`,
    seeker.id,
  )
  await run(
    `with made as (insert into users (email, password, first_name, last_name, email_verified)
       select gen_random_uuid() || '@example.test', '', 'Kim', n::text, true from generate_series(1, $2) n returning id)
     insert into account_manager_assignments (user_id, account_manager_id) select id, $1 from made`,
    manager.id,
  )
  await run(`insert into users (email, password, first_name, last_name, role)
    select gen_random_uuid() || '@example.test', '', 'Kim', n::text, 'account_manager' from generate_series(1, $1) n`)
  for (const { id } of [seeker, manager, admin]) {
    await run(
      `insert into notifications (user_id, type, title, message) select $1, 'message', 'A', 'b' from generate_series(1, $2) n`,
      id,
    )
    await run(
      `insert into sessions (sid, user_id, sess, expire)
      select gen_random_uuid(), $1, '{"userAgent":null,"address":"::1"}', now() + interval '1 day' from generate_series(1, $2)`,
      id,
    )
    await run(`insert into data_exports (user_id) select $1 from generate_series(1, $2)`, id)
    await run(`insert into documents (user_id, kind, name) select $1, 'resume', n from generate_series(1, $2) n`, id)
  }
  for (const [action, entityId] of [
    ['credentials.revealed', applicationId],
    ['application.updated', applicationId],
  ])
    await run(
      `insert into audit_log (actor_id, action, subject_id, entity_id, details)
       select $1, $2, $1, $3, jsonb_build_object('to', 'applied', 'from', 'interested') from generate_series(1, $4)`,
      seeker.id,
      action,
      entityId,
    )
  await run(
    `insert into contact_messages (name, email, message) select 'A', 'a@b.example', n from generate_series(1, $1) n`,
  )
  await run(`insert into broadcasts (title, message, total) select 'A', 'b', 1 from generate_series(1, $1)`)
  await run(
    `insert into payment_events (id, type, payload) select 'evt_' || gen_random_uuid(), 'a', '{}' from generate_series(1, $1)`,
  )
  await run(`insert into payment_reconciliations (finished_at) select now() from generate_series(1, $1)`)
  const { rows: documents } = await app.pool.query('select id from documents where user_id = $1 limit 1', [seeker.id])
  const documentId: string = documents[0].id
  await run(
    `insert into document_versions (document_id, version, form, content) select $1, n, '{}', '' from generate_series(1, $2) n`,
    documentId,
  )
  return { ...team, applicationId, documentId }
}

/** The lengths of all lists in a reply, at any depth. */
function lengthsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(lengthsIn)
  return Array.isArray(value) ? [value.length, ...inner] : inner
}

test('no list of the contract exceeds 500 rows', async () => {
  const { seeker, manager, admin, applicationId, documentId } = await crowdedTeam()
  const lists = endpoints.filter(({ method, path }) => method === 'GET' && !path.includes('sandbox'))
  const seen: Record<string, number> = {}
  for (const { path, access } of lists)
    for (const { calls, role } of [seeker, manager, admin]) {
      if (access === 'anyone' || (access !== 'signed-in' && !access.includes(role))) continue
      const url = path
        .replace('/documents/:id', `/documents/${documentId}`)
        .replace(':userId', seeker.id)
        .replace(':id', applicationId)
      const { status, body } = await calls.get(url)
      if (status === 200) seen[path] = Math.max(seen[path] ?? 0, ...lengthsIn(body))
      else expect([400, 404, 409], url).toContain(status)
    }
  expect(Object.entries(seen).filter(([, length]) => length > 500)).toEqual([])
  const longest = (path: string) => seen[path]
  expect({
    applications: longest('/api/applications'),
    ofClients: longest('/api/account-manager/applications'),
    ofUser: longest('/api/admin/user-applications/:userId'),
    interests: longest('/api/job-interests'),
    interestsOfUser: longest('/api/admin/user-job-interests/:userId'),
    clients: longest('/api/account-manager/clients'),
    sessions: longest('/api/account/sessions'),
    reveals: longest('/api/account/credential-reveals'),
    history: longest('/api/applications/:id/history'),
    exports: longest('/api/account/exports'),
    documents: longest('/api/documents'),
    versions: longest('/api/documents/:id/versions'),
    notifications: longest('/api/notifications'),
  }).toEqual({
    applications: 500,
    ofClients: 500,
    ofUser: 500,
    interests: 500,
    interestsOfUser: 500,
    clients: 500,
    sessions: 100,
    reveals: 200,
    history: 200,
    exports: 50,
    documents: 100,
    versions: 50,
    notifications: 200,
  })
})

test('the cursors return every further row once, with the total in a header', async () => {
  const { seeker, manager, admin } = await crowdedTeam()
  const lists = [
    [seeker.calls, '/api/applications', many],
    [manager.calls, '/api/account-manager/applications', many],
    [admin.calls, `/api/admin/user-applications/${seeker.id}`, many],
    [seeker.calls, '/api/job-interests', many],
    [manager.calls, `/api/admin/user-job-interests/${seeker.id}`, many],
    [manager.calls, '/api/account-manager/clients', many + 1],
  ] as const
  for (const [calls, path, total] of lists) {
    const first = await calls.get(path)
    expect(first.headers['x-total-count'], path).toBe(String(total))
    expect(first.body, path).toHaveLength(500)
    const next = await calls.get(`${path}?cursor=${first.headers['x-next-cursor']}`)
    expect(next.headers, path).not.toHaveProperty('x-next-cursor')
    const ids = [...first.body, ...next.body].map(({ id }: { id: string }) => id)
    expect(new Set(ids).size, path).toBe(total)
    expect(ids, path).toHaveLength(total)
    const moments: string[] = [...first.body, ...next.body].map((row) => row.assignedAt ?? row.createdAt)
    expect(moments, path).toEqual(moments.toSorted().toReversed())
    const few = await calls.get(`${path}?limit=3`)
    expect([few.body.length, few.headers['x-total-count']], path).toEqual([3, String(total)])
    for (const limit of [0, 501, 'all']) expect((await calls.get(`${path}?limit=${limit}`)).status, path).toBe(400)
  }
})

test('the own session is always in the list', async () => {
  const { seeker } = await crowdedTeam()
  const { pool } = file()
  await pool.query(
    "update sessions set last_seen_at = now() + interval '1 hour' where user_id = $1 and sess ->> 'address' = '::1'",
    [seeker.id],
  )
  const { body } = await seeker.calls.get('/api/account/sessions')
  expect(body.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
})
