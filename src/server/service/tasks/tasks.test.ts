import { expect, test } from 'vitest'
import { createSignedInTeam, createSubscription } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { addIncludedTasks } from '#server/money/ledger/included-tasks.service.ts'
import { ensureReportNote } from './tasks.service.ts'

const file = fileApp()
const team = () => createSignedInTeam(file())
type Team = Awaited<ReturnType<typeof team>>

const proposedAt = '2199-01-04T14:00:00.000Z'
const dueAt = '2199-01-10T17:00:00.000Z'

const readLedger = async ({ seeker }: Team) => (await seeker.calls.get('/api/ledger')).body[0]

/** A subscriber with the tasks that the plan includes. */
async function createSubscriber(plan: 'active' | 'executive') {
  const people = await team()
  await createSubscription(file(), people.seeker, plan)
  const { rows } = await file().pool.query('select id from billing_periods where user_id = $1', [people.seeker.id])
  await addIncludedTasks(file(), file().config.team, rows[0].id)
  const [task] = (await people.manager.calls.get('/api/tasks')).body
  const put = (body: object, by: keyof Team = 'manager') => people[by].calls.put(`/api/tasks/${task.id}`, body)
  return { people, task, put, periodId: rows[0].id }
}

async function saveResume({ seeker }: Team, name: string, content: string): Promise<string> {
  const document = { kind: 'resume', name, form: { targetJob: 'Welder' }, content }
  return (await seeker.calls.post('/api/documents', document)).body.id
}

const resume = `Sam Rivera
sam@example.test

EXPERIENCE
Welder, Harbor Works, 2019 to 2025
- Reduced rework by 30% across 400 joints
- Trained 6 welders

SKILLS
MIG welding, TIG welding, Blueprint reading`

test('the plan brings a consultation, due five working days after the period starts, once however often the job runs', async () => {
  const { people, task, periodId } = await createSubscriber('active')
  await addIncludedTasks(file(), file().config.team, periodId)
  const { body } = await people.manager.calls.get(`/api/tasks?userId=${people.seeker.id}`)
  expect(body).toMatchObject([{ id: task.id, kind: 'consultation', state: 'open', proposedAt: null, outcome: null }])
  expect((await people.manager.calls.get('/api/notifications')).body).toContainEqual(
    expect.objectContaining({ type: 'task', title: 'New task' }),
  )
})

test('a proposed time goes into the conversation, where the client books it; done counts as delivered', async () => {
  const { people, task, put } = await createSubscriber('active')
  await file().pool.query("update users set time_zone = 'Europe/Berlin' where id = $1", [people.seeker.id])
  expect(await readLedger(people)).toMatchObject({ consultations: { included: 1, delivered: 0, carried: 0, owed: 0 } })
  expect((await put({ state: 'proposed', proposedAt })).body).toMatchObject({ state: 'proposed', proposedAt })
  const messages = `/api/conversations/${people.seeker.id}/messages`
  expect((await people.seeker.calls.get(messages)).body).toMatchObject([
    {
      text: 'I suggest Friday, January 4 at 3:00 PM for your resume consultation.',
      task: { id: task.id, kind: 'consultation', state: 'proposed', proposedAt },
    },
  ])
  const book = (at: string) => people.seeker.calls.post(`/api/tasks/${task.id}/book`, { proposedAt: at })
  expect((await book('2199-01-05T14:00:00.000Z')).status).toBe(409)
  expect((await book(proposedAt)).body).toMatchObject({ state: 'booked' })
  expect((await people.manager.calls.get(messages)).body[0].task).toMatchObject({ state: 'booked' })
  expect((await put({ state: 'done' })).body.fields).toHaveProperty('outcome')
  expect((await put({ state: 'done', outcome: 'Lead with the numbers.' })).body).toMatchObject({ state: 'done' })
  expect(await readLedger(people)).toMatchObject({ consultations: { included: 1, delivered: 1, carried: 0, owed: 0 } })
  expect((await put({ state: 'open' })).status).toBe(409)
  expect((await book(proposedAt)).status).toBe(409)
})

test('a time in the past is refused, and a new proposal outdates the one before', async () => {
  const { people, task, put } = await createSubscriber('active')
  expect((await put({ state: 'proposed', proposedAt: '2020-01-01T10:00:00.000Z' })).body.fields).toHaveProperty(
    'proposedAt',
  )
  expect((await put({ state: 'proposed' })).status).toBe(400)
  await put({ state: 'proposed', proposedAt })
  await put({ state: 'proposed', proposedAt: dueAt })
  const book = (at: string) => people.seeker.calls.post(`/api/tasks/${task.id}/book`, { proposedAt: at })
  expect((await book(proposedAt)).status).toBe(409)
  expect((await book(dueAt)).status).toBe(200)
})

test('two tabs book once', async () => {
  const { people, task, put } = await createSubscriber('active')
  await put({ state: 'proposed', proposedAt })
  const booked = await Promise.all(
    [1, 2].map(() => people.seeker.calls.post(`/api/tasks/${task.id}/book`, { proposedAt })),
  )
  expect(booked.map(({ status }) => status)).toEqual([200, 200])
  const { rows } = await file().pool.query("select 1 from audit_log where action = 'task.booked' and entity_id = $1", [
    task.id,
  ])
  expect(rows).toHaveLength(1)
})

test('two of the staff who finish at once deliver once', async () => {
  const { people, task } = await createSubscriber('active')
  const finish = (by: 'manager' | 'admin') =>
    people[by].calls.put(`/api/tasks/${task.id}`, { state: 'done', outcome: `by the ${by}` })
  const replies = await Promise.all([finish('manager'), finish('admin')])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { rows } = await file().pool.query('select 1 from deliveries where subject_id = $1', [task.id])
  expect(rows).toHaveLength(1)
})

test("a custom resume ends with the client's document and its scores before and after", async () => {
  const { people, task, put } = await createSubscriber('executive')
  expect(task).toMatchObject({ kind: 'custom_resume' })
  expect((await put({ state: 'proposed', proposedAt })).status).toBe(409)
  expect((await put({ state: 'done' })).body.fields).toHaveProperty('documentId')
  await saveResume(people, 'Mine', 'I was a welder.')
  const documentId = await saveResume(people, 'ATS resume', resume)
  const { body: foreign } = await people.otherSeeker.calls.post('/api/documents', {
    kind: 'resume',
    name: 'X',
    form: {},
    content: resume,
  })
  expect((await put({ state: 'done', documentId: foreign.id })).status).toBe(404)
  expect((await put({ state: 'open', documentId: foreign.id })).status).toBe(404)
  expect((await put({ state: 'open', documentId })).body).toMatchObject({ state: 'open', documentId, scoreAfter: null })
  const { body: done } = await put({ state: 'done' })
  expect(done).toMatchObject({ state: 'done', documentId })
  expect(done.scoreAfter).toBeGreaterThan(done.scoreBefore)
  const [shown] = (await people.seeker.calls.get('/api/tasks')).body
  expect(shown).toMatchObject({ scoreBefore: done.scoreBefore, scoreAfter: done.scoreAfter })
  expect(await readLedger(people)).toMatchObject({ customResumes: { included: 1, delivered: 1 } })
})

test('clients see no report notes, and tasks follow the client to another manager', async () => {
  const { people, task } = await createSubscriber('active')
  const { seeker, manager, otherManager, admin } = people
  await ensureReportNote(file(), {
    userId: seeker.id,
    weekStart: '2026-11-16T08:00:00.000Z',
    dueAt,
    draft: 'I applied to Kew.',
  })
  const kinds = async (by: Team[keyof Team]) =>
    (await by.calls.get('/api/tasks')).body.map(({ kind }: { kind: string }) => kind)
  expect(await kinds(seeker)).toEqual(['consultation'])
  expect(await kinds(manager)).toEqual(['consultation', 'report_note'])
  await admin.calls.post('/api/admin/assign-account-manager', { userId: seeker.id, accountManagerId: otherManager.id })
  expect(await kinds(manager)).toEqual([])
  expect(await kinds(otherManager)).toEqual(['consultation', 'report_note'])
  expect((await manager.calls.put(`/api/tasks/${task.id}`, { state: 'canceled' })).status).toBe(404)
  expect((await manager.calls.get(`/api/tasks?userId=${seeker.id}`)).status).toBe(404)
})

test('the note of a report begins as a draft, is sent once and cannot be changed afterwards', async () => {
  const { seeker, manager } = await team()
  await ensureReportNote(file(), {
    userId: seeker.id,
    weekStart: '2026-11-16T08:00:00.000Z',
    dueAt,
    draft: 'I applied to Kew.',
  })
  const [note] = (await manager.calls.get('/api/tasks')).body
  const put = (body: object) => manager.calls.put(`/api/tasks/${note.id}`, body)
  expect(note).toMatchObject({ state: 'open', outcome: 'I applied to Kew.' })
  expect((await put({ state: 'done', outcome: 'Two answers came.' })).body).toMatchObject({
    state: 'done',
    outcome: 'Two answers came.',
  })
  expect((await put({ state: 'done', outcome: 'None came.' })).status).toBe(409)
})

test('staff add a consultation beside the plan, which counts for no period', async () => {
  const { people } = await createSubscriber('executive')
  const { seeker, manager } = people
  const { body } = await manager.calls.post(`/api/clients/${seeker.id}/tasks`, { kind: 'consultation', dueAt })
  expect(body).toMatchObject({ kind: 'consultation', state: 'open', dueAt })
  await manager.calls.put(`/api/tasks/${body.id}`, { state: 'done', outcome: 'Talked.' })
  expect(await readLedger(people)).toMatchObject({ consultations: { included: 0, delivered: 0, carried: 0, owed: 0 } })
})
