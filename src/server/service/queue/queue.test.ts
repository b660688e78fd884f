import { expect, test } from 'vitest'
import {
  checkClientPromises,
  createApplicationFor,
  createInterest,
  createSubscribedTeam,
  subscribe,
  createUser,
} from '#test/factories.ts'
import { computeDueAt } from '#server/promises/due-time.ts'
import { promiseTerms } from '#contract/promises.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()
const path = '/api/account-manager/queue'
interface Item {
  kind: 'interest' | 'client'
  dueAt: string
  pausedBy: string | null
  client: { id: string; firstName: string }
  interest?: { id: string }
}

/** A manager's two clients. The second one is new. Interests are a given number of hours old. */
async function busyManager() {
  const app = file()
  const team = await createSubscribedTeam(app)
  const { admin, manager, seeker } = team
  const newcomer = await createUser(app, { firstName: 'Priya', lastName: 'Nair' })
  await subscribe(app, newcomer)
  const assigned = { userId: newcomer.id, accountManagerId: manager.id }
  await admin.calls.post('/api/admin/assign-account-manager', assigned)
  await createApplicationFor(app, manager, { userId: seeker.id })
  const interest = async (hours: number, person: Parameters<typeof createInterest>[1] = seeker) => {
    const { id } = await createInterest(app, person)
    await app.pool.query("update job_interests set created_at = now() - $1 * interval '1 hour' where id = $2", [
      hours,
      id,
    ])
    await reopen(person)
    return id
  }
  const assignAgo = (hours: number, person: { id: string }) =>
    app.pool.query(
      "update account_manager_assignments set assigned_at = now() - $1 * interval '1 hour' where user_id = $2",
      [hours, person.id],
    )
  const assignedAgo = (hours: number) => assignAgo(hours, newcomer)
  await assignAgo(1_000, seeker)
  /** Promises keep their start: new ones start by the changed records. */
  const reopen = async (person: { id: string }) => {
    await app.pool.query('delete from promises where user_id = $1', [person.id])
    await checkClientPromises(app, [person.id])
  }
  const read = async (query = '') => (await manager.calls.get(`${path}${query}`)).body as Item[]
  return { ...team, newcomer, interest, assignedAgo, reopen, read }
}

const getId = ({ interest, client }: Item) => interest?.id ?? client.id

test('the queue sorts interests and new clients by promise, each interest due after one working day', async () => {
  const { interest, assignedAgo, read, newcomer, seeker } = await busyManager()
  const [young, old] = [await interest(1), await interest(30)]
  await assignedAgo(10)
  const items = await read()
  expect(items.map(getId)).toEqual([old, newcomer.id, young])
  expect(items).toMatchObject([
    { kind: 'interest', client: { id: seeker.id }, interest: { id: old, processed: false, posting: null } },
    { kind: 'client', client: { id: newcomer.id, firstName: 'Priya', lastName: 'Nair' } },
    { kind: 'interest', interest: { id: young } },
  ])
  const created = (await file().pool.query('select created_at from job_interests where id = $1', [old])).rows[0]
  const term = promiseTerms.interest_answered
  expect(items[0]?.dueAt).toBe(computeDueAt(created.created_at.toISOString(), term, [], file().config.team))
})

test('an interest pauses while a question about it waits, and keeps the working time that was left', async () => {
  const { interest, read, reopen, manager, seeker } = await busyManager()
  const [asked, other] = [await interest(30), await interest(29)]
  const ask = async (jobInterestId: string | undefined) =>
    (await manager.calls.post(`/api/clients/${seeker.id}/questions`, { question: 'How many orchids?', jobInterestId }))
      .body.id
  const question = await ask(asked)
  await ask(undefined)
  const { pool } = file()
  await pool.query("update job_interests set created_at = '2026-11-16T10:00:00Z' where id = any($1)", [[asked, other]])
  await pool.query("update account_manager_assignments set assigned_at = '2026-11-01' where user_id = $1", [seeker.id])
  await pool.query("update client_questions set created_at = '2026-11-16T11:00:00Z' where id = $1", [question])
  await reopen(seeker)
  const readDue = async () =>
    new Map(
      (await read())
        .filter(({ kind }) => kind === 'interest')
        .map((item) => [getId(item), [item.dueAt, item.pausedBy]]),
    )
  const due = '2026-11-17T10:00:00.000Z'
  expect((await readDue()).get(asked)).toEqual([due, 'question'])
  expect((await readDue()).get(other)).toEqual([due, null])
  await pool.query("update client_questions set answered_at = '2026-11-17T14:00:00Z', answer = 'Nine' where id = $1", [
    question,
  ])
  await checkClientPromises(file(), [seeker.id])
  expect((await readDue()).get(asked)).toEqual(['2026-11-18T13:00:00.000Z', null])
  expect((await readDue()).get(other)).toEqual([due, null])
})

test('it pauses while the application for it waits for approval', async () => {
  const { interest, read, reopen, manager, seeker } = await busyManager()
  const id = await interest(2)
  const body = { userId: seeker.id, company: 'Acme', position: 'Botanist', jobInterestId: id }
  const { body: application } = await manager.calls.post('/api/applications', body)
  await manager.calls.post(`/api/applications/${application.id}/approval-request`)
  const { pool } = file()
  await pool.query("update approvals set created_at = now() - interval '1 hour' where application_id = $1", [
    application.id,
  ])
  const find = async () => (await read()).find((item) => getId(item) === id)
  expect(await find()).toBeUndefined()
  await pool.query('update job_interests set processed = false where id = $1', [id])
  await reopen(seeker)
  expect(await find()).toMatchObject({ pausedBy: 'approval' })
  const { rows } = await pool.query(
    "update approvals set state = 'declined', decided_at = now() where application_id = $1 returning created_at, decided_at",
    [application.id],
  )
  await checkClientPromises(file(), [seeker.id])
  const { created_at: started } = (await pool.query('select created_at from job_interests where id = $1', [id])).rows[0]
  const pause = { from: rows[0].created_at.toISOString(), until: rows[0].decided_at.toISOString() }
  const dueAt = computeDueAt(started.toISOString(), promiseTerms.interest_answered, [pause], file().config.team)
  expect(await find()).toMatchObject({ pausedBy: null, dueAt })
})

test('a client without a plan waits for no first application', async () => {
  const { admin, manager } = await createSubscribedTeam(file())
  const visitor = await createUser(file(), { firstName: 'Priya', lastName: 'Nair' })
  await admin.calls.post('/api/admin/assign-account-manager', { userId: visitor.id, accountManagerId: manager.id })
  const names = async () =>
    (await manager.calls.get('/api/account-manager/queue')).body.map((item: Item) => item.client.firstName)
  expect(await names()).not.toContain('Priya')
  await subscribe(file(), visitor)
  expect(await names()).toContain('Priya')
})

test('a message to a new client is no first application', async () => {
  const { read, newcomer, manager } = await busyManager()
  await manager.calls.post(`/api/conversations/${newcomer.id}/messages`, { text: 'Hello' })
  expect((await read()).map(getId)).toEqual([newcomer.id])
})

test('answered interests and clients with an application leave the queue', async () => {
  const { interest, read, newcomer, manager } = await busyManager()
  const [applied, returned] = [await interest(3), await interest(2)]
  expect(await read()).toHaveLength(3)
  await manager.calls.post(`/api/job-interests/${returned}/return`, { reason: 'Closed' })
  await createApplicationFor(file(), manager, { userId: newcomer.id })
  expect((await read()).map(getId)).toEqual([applied])
})

test('the queue holds only current clients', async () => {
  const { interest, read, admin, manager, otherManager, otherSeeker, seeker, newcomer } = await busyManager()
  await interest(1, otherSeeker)
  const ownInterest = await interest(1)
  expect((await read()).map(getId).toSorted()).toEqual([ownInterest, newcomer.id].toSorted())
  const moved = { userId: seeker.id, accountManagerId: otherManager.id }
  await admin.calls.post('/api/admin/assign-account-manager', moved)
  expect((await read()).map(getId)).toEqual([newcomer.id])
  expect((await manager.calls.get(`${path}?userId=${seeker.id}`)).body).toEqual([])
  const otherQueue: Item[] = (await otherManager.calls.get(path)).body
  expect(otherQueue.map(getId)).toContain(ownInterest)
  // For a new manager every client is new, whatever was done before.
  expect(otherQueue.filter(({ kind }) => kind === 'client').map(getId)).toContain(seeker.id)
})

test('filters by client and by words in link, notes, posting and name', async () => {
  const { interest, read, newcomer, seeker } = await busyManager()
  const [plain, noted, read1] = [await interest(3), await interest(2), await interest(1)]
  const { pool } = file()
  await pool.query("update job_interests set notes = 'My FIRST choice' where id = $1", [noted])
  await pool.query(
    `insert into postings (user_id, job_interest_id, job_url, company, read_at) values ($1, $2, 'https://x.test', 'Tidewater Ö', now())`,
    [seeker.id, read1],
  )
  const found = async (q: string) => (await read(`?q=${encodeURIComponent(q)}`)).map(getId)
  expect(await found('first choice')).toEqual([noted])
  expect(await found('tidewater ö')).toEqual([read1])
  expect(await found('nair')).toEqual([newcomer.id])
  expect(await found('jobs.example.test')).toEqual([plain, noted, read1])
  expect(await found('sam rivera first')).toEqual([noted])
  expect(await found('100%')).toEqual([])
  expect((await read(`?userId=${newcomer.id}`)).map(getId)).toEqual([newcomer.id])
  expect((await read(`?userId=${seeker.id}&q=choice`)).map(getId)).toEqual([noted])
})

test('pages neither repeat nor skip entries that are answered in between', async () => {
  const { interest, manager, newcomer, assignedAgo } = await busyManager()
  const ids = []
  for (const hours of [50, 40, 30, 20, 10]) ids.push(await interest(hours))
  await assignedAgo(25)
  const all = [...ids.slice(0, 3), newcomer.id, ...ids.slice(3)]
  const part = async (cursor: unknown) =>
    manager.calls.get(`${path}?limit=2${cursor ? `&cursor=${String(cursor)}` : ''}`)
  const first = await part(undefined)
  expect(first.headers['x-total-count']).toBe('6')
  expect(first.body.map(getId)).toEqual(all.slice(0, 2))
  await manager.calls.post(`/api/job-interests/${ids[0]}/return`, { reason: 'Closed' })
  const second = await part(first.headers['x-next-cursor'])
  expect(second.body.map(getId)).toEqual(all.slice(2, 4))
  const third = await part(second.headers['x-next-cursor'])
  expect(third.body.map(getId)).toEqual(all.slice(4))
  expect(third.headers).toMatchObject({ 'x-total-count': '5' })
  expect(third.headers['x-next-cursor']).toBeUndefined()
  for (const cursor of [
    'x',
    Buffer.from('2026-01-01 no-id').toString('base64url'),
    Buffer.from('a').toString('base64'),
  ])
    expect((await part(cursor)).status).toBe(400)
})
