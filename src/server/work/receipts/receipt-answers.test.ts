import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { actingAs } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { receiptBody } from '#contract/receipts.ts'
import { countRows, createClientWithApplication, type ReceiptClient } from './receipts.fixture.ts'
import { prepareReceipt, storeReceipt } from '#server/work/applying/record-receipt.service.ts'

const file = fileApp()

const facts = {
  workAuthorization: 'US citizen',
  sponsorshipNeeded: false,
  salaryExpectation: 90_000,
  noticePeriod: null,
  willingToRelocate: true,
  over18: null,
}
const motivation = { topic: 'Motivation', question: 'Why this field?', answer: 'I like bridges.' }

/** A client with facts, an answer, an answered question and an open one. */
async function createAnsweringClient() {
  const client = await createClientWithApplication(file())
  const { seeker, manager, admin, loneSeeker } = client
  const assignment = { userId: loneSeeker.id, accountManagerId: manager.id }
  await admin.calls.post('/api/admin/assign-account-manager', assignment)
  const saved = await seeker.calls.put('/api/answers', { facts, answers: [motivation] })
  const foreign = await loneSeeker.calls.put('/api/answers', { facts, answers: [motivation] })
  const ask = async (question: string): Promise<string> =>
    (await manager.calls.post(`/api/clients/${seeker.id}/questions`, { question })).body.id
  const [answeredId, openId] = [await ask('Can you travel?'), await ask('Can you sing?')]
  const answered = await seeker.calls.put(`/api/questions/${answeredId}`, { answer: 'A week a month.', keep: false })
  return {
    ...client,
    answerId: saved.body.answers[0].id as string,
    foreignId: foreign.body.answers[0].id as string,
    answeredId,
    answeredAt: answered.body.answeredAt as string,
    openId,
  }
}
type AnsweringClient = Awaited<ReturnType<typeof createAnsweringClient>>

const soon = () => new Date(Date.now() + 600_000).toISOString()
const said = { question: 'Can you drive?', answer: 'Yes, trucks.' }

const foreignAnswers: Record<string, (client: AnsweringClient) => object> = {
  'the answer of another client of the same manager': ({ foreignId }) => ({ answerId: foreignId }),
  'a question that is open': ({ openId }) => ({ answerId: openId }),
  'an id of nothing': () => ({ answerId: randomUUID() }),
  'an id of something else': ({ seeker }) => ({ answerId: seeker.id }),
  'a fact that the client has not given': () => ({ fact: 'noticePeriod' }),
  'an answer from a later day': () => ({ ...said, saidAt: soon() }),
}

describe.each(Object.entries(foreignAnswers))('%s', (_name, toAnswer) => {
  test('is refused by the API, with the place of the answer', async () => {
    const client = await createAnsweringClient()
    const answers = [{ answerId: client.answerId }, toAnswer(client)]
    const { status, body } = await client.record({ state: 'sent', answers })
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual([expect.stringMatching(/^answers\.1/)])
    expect(await countRows(client.app, 'receipts', client.seeker.id)).toBe(0)
    expect((await client.readApplication()).status).toBe('interested')
  })

  test('is refused by the service', async () => {
    const client = await createAnsweringClient()
    const body = receiptBody.parse({ state: 'sent', answers: [toAnswer(client)] })
    await expect(recordWithService(client, body)).rejects.toMatchObject({ status: 400 })
    expect(await countRows(client.app, 'receipts', client.seeker.id)).toBe(0)
  })
})

async function recordWithService(
  { app, manager, applicationId }: ReceiptClient,
  body: ReturnType<typeof receiptBody.parse>,
) {
  const deps = { db: app.db, jobs: app.jobs, files: app.files, documentWriter: app.dependencies.documentWriter }
  const { evidence } = await prepareReceipt(deps, actingAs(manager), applicationId, body)
  return storeReceipt(deps, actingAs(manager), applicationId, body, evidence)
}

test.each([
  ['an answer without a date', said],
  ['an answer with a blank text', { ...said, answer: ' ', saidAt: '2026-01-31T12:00:00Z' }],
  ['an answer with a source of its writer', { ...said, source: 'answers' }],
  ['a fact that there is not', { fact: 'height' }],
])('%s is refused by the API', async (_name, answer) => {
  const { record, listReceipts } = await createClientWithApplication(file())
  expect((await record({ state: 'sent', answers: [answer] })).status).toBe(400)
  expect(await listReceipts()).toEqual([])
})

test("the client's answers are recorded with their source and their words", async () => {
  const { record, seeker, answerId, answeredId, answeredAt } = await createAnsweringClient()
  const saidAt = '2026-01-31T12:00:00Z'
  const { body } = await record({
    state: 'sent',
    answers: [
      { answerId, question: 'Something else?', answer: 'Invented.' },
      { answerId: answeredId },
      { fact: 'workAuthorization' },
      { fact: 'sponsorshipNeeded' },
      { fact: 'salaryExpectation' },
      { fact: 'willingToRelocate' },
      { ...said, saidAt },
    ],
  })
  const expected = [
    { question: 'Why this field?', answer: 'I like bridges.', source: 'answers' },
    { question: 'Can you travel?', answer: 'A week a month.', source: { saidAt: answeredAt } },
    { question: 'Work authorization', answer: 'US citizen', source: 'answers' },
    { question: 'Needs sponsorship', answer: 'No', source: 'answers' },
    { question: 'Salary expectation', answer: '$90,000 a year', source: 'answers' },
    { question: 'Willing to relocate', answer: 'Yes', source: 'answers' },
    { ...said, source: { saidAt: '2026-01-31T12:00:00.000Z' } },
  ]
  expect(body.answers).toEqual(expected)
  await seeker.calls.put('/api/answers', { facts: {}, answers: [] })
  expect((await record({ state: 'confirmed', corrects: body.id })).body.answers).toEqual(expected)
})
