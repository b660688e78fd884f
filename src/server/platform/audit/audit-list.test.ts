import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { auditEntry, type AuditEntry } from '#contract/audit.ts'
import { actingAs, createSignedInTeam, createUser } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { selectEntries } from './audit.store.ts'
import { findPeopleIds } from '#server/db/person-search.ts'

const file = fileApp()
type Calls = Awaited<ReturnType<ReturnType<typeof file>['signIn']>>

async function adminCalls() {
  return file().signIn(await createUser(file(), { role: 'admin' }))
}

const search = async (calls: Calls, query: Record<string, string>) => {
  const { status, body } = await calls.get(`/api/admin/audit?${new URLSearchParams(query)}`)
  expect(status, JSON.stringify(query)).toBe(200)
  return body as AuditEntry[]
}

const actionsIn = (entries: AuditEntry[]) => entries.map(({ action }) => action)

/** Two people with unique names. The first one acts on the second. */
async function pair() {
  const name = `Q${randomUUID().slice(0, 8)}`
  const actor = await createUser(file(), { role: 'account_manager', firstName: name, lastName: 'Actor' })
  const subject = await createUser(file(), { firstName: name, lastName: 'Subject' })
  const entityId = randomUUID()
  const address = `10.0.0.${name}`
  await recordEvent(
    file(),
    { ...actingAs(actor), address },
    { type: 'credentials.revealed', userId: subject.id, applicationId: entityId },
  )
  // The log is sorted by milliseconds, then by id.
  await delay(2)
  await recordEvent(file(), actingAs(subject), { type: 'password.changed', userId: subject.id })
  return { name, actor, subject, entityId, address }
}

test('lists who did what to whom, when and from where, newest first', async () => {
  const calls = await adminCalls()
  const { actor, subject, entityId, address } = await pair()
  const [latest, before] = await search(calls, {})
  expect(latest).toMatchObject({ action: 'password.changed', actor: { id: subject.id } })
  expect(before).toEqual({
    id: expect.any(String),
    at: expect.any(String),
    action: 'credentials.revealed',
    actorId: actor.id,
    actor: { id: actor.id, firstName: actor.firstName, lastName: actor.lastName, email: actor.email },
    subjectId: subject.id,
    subject: { id: subject.id, firstName: subject.firstName, lastName: subject.lastName, email: subject.email },
    entityId,
    details: {},
    address,
    requestId: 'test',
  })
  expect(Object.keys(before ?? {}).toSorted()).toEqual(Object.keys(auditEntry.shape).toSorted())
})

test('searches by name, mail address, id, network address and action', async () => {
  const calls = await adminCalls()
  const { name, actor, subject, entityId, address } = await pair()
  const both = ['password.changed', 'credentials.revealed']
  const found = async (q: string) => actionsIn(await search(calls, { q }))
  expect(await found(name.toLowerCase())).toEqual(both)
  expect(await found(`subj ${name}`)).toEqual(both)
  expect(await found(`${name} Actor`)).toEqual(['credentials.revealed'])
  expect(await found(subject.email)).toEqual(both)
  expect(await found(actor.id)).toEqual(['credentials.revealed'])
  expect(await found(subject.id)).toEqual(both)
  expect(await found(entityId)).toEqual(['credentials.revealed'])
  expect(await found(address)).toEqual(['credentials.revealed'])
  expect((await found('credentials.revealed'))[0]).toBe('credentials.revealed')
  for (const noMatch of [`${name}nobody`, randomUUID(), '%', '_', 'al', "'; drop table audit_log"])
    expect(await found(noMatch), noMatch).toEqual([])
})

test('filters by action and by days, without the last one', async () => {
  const calls = await adminCalls()
  const { subject } = await pair()
  const entryAt = (at: string) =>
    file().pool.query("insert into audit_log (at, action, actor_id) values ($1, 'sign-in', $2)", [at, subject.id])
  for (const at of ['2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z']) await entryAt(at)
  const q = subject.id
  expect(await search(calls, { q, action: 'sign-in' })).toHaveLength(3)
  expect(actionsIn(await search(calls, { q, action: 'password.changed' }))).toEqual(['password.changed'])
  const days = await search(calls, { q, from: '2026-03-02', to: '2026-03-03' })
  expect(days.map(({ at }) => at)).toEqual(['2026-03-02T00:00:00.000Z'])
  expect(await search(calls, { from: '2026-03-02', to: '2026-03-03' })).toEqual(days)
  expect(await search(calls, { action: 'nothing.at-all' })).toEqual([])
  expect((await calls.get('/api/admin/audit?from=soon')).status).toBe(400)
})

test('pages through many entries of the same moment', async () => {
  const calls = await adminCalls()
  const [actor, subject] = [await createUser(file()), await createUser(file())]
  await file().pool.query(
    `insert into audit_log (at, action, actor_id, subject_id)
     select '2026-02-01'::timestamptz + (n / 10) * interval '1 s', 'application.updated', $1, $2 from generate_series(0, 46) n`,
    [actor.id, subject.id],
  )
  for (const q of [actor.id, actor.email]) {
    const all = (await search(calls, { q, limit: '200' })).map(({ id }) => id)
    expect(all).toHaveLength(47)
    const parts: string[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const query = new URLSearchParams({ q, limit: '7', ...(cursor ? { cursor } : {}) })
      const { body, headers } = await calls.get(`/api/admin/audit?${query}`)
      parts.push(...body.map(({ id }: AuditEntry) => id))
      cursor = headers['x-next-cursor'] as string | undefined
    }
    expect(parts).toEqual(all)
  }
  for (const cursor of ['x', Buffer.from('["now","x"]').toString('base64url')])
    expect((await calls.get(`/api/admin/audit?cursor=${cursor}`)).status).toBe(400)
})

test('entries of deleted people stay, without names', async () => {
  const calls = await adminCalls()
  const { actor, subject } = await pair()
  await file().pool.query('delete from users where id = any ($1)', [[actor.id, subject.id]])
  expect(await search(calls, { q: actor.id })).toMatchObject([
    { actorId: actor.id, actor: null, subjectId: subject.id, subject: null },
  ])
})

test('reading the log adds no entry', async () => {
  const { admin } = await createSignedInTeam(file())
  const count = async () => (await file().pool.query('select count(*)::int as n from audit_log')).rows[0].n
  const before = await count()
  await search(admin.calls, {})
  await search(admin.calls, { q: admin.email })
  expect(await count()).toBe(before)
})

test('no search reads the whole log or all people', async () => {
  const { db, pool } = file()
  await pool.query(
    `with crowd as (
       insert into users (email, password, first_name, last_name)
       select 'crowd-' || n || '@example.test', 'none', 'Sam' || n % 60, 'Rivera' from generate_series(1, 8000) n returning id
     )
     insert into audit_log (at, action, actor_id, subject_id, address)
     select now() - random() * interval '400 days', 'sign-in', id, id, '10.1.' || n % 200 || '.1'
     from crowd cross join generate_series(1, 5) n`,
  )
  await pool.query('analyze users, audit_log')
  const filter = { limit: 50 }
  const peopleIds = await findPeopleIds(db, 'Sam7', 50)
  expect(peopleIds).toHaveLength(50)
  const person = peopleIds[0] ?? ''
  const { rows: middle } = await pool.query('select at from audit_log order by at desc offset 20000 limit 1')
  const after = { at: new Date(middle[0].at).toISOString(), id: person }
  const inTheOrderOfTime = {
    everything: selectEntries(db, null, filter, null),
    'a later part': selectEntries(db, null, filter, after),
    days: selectEntries(db, null, { ...filter, from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z' }, null),
  }
  const queries = {
    ...inTheOrderOfTime,
    'an unknown action': selectEntries(db, null, { ...filter, action: 'nothing' }, null),
    'an id': selectEntries(db, { id: person }, filter, after),
    'an unknown id': selectEntries(db, { id: randomUUID() }, filter, null),
    people: selectEntries(db, { peopleIds, text: 'Sam7' }, filter, null),
    'no person': selectEntries(db, { peopleIds: [], text: 'nobody' }, filter, null),
  }
  for (const [name, query] of Object.entries(queries)) {
    const { sql, params } = query.toSQL()
    const { rows } = await pool.query(`explain ${sql}`, params)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan, name).not.toMatch(/Seq Scan on (audit_log|users)/)
    // A scan in the order of time would read the whole log if nothing matches.
    if (!(name in inTheOrderOfTime)) expect(plan, name).not.toContain('audit_log_newest')
  }
})
