import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { quotas } from '#contract/quotas.ts'
import { createTeam, createUser } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { findAnswersById } from './answers.service.ts'

const file = fileApp()

const noFacts = {
  workAuthorization: null,
  sponsorshipNeeded: null,
  salaryExpectation: null,
  noticePeriod: null,
  willingToRelocate: null,
  over18: null,
}
const facts = {
  workAuthorization: 'US citizen',
  sponsorshipNeeded: false,
  salaryExpectation: 90_000,
  noticePeriod: 'Two weeks',
  willingToRelocate: true,
  over18: true,
}
const motivation = { topic: 'Motivation', question: 'Why this field?', answer: 'I like bridges.' }
const travel = { topic: 'Travel', question: 'How much can you travel?', answer: 'A week a month.' }

async function createClient() {
  const app = file()
  const team = await createTeam(app)
  const [seeker, manager] = [await app.signIn(team.seeker), await app.signIn(team.manager)]
  return { app, team, seeker, manager }
}

test('before anything is saved there are no facts and no answers', async () => {
  const { seeker } = await createClient()
  expect((await seeker.get('/api/answers')).body).toEqual({ facts: noFacts, answers: [] })
})

test('a save replaces everything, and staff read the same', async () => {
  const { team, seeker, manager } = await createClient()
  const { body } = await seeker.put('/api/answers', { facts, answers: [motivation, travel] })
  expect(body).toMatchObject({ facts, answers: [motivation, travel] })
  const ofClient = await manager.get(`/api/clients/${team.seeker.id}/answers`)
  expect(ofClient.body).toEqual(body)
  expect((await seeker.get('/api/answers')).body).toEqual(body)
  const emptied = await seeker.put('/api/answers', { facts: {}, answers: [] })
  expect(emptied.body).toEqual({ facts: noFacts, answers: [] })
})

test('an answer that is sent with its id keeps it, and only a changed one gets a new date', async () => {
  const { seeker } = await createClient()
  const saved = await seeker.put('/api/answers', { facts, answers: [motivation, travel] })
  const [first, second] = saved.body.answers
  const answers = [travel, { ...second, answer: 'Never.' }, first]
  const { body } = await seeker.put('/api/answers', { facts, answers })
  expect(body.answers.map(({ id }: { id: string }) => id)).toEqual([expect.any(String), second.id, first.id])
  expect(body.answers[0].id).not.toBe(second.id)
  expect(body.answers[2].updatedAt).toBe(first.updatedAt)
  expect(Date.parse(body.answers[1].updatedAt)).toBeGreaterThanOrEqual(Date.parse(second.updatedAt))
  expect(body.answers[1].answer).toBe('Never.')
})

test('an id that is sent twice names one answer', async () => {
  const { seeker } = await createClient()
  const { body } = await seeker.put('/api/answers', { facts, answers: [motivation] })
  const [first] = body.answers
  const again = await seeker.put('/api/answers', { facts, answers: [first, first] })
  expect(new Set(again.body.answers.map(({ id }: { id: string }) => id)).size).toBe(2)
})

test("another client's id changes nothing of theirs", async () => {
  const { app, seeker } = await createClient()
  const other = await app.signIn(await createUser(app))
  const theirs = (await other.put('/api/answers', { facts, answers: [motivation] })).body
  const { body } = await seeker.put('/api/answers', { facts, answers: [{ ...travel, id: theirs.answers[0].id }] })
  expect(body.answers[0].id).not.toBe(theirs.answers[0].id)
  expect((await other.get('/api/answers')).body).toEqual(theirs)
})

test('answers are found by id, those of the client only', async () => {
  const { app, team, seeker } = await createClient()
  const other = await createUser(app)
  const { body } = await seeker.put('/api/answers', { facts, answers: [motivation, travel] })
  const [, second] = body.answers
  expect(await findAnswersById(app.db, team.seeker.id, [second.id, randomUUID()])).toEqual([second])
  expect(await findAnswersById(app.db, other.id, [second.id])).toEqual([])
  expect(await findAnswersById(app.db, team.seeker.id, [])).toEqual([])
})

test('saves at the same time leave the list of one of them', async () => {
  const { seeker } = await createClient()
  const lists = [[motivation], [travel, motivation], [motivation, travel, travel]]
  const replies = await Promise.all(lists.map((answers) => seeker.put('/api/answers', { facts, answers })))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  const { body } = await seeker.get('/api/answers')
  expect(replies.map((reply) => reply.body)).toContainEqual(body)
})

describe('a sensitive answer', () => {
  test.each([
    { topic: 'Health', question: 'Anything to add?' },
    { topic: '', question: 'Do you have a disability?' },
    { topic: 'About me', question: 'What is your religion?' },
    { topic: 'Criminal record', question: 'Please explain' },
    { topic: '', question: 'How old are you?' },
  ])('is refused and nothing is stored: "$topic" "$question"', async (entry) => {
    const { seeker } = await createClient()
    const answers = [motivation, { ...entry, answer: 'No' }]
    const { status, body } = await seeker.put('/api/answers', { facts, answers })
    expect(status).toBe(400)
    expect(body.message).toContain("We don't store answers about")
    expect(body.fields).toEqual({ 'answers.1.question': body.message })
    expect((await seeker.get('/api/answers')).body).toEqual({ facts: noFacts, answers: [] })
  })
})

test.each([
  { name: 'more answers than the quota', answers: Array.from({ length: quotas.answers + 1 }, () => motivation) },
  { name: 'a blank question', answers: [{ ...motivation, question: ' ' }] },
  { name: 'a blank answer', answers: [{ ...motivation, answer: ' ' }] },
  { name: 'a question that is too long', answers: [{ ...motivation, question: 'x'.repeat(1_001) }] },
])('$name is refused', async ({ answers }) => {
  const { seeker } = await createClient()
  expect((await seeker.put('/api/answers', { facts, answers })).status).toBe(400)
})

test('a save is in the audit log, without the answers', async () => {
  const { app, team, seeker } = await createClient()
  await seeker.put('/api/answers', { facts, answers: [motivation] })
  const { rows } = await app.pool.query(
    "select details from audit_log where action = 'answers.updated' and actor_id = $1",
    [team.seeker.id],
  )
  expect(rows).toEqual([{ details: { answers: 1 } }])
})
