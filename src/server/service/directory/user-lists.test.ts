import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { managerLoad, waitingSubscriber } from '#contract/users.ts'
import { createSignedInTeam, createSubscription, createUser } from '#test/factories.ts'
import { fileApp, testApp, type TestApp } from '#test/harness.ts'

const file = fileApp()

type Calls = Awaited<ReturnType<TestApp['signIn']>>
const getIds = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** Inserts people with one name, some of them at the same moment. */
async function insertPeople({ pool }: TestApp, firstName: string, count: number) {
  await pool.query(
    `insert into users (email, password, first_name, last_name, role, created_at)
     select $1 || n || '@example.test', 'none', $1, 'No ' || n,
       case when n % 100 = 0 then 'account_manager' else 'user' end, now() - make_interval(mins => n / 3)
     from generate_series(1, $2::int) n`,
    [firstName, count],
  )
}

/** All pages, in order. */
async function readAll(calls: Calls, query: string) {
  const parts: string[][] = []
  for (let cursor: unknown = ''; cursor !== undefined;) {
    const { body, headers } = await calls.get(`/api/admin/users?${query}${cursor ? `&cursor=${String(cursor)}` : ''}`)
    parts.push(getIds(body))
    cursor = headers['x-next-cursor']
  }
  return parts
}

test('the pages together are the whole list', async () => {
  const { admin } = await createSignedInTeam(file())
  const name = `Part${randomUUID().slice(0, 8)}`
  await insertPeople(file(), name, 25)
  const all = getIds((await admin.calls.get(`/api/admin/users?q=${name}`)).body)
  const parts = await readAll(admin.calls, `q=${name}&limit=10`)
  expect(parts.map(({ length }) => length)).toEqual([10, 10, 5])
  expect(parts.flat()).toEqual(all)
})

test('each column sorts both ways, page by page, and only admins see when a person was last seen', async () => {
  const { admin, manager } = await createSignedInTeam(file())
  const name = `Sort${randomUUID().slice(0, 8)}`
  const people = []
  for (const lastName of ['Cole', 'Abel', 'Berg']) people.push(await createUser(file(), { firstName: name, lastName }))
  const [cole, abel, berg] = people.map(({ id }) => id)
  // Two people may be created within one millisecond.
  await file().pool.query("update users set created_at = created_at - interval '1 minute' where id = $1", [cole])
  await file().pool.query("update users set created_at = created_at + interval '1 minute' where id = $1", [berg])
  await file().pool.query('update users set subscription_active = id = $2 where id = any($1)', [
    [cole, abel, berg],
    berg,
  ])
  await file().pool.query("update users set role = 'admin' where id = $1", [cole])
  await file().pool.query('insert into account_manager_assignments (user_id, account_manager_id) values ($1, $2)', [
    abel,
    manager.id,
  ])
  const list = async (query: string) => (await admin.calls.get(`/api/admin/users?q=${name}&${query}`)).body
  const sort = async (query: string) => getIds(await list(query))
  expect(await sort('sort=name')).toEqual([abel, berg, cole])
  expect(await sort('sort=name&order=desc')).toEqual([cole, berg, abel])
  expect([...(await sort('sort=name&limit=2')), ...(await sort('sort=name&limit=2&offset=2'))]).toEqual([
    abel,
    berg,
    cole,
  ])
  expect(await sort('sort=joined&order=asc')).toEqual([cole, abel, berg])
  expect(await sort('sort=role')).toEqual([cole, abel, berg])
  expect(await sort('sort=subscription')).toEqual([berg, abel, cole])
  // Without a manager comes last in both directions.
  expect((await sort('sort=manager'))[0]).toBe(abel)
  expect((await sort('sort=manager&order=desc'))[0]).toBe(abel)
  expect((await admin.calls.get('/api/admin/users?sort=height')).status).toBe(400)

  const seen = await file().signIn(people[0] as (typeof people)[number])
  await seen.get('/api/auth/user')
  const lastSeen = (rows: { id: string; lastSeenAt: string | null }[]) =>
    rows.filter(({ lastSeenAt }) => lastSeenAt !== null).map(({ id }) => id)
  expect(lastSeen(await list('sort=name'))).toEqual([cole])
  expect(lastSeen((await manager.calls.get(`/api/admin/users?q=${name}`)).body)).toEqual([])
})

test('a new account does not move others between pages', async () => {
  const { admin } = await createSignedInTeam(file())
  const name = `Join${randomUUID().slice(0, 8)}`
  await insertPeople(file(), name, 4)
  const all = getIds((await admin.calls.get(`/api/admin/users?q=${name}`)).body)
  const first = await admin.calls.get(`/api/admin/users?q=${name}&limit=2`)
  await createUser(file(), { firstName: name })
  const next = await admin.calls.get(`/api/admin/users?q=${name}&limit=2&cursor=${first.headers['x-next-cursor']}`)
  expect([...getIds(first.body), ...getIds(next.body)]).toEqual(all)
})

test('an invalid cursor is refused', async () => {
  const { admin } = await createSignedInTeam(file())
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const id = randomUUID()
  const wrong = ['nothing', '%F0%9F%94%91', encode(null), encode(['infinity', id]), encode(['2026-01-01T00:00:00Z'])]
  for (const cursor of [...wrong, encode(['2026-01-01T00:00:00Z', 'x']), 'x'.repeat(201)])
    expect((await admin.calls.get(`/api/admin/users?cursor=${cursor}`)).status, cursor).toBe(400)
})

test('the total is exact by role, and for a search up to a limit', async () => {
  const app = await testApp()
  const admin = await app.signIn(await createUser(app, { role: 'admin' }))
  await insertPeople(app, 'Commonname', 1_200)
  const total = async (query: string) =>
    Number((await admin.get(`/api/admin/users?limit=1&${query}`)).headers['x-total-count'])
  expect(await total('')).toBe(1_201)
  expect(await total('role=user')).toBe(1_188)
  expect(await total('role=admin')).toBe(1)
  expect(await total('q=commonname')).toBe(250)
  expect(await total('q=commonname&role=account_manager')).toBe(12)
  expect(await total('q=nobodyofthatname')).toBe(0)
})

test('a complete address finds its account only, a part of one finds all matches', async () => {
  const app = await testApp()
  const admin = await app.signIn(await createUser(app, { role: 'admin' }))
  const person = await createUser(app)
  await app.pool.query('update users set email = $1 where id = $2', ['lee@example.test', person.id])
  const other = await createUser(app)
  await app.pool.query('update users set email = $1 where id = $2', ['ashlee@example.test', other.id])
  const found = async (q: string) =>
    (await admin.get(`/api/admin/users?q=${encodeURIComponent(q)}`)).body.map(({ id }: { id: string }) => id)
  expect(await found(' LEE@example.test ')).toEqual([person.id])
  expect(await found('lee@')).toEqual([other.id, person.id])
  expect(await found('lee@example.test&role=admin')).toEqual([])
})

test('account managers are listed least loaded first, without suspended ones', async () => {
  const { admin, manager, otherManager } = await createSignedInTeam(file())
  const word = `Load${randomUUID().slice(0, 8)}`
  const free = await createUser(file(), { role: 'account_manager', firstName: word })
  await file().pool.query('update users set first_name = $1 where id = any($2)', [word, [manager.id, otherManager.id]])
  const loads = async (query: string) => (await admin.calls.get(`/api/admin/account-managers?${query}`)).body
  await admin.calls.post('/api/admin/assign-account-manager', {
    userId: (await createUser(file())).id,
    accountManagerId: manager.id,
  })
  const found = await loads(`q=${word.toUpperCase()}`)
  expect(found.map((each: { id: string; clientCount: number }) => [each.id, each.clientCount])).toEqual([
    [free.id, 0],
    [otherManager.id, 1],
    [manager.id, 2],
  ])
  expect(Object.keys(found[0]).toSorted()).toEqual(Object.keys(managerLoad.shape).toSorted())
  await admin.calls.post(`/api/admin/users/${free.id}/suspend`)
  expect(getIds(await loads(`q=${word}`))).toEqual([otherManager.id, manager.id])
  expect(getIds(await loads(`q=${word}&limit=1`))).toEqual([otherManager.id])
})

test('subscribers without a manager are listed longest waiting first', async () => {
  const app = await testApp()
  const { admin, manager, seeker, loneSeeker, otherSeeker } = await createSignedInTeam(app)
  for (const person of [seeker, loneSeeker, otherSeeker]) await createSubscription(app, person, 'executive')
  const late = await createUser(app)
  await createSubscription(app, late)
  await app.pool.query("update users set manager_wanted_since = '2026-01-02T03:04:05.678Z' where id = $1", [late.id])
  const read = () => admin.calls.get('/api/admin/waiting-subscribers')
  const { body, headers } = await read()
  expect(getIds(body)).toEqual([late.id, loneSeeker.id])
  expect(body[0]).toMatchObject({
    plan: 'starter',
    waitingSince: '2026-01-02T03:04:05.678Z',
    dueAt: '2026-01-03T03:04:05.678Z',
  })
  expect(Object.keys(body[0]).toSorted()).toEqual(Object.keys(waitingSubscriber.shape).toSorted())
  expect(headers['x-total-count']).toBe('2')
  expect((await admin.calls.get('/api/admin/waiting-subscribers?limit=1')).headers['x-total-count']).toBe('2')
  await admin.calls.post('/api/admin/assign-account-manager', { userId: late.id, accountManagerId: manager.id })
  await admin.calls.post(`/api/admin/users/${loneSeeker.id}/suspend`)
  expect((await read()).body).toEqual([])
})

test('with 50,000 accounts no list reads the whole table', async () => {
  const app = await testApp()
  const admin = await app.signIn(await createUser(app, { role: 'admin' }))
  await insertPeople(app, 'Commonname', 50_000)
  await app.pool.query(
    "update users set subscription_active = true where role = 'user' and created_at > now() - interval '9 minutes'",
  )
  await app.pool.query('vacuum analyze users')
  const query = vi.spyOn(app.pool, 'query')
  const explain = async (path: string) => {
    query.mockClear()
    const { status, headers } = await admin.get(path)
    expect(status, path).toBe(200)
    const sent = query.mock.calls.map(([sent, values]) => ({ text: (sent as { text?: string }).text ?? '', values }))
    const plans = []
    for (const { text, values } of sent.filter(({ text }) => text.includes('from "users"'))) {
      const { rows } = await app.pool.query(`explain (costs off) ${text}`, [values].flat())
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return { plan: plans.join('\n'), cursor: String(headers['x-next-cursor']) }
  }
  const first = await explain('/api/admin/users?limit=25')
  expect((await explain(`/api/admin/users?limit=25&cursor=${first.cursor}`)).plan).toMatch(
    /users_newest[^]*Index Cond: \(ROW/,
  )
  const expected: [string, string][] = [
    ['/api/admin/users?limit=25', 'users_newest'],
    ['/api/admin/users?limit=25&role=account_manager', 'users_role'],
    ['/api/admin/users?q=commonname48123', 'users_search'],
    ['/api/admin/users?q=commonname', 'users_newest'],
    ['/api/admin/account-managers', 'users_load'],
    ['/api/admin/waiting-subscribers', 'users_waiting'],
    ['/api/admin/stats', 'users_load'],
  ]
  for (const [path, index] of expected) {
    const { plan } = await explain(path)
    expect(plan, path).toContain(index)
    expect(plan, path).not.toContain('Seq Scan on users')
  }
})
