import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { quotas } from '#contract/quotas.ts'
import { createApplicationFor, createInterest, createTeam, createUser } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()

const why = 'Why do you want to work here?'

async function createAsked(question = why) {
  const app = file()
  const team = await createTeam(app)
  const [seeker, manager] = [await app.signIn(team.seeker), await app.signIn(team.manager)]
  const path = `/api/clients/${team.seeker.id}/questions`
  const asked = await manager.post(path, { question })
  expect(asked).toMatchObject({ status: 201, body: { userId: team.seeker.id, question, state: 'open', answer: null } })
  const answer = (text: string, keep = false) => seeker.put(`/api/questions/${asked.body.id}`, { answer: text, keep })
  const readKept = async () => (await seeker.get('/api/answers')).body.answers
  return { app, team, seeker, manager, path, asked: asked.body, answer, readKept }
}

test('the client is notified of a question, and the account manager of the answer', async () => {
  const { app, team, seeker, manager, asked, answer } = await createAsked()
  expect((await seeker.get('/api/notifications')).body[0]).toMatchObject({
    type: 'question',
    message: expect.stringContaining(why),
    relatedEntityId: asked.id,
  })
  const mails = (await app.deliverMail()).filter(({ to }) => to.address === team.seeker.email)
  expect(mails.map(({ subject }) => subject)).toContain(`${team.manager.firstName} has a question`)
  expect(await answer('I like bridges.')).toMatchObject({
    status: 200,
    body: { state: 'answered', answer: 'I like bridges.', answeredAt: expect.any(String) },
  })
  const [notification] = (await manager.get('/api/notifications')).body
  expect(notification).toMatchObject({ type: 'question', relatedEntityId: team.seeker.id })
  // The copy that is mailed must not hold a private answer.
  expect(notification.message).not.toContain('bridges')
  const { rows } = await app.pool.query(
    "select action from audit_log where action like 'question.%' and subject_id = $1 order by at",
    [team.seeker.id],
  )
  expect(rows).toEqual([{ action: 'question.asked' }, { action: 'question.answered' }])
})

test('a question names the application or the interest that it came up in', async () => {
  const { app, team, seeker, manager, path } = await createAsked()
  const application = await createApplicationFor(app, team.manager, { userId: team.seeker.id, company: 'Kew' })
  const interest = await createInterest(app, team.seeker)
  const { body } = await manager.post(path, { question: 'A', applicationId: application.id })
  expect(body).toMatchObject({ applicationId: application.id, application: { company: 'Kew' }, jobInterestId: null })
  const second = await manager.post(path, { question: 'B', jobInterestId: interest.id })
  expect(second.body).toMatchObject({ application: null, jobInterestId: interest.id })
  expect((await seeker.get('/api/questions')).body).toHaveLength(3)
})

test("another client's application or interest, and an account that is no client, are not found", async () => {
  const { app, team, manager, path } = await createAsked()
  const others = await createTeam(app)
  const application = await createApplicationFor(app, others.manager, { userId: others.seeker.id })
  const interest = await createInterest(app, others.seeker)
  for (const body of [{ applicationId: application.id }, { jobInterestId: interest.id }])
    expect((await manager.post(path, { question: why, ...body })).status).toBe(404)
  const admin = await app.signIn(team.admin)
  expect((await admin.post(`/api/clients/${team.manager.id}/questions`, { question: why })).status).toBe(404)
})

test('open questions come first, then the newest', async () => {
  const { seeker, manager, path, asked } = await createAsked()
  const second = (await manager.post(path, { question: 'Second?' })).body
  const third = (await manager.post(path, { question: 'Third?' })).body
  await seeker.put(`/api/questions/${third.id}`, { answer: 'Yes' })
  const listIds = (body: { id: string }[]) => body.map(({ id }) => id)
  const { body } = await seeker.get('/api/questions')
  expect(listIds(body)).toEqual([second.id, asked.id, third.id])
  expect((await manager.get(path)).body).toEqual(body)
})

test('of two tabs that answer at once the first answer holds, and later ones are refused', async () => {
  const { seeker, answer } = await createAsked()
  const texts = ['One', 'Two', 'Three', 'Four']
  const replies = await Promise.all(texts.map((text) => answer(text)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const winner = replies.find(({ status }) => status === 200)
  expect((await answer('Later')).status).toBe(409)
  expect((await seeker.get('/api/questions')).body).toMatchObject([{ answer: winner?.body.answer }])
})

test('an answer is kept for the next time only if the client says so', async () => {
  const without = await createAsked()
  await without.answer('Once')
  expect(await without.readKept()).toEqual([])
  const { answer, readKept } = await createAsked()
  await answer('I like bridges.', true)
  expect(await readKept()).toMatchObject([{ topic: '', question: why, answer: 'I like bridges.' }])
})

test('a kept answer replaces the answer to the same question, and comes after the others', async () => {
  const { seeker, manager, path, answer, readKept } = await createAsked()
  const earlier = [
    { topic: 'Motivation', question: why.toUpperCase(), answer: 'Old' },
    { topic: 'Travel', question: 'Can you travel?', answer: 'Yes' },
  ]
  await seeker.put('/api/answers', { facts: {}, answers: earlier })
  await answer('New', true)
  expect(await readKept()).toMatchObject([{ ...earlier[0], answer: 'New' }, earlier[1]])
  const second = (await manager.post(path, { question: 'Tools?' })).body
  await seeker.put(`/api/questions/${second.id}`, { answer: 'Many', keep: true })
  expect((await readKept()).map(({ question }: { question: string }) => question)).toEqual([
    why.toUpperCase(),
    'Can you travel?',
    'Tools?',
  ])
})

test('a sensitive question can be asked and answered, and its answer is never kept', async () => {
  const { asked, answer, readKept } = await createAsked('Do you have a disability?')
  expect(asked.sensitive).toBe(true)
  expect(await answer('Prefer not to say', true)).toMatchObject({ status: 200, body: { state: 'answered' } })
  expect(await readKept()).toEqual([])
})

test('with a full list an answer can be given but not kept', async () => {
  const { seeker, answer, readKept } = await createAsked()
  const answers = Array.from({ length: quotas.answers }, (_, index) => ({ question: `Q ${index}`, answer: 'A' }))
  expect((await seeker.put('/api/answers', { facts: {}, answers })).status).toBe(200)
  expect(await answer('Yes', true)).toMatchObject({ status: 409, body: { code: 'quota_reached' } })
  expect((await seeker.get('/api/questions')).body[0].state).toBe('open')
  expect((await answer('Yes')).status).toBe(200)
  expect(await readKept()).toHaveLength(quotas.answers)
})

test('a client who was asked as many questions as the quota allows is asked no more', async () => {
  const { app, team, manager, path } = await createAsked()
  await app.pool.query(
    "insert into client_questions (user_id, question) select $1, 'Q' from generate_series(2, $2::int)",
    [team.seeker.id, quotas.questions],
  )
  expect(await manager.post(path, { question: why })).toMatchObject({ status: 409, body: { code: 'quota_reached' } })
})

test("nobody else answers a client's question", async () => {
  const { app, seeker, asked } = await createAsked()
  const other = await app.signIn(await createUser(app))
  expect((await other.put(`/api/questions/${asked.id}`, { answer: 'Mine' })).status).toBe(404)
  expect((await seeker.put(`/api/questions/${randomUUID()}`, { answer: 'Mine' })).status).toBe(404)
  expect((await seeker.get('/api/questions')).body).toMatchObject([{ state: 'open', answer: null }])
})
