import { expect, test } from 'vitest'
import type { PromiseKind } from '#contract/promises.ts'
import {
  actingAs,
  checkClientPromises,
  createApplicationFor,
  createInterest,
  createSignedInTeam,
  createSubscribedTeam,
  createSubscription,
  createUser,
} from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { assignClient } from '#server/people/users/users.service.ts'

const file = fileApp()

interface Row {
  id: string
  kind: PromiseKind
  subject_id: string
  manager_id: string | null
  started_at: Date
  due_at: Date
  kept_at: Date | null
  canceled_at: Date | null
}

async function listRows(userId: string, kind?: PromiseKind): Promise<Row[]> {
  const { rows } = await file().pool.query(
    'select * from promises where user_id = $1 and kind = coalesce($2, kind) order by started_at, kind',
    [userId, kind],
  )
  return rows
}

const getState = ({ kept_at, canceled_at }: Row) => (kept_at ? 'kept' : canceled_at ? 'canceled' : 'open')
const states = async (userId: string, kind: PromiseKind) => (await listRows(userId, kind)).map(getState)

type Team = Awaited<ReturnType<typeof createSignedInTeam>>

const assign = ({ admin }: Team, userId: string, accountManagerId: string) =>
  assignClient(file(), actingAs(admin), { userId, accountManagerId })

test('a subscriber is promised a manager each time they begin to wait', async () => {
  const team = await createSignedInTeam(file())
  const { loneSeeker, manager, admin } = team
  await createSubscription(file(), loneSeeker)
  await checkClientPromises(file(), [loneSeeker.id])
  const [wait] = await listRows(loneSeeker.id)
  expect(wait).toMatchObject({ kind: 'manager_assigned', subject_id: loneSeeker.id, manager_id: null, kept_at: null })
  expect((wait?.due_at.getTime() ?? 0) - (wait?.started_at.getTime() ?? 0)).toBe(24 * 3_600_000)
  await assign(team, loneSeeker.id, manager.id)
  expect(await states(loneSeeker.id, 'manager_assigned')).toEqual(['kept'])
  await file().pool.query('delete from account_manager_assignments where user_id = $1', [loneSeeker.id])
  await checkClientPromises(file(), [loneSeeker.id])
  expect(await states(loneSeeker.id, 'manager_assigned')).toEqual(['kept', 'open'])
  await admin.calls.post(`/api/admin/users/${loneSeeker.id}/suspend`)
  expect(await states(loneSeeker.id, 'manager_assigned')).toEqual(['kept', 'canceled'])
})

test('an interest is promised by the manager, kept by an application of staff or its return', async () => {
  const { seeker, manager } = await createSignedInTeam(file())
  const [applied, returned] = [await createInterest(file(), seeker), await createInterest(file(), seeker)]
  const [first] = await listRows(seeker.id, 'interest_answered')
  expect(first).toMatchObject({
    subject_id: applied.id,
    manager_id: manager.id,
    started_at: new Date(applied.createdAt),
  })
  const body = { userId: seeker.id, company: 'Kew', position: 'Botanist', jobInterestId: applied.id }
  await manager.calls.post('/api/applications', body)
  await manager.calls.post(`/api/job-interests/${returned.id}/return`, { reason: 'Closed' })
  expect(await states(seeker.id, 'interest_answered')).toEqual(['kept', 'kept'])
})

test('an interest that its seeker applies for is no promise any more', async () => {
  const { seeker } = await createSignedInTeam(file())
  const { id } = await createInterest(file(), seeker)
  await seeker.calls.post('/api/applications', { company: 'Kew', position: 'Botanist', jobInterestId: id })
  expect(await states(seeker.id, 'interest_answered')).toEqual(['canceled'])
})

test('without a manager nobody promised to answer an interest; it is promised from the assignment on', async () => {
  const team = await createSignedInTeam(file())
  const { loneSeeker, manager } = team
  const { id } = await createInterest(file(), loneSeeker)
  await file().pool.query("update job_interests set created_at = now() - interval '9 days' where id = $1", [id])
  expect(await listRows(loneSeeker.id)).toEqual([])
  const { assignedAt } = await assign(team, loneSeeker.id, manager.id)
  const [promise] = await listRows(loneSeeker.id, 'interest_answered')
  expect(promise?.started_at.toISOString()).toBe(assignedAt)
})

test('a handover takes open promises along with their due times, and late ones stay with whom they were late', async () => {
  const team = await createSubscribedTeam(file())
  const { seeker, manager, otherManager } = team
  const [open, late] = [await createInterest(file(), seeker), await createInterest(file(), seeker)]
  const before = await listRows(seeker.id, 'interest_answered')
  await file().pool.query(
    "update promises set started_at = now() - interval '9 days', due_at = now() - interval '3 days' where subject_id = $1",
    [late.id],
  )
  await assign(team, seeker.id, otherManager.id)
  const after = new Map((await listRows(seeker.id, 'interest_answered')).map((row) => [row.subject_id, row]))
  expect(after.get(open.id)).toMatchObject({ manager_id: otherManager.id, kept_at: null, canceled_at: null })
  expect(after.get(open.id)?.due_at).toEqual(before.find(({ subject_id }) => subject_id === open.id)?.due_at)
  expect(after.get(late.id)).toMatchObject({ manager_id: manager.id, kept_at: null })
  // Whoever answers keeps it.
  await otherManager.calls.post(`/api/job-interests/${late.id}/return`, { reason: 'Closed' })
  const answered = (await listRows(seeker.id, 'interest_answered')).find(({ subject_id }) => subject_id === late.id)
  expect(answered).toMatchObject({ manager_id: manager.id, kept_at: expect.any(Date) })
  expect(await states(seeker.id, 'first_application')).toEqual(['canceled', 'open'])
})

test('the first application keeps its promise; for a client who has some, the first action of a new manager', async () => {
  const team = await createSubscribedTeam(file())
  const { seeker, manager, otherManager } = team
  await manager.calls.post(`/api/conversations/${seeker.id}/messages`, { text: 'Hello' })
  expect(await states(seeker.id, 'first_application')).toEqual(['open'])
  await createApplicationFor(file(), manager, { userId: seeker.id })
  expect(await states(seeker.id, 'first_application')).toEqual(['kept'])
  await assign(team, seeker.id, otherManager.id)
  expect(await states(seeker.id, 'first_application')).toEqual(['kept', 'open'])
  await otherManager.calls.post(`/api/conversations/${seeker.id}/messages`, { text: 'Hello' })
  expect(await states(seeker.id, 'first_application')).toEqual(['kept', 'kept'])
})

test('the first of several messages is promised an answer, and each wait is a promise', async () => {
  const { seeker, loneSeeker, manager, admin } = await createSignedInTeam(file())
  const say = (by: Team['manager' | 'seeker' | 'admin'], client: { id: string }) =>
    by.calls.post(`/api/conversations/${client.id}/messages`, { text: 'Hello' })
  const { body: first } = await say(seeker, seeker)
  await say(seeker, seeker)
  const [promise] = await listRows(seeker.id, 'message_answered')
  expect(promise).toMatchObject({ subject_id: first.id, manager_id: manager.id, started_at: new Date(first.createdAt) })
  const { body: answer } = await say(manager, seeker)
  await say(seeker, seeker)
  expect(await states(seeker.id, 'message_answered')).toEqual(['kept', 'open'])
  expect((await listRows(seeker.id, 'message_answered'))[0]?.kept_at).toEqual(new Date(answer.createdAt))
  // The team answers for a client without a manager.
  await say(loneSeeker, loneSeeker)
  expect(await listRows(loneSeeker.id, 'message_answered')).toMatchObject([{ manager_id: null }])
  await say(admin, loneSeeker)
  expect(await states(loneSeeker.id, 'message_answered')).toEqual(['kept'])
})

test('a question pauses the promise until the answer, and an answered interest waits for nothing', async () => {
  const { seeker, manager } = await createSubscribedTeam(file())
  const [asked, returned] = [await createInterest(file(), seeker), await createInterest(file(), seeker)]
  const ask = async (jobInterestId: string) =>
    (await manager.calls.post(`/api/clients/${seeker.id}/questions`, { question: 'How many?', jobInterestId })).body.id
  const questions = [await ask(asked.id), await ask(returned.id)]
  const pauses = async (kind: PromiseKind) =>
    (
      await file().pool.query(
        `select reason, source_id, ended_at is null as open from promise_pauses inner join promises on id = promise_id
         where user_id = $1 and kind = $2 order by promise_pauses.started_at`,
        [seeker.id, kind],
      )
    ).rows
  const opened = questions.map((source_id) => ({ reason: 'question', source_id, open: true }))
  expect(await pauses('interest_answered')).toEqual(opened)
  expect(await pauses('first_application')).toEqual(opened)
  await seeker.calls.put(`/api/questions/${questions[0]}`, { answer: 'Nine' })
  await manager.calls.post(`/api/job-interests/${returned.id}/return`, { reason: 'Closed' })
  expect((await pauses('interest_answered')).map(({ open }) => open)).toEqual([false, false])
  expect((await pauses('first_application')).map(({ open }) => open)).toEqual([false, true])
})

test('a contact message is promised an answer by the admins, and erased ones by nobody', async () => {
  const app = file()
  const { admin, seeker } = await createSignedInTeam(app)
  const write = async (email: string) => {
    await app.anonymous.post('/api/contact', { name: 'Ana', email, message: `Hello from ${email}` })
    return (await app.pool.query('select id from contact_messages where email = $1', [email])).rows[0].id
  }
  const [answered, erased] = [await write('ana@example.test'), await write(seeker.email)]
  const find = async (id: string) => (await app.pool.query('select * from promises where subject_id = $1', [id])).rows
  expect(await find(answered)).toMatchObject([
    { kind: 'contact_message', manager_id: null, user_id: null, kept_at: null },
  ])
  await admin.calls.post(`/api/admin/contact-messages/${answered}/answer`, { answer: 'Hello' })
  expect((await find(answered)).map(getState)).toEqual(['kept'])
  await app.pool.query('delete from contact_messages where id = $1', [erased])
  await checkClientPromises(file(), [], [erased])
  expect((await find(erased)).map(getState)).toEqual(['canceled'])
})

test('repeating the synchronisation changes nothing, and it repairs what is missing', async () => {
  const { seeker, manager } = await createSubscribedTeam(file())
  const { id } = await createInterest(file(), seeker)
  await manager.calls.post(`/api/clients/${seeker.id}/questions`, { question: 'How many?', jobInterestId: id })
  await seeker.calls.post(`/api/conversations/${seeker.id}/messages`, { text: 'Hello' })
  const versions = async () =>
    (
      await file().pool.query(
        'select id, xmin, (select min(p.xmin::text) from promise_pauses p where promise_id = id) from promises where user_id = $1 order by id',
        [seeker.id],
      )
    ).rows
  const before = await versions()
  expect(before).toHaveLength(3)
  await checkClientPromises(file(), [seeker.id, seeker.id])
  expect(await versions()).toEqual(before)
  const rows = await listRows(seeker.id)
  await file().pool.query('delete from promises where user_id = $1', [seeker.id])
  await checkClientPromises(file(), [seeker.id])
  const shape = ({ kind, subject_id, started_at, due_at, manager_id }: Row) => [
    kind,
    subject_id,
    started_at,
    due_at,
    manager_id,
  ]
  expect((await listRows(seeker.id)).map(shape)).toEqual(rows.map(shape))
})

test('an interest and an assignment at the same time end with a promise', async () => {
  const team = await createSignedInTeam(file())
  for (let round = 0; round < 5; round++) {
    const seeker = await createUser(file())
    await Promise.all([createInterest(file(), seeker), assign(team, seeker.id, team.manager.id)])
    expect(await states(seeker.id, 'interest_answered')).toEqual(['open'])
  }
})
