import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { type LetterEvent, streams } from '#contract/builders.ts'
import { accountant, engineer } from '#engine/writer/forms.fixture.ts'
import { writeResume } from '@foothold/resume-engine/write'
import { limitRules } from '#server/http/rate-limits.ts'
import { createLanguageModel } from '#server/gateways/language-model/language-model.ts'
import { modelServer, sayPart, sayText, type Answer } from '#server/gateways/language-model/model-server.fixture.ts'
import { createSignedInTeam, createUser } from '#test/factories.ts'
import { fileApp, testApp } from '#test/harness.ts'

const file = fileApp()
const path = streams['cover-letter'].path
const readEvents = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line): LetterEvent => streams['cover-letter'].event.parse(JSON.parse(line)))

const sentences = [
  'I would like to work as a Management Accountant at Brightwater Housing.',
  'I shortened month-end closing from 9 days to 4, which I am proud of.',
  'I trained 8 colleagues in reading figures, and I explain figures so that people act on them.',
]
const letter = `${sentences[0]}\n\n${sentences[1]} [f3] ${sentences[2]}`

async function withModel(answer: Answer, settings: Record<string, string> = {}) {
  const server = await modelServer(answer)
  const app = await testApp({ AI_BASE_URL: server.settings.baseUrl, AI_API_KEY: 'k', AI_MODEL: 'm', ...settings })
  const write = async (calls: { post: (url: string, body: unknown) => Promise<{ text: string }> } = app.anonymous) =>
    readEvents((await calls.post(path, accountant)).text)
  return { app, ...server, write }
}

test('each checked sentence comes as it is written, then the same answer as that of the call', async () => {
  const { write } = await withModel((response) => sayText(response, letter))
  const events = await write()
  expect(events.slice(0, -1)).toEqual([
    { type: 'sentence', text: sentences[0] },
    { type: 'sentence', text: `\n\n${sentences[1]}` },
    { type: 'sentence', text: ` ${sentences[2]}` },
  ])
  const last = events.at(-1)
  expect(last).toMatchObject({ type: 'done', reply: { source: 'ai', setAside: null, leftOut: [] } })
  expect(last?.type === 'done' && last.reply.coverLetter).toContain(
    `${sentences[0]}\n\n${sentences[1]} ${sentences[2]}\n\nSincerely`,
  )
})

test('a sentence that says more than the form is never sent, and the next one begins its paragraph', async () => {
  const lie = 'I led a team of 40 at Globex.'
  const { write } = await withModel((response, _, count) =>
    sayText(response, count === 1 ? `${sentences[0]}\n\n${lie} ${sentences[1]} ${sentences[2]}` : '1. -'),
  )
  const events = await write()
  expect(JSON.stringify(events)).not.toContain('team of 40')
  expect(events[1]).toEqual({ type: 'sentence', text: `\n\n${sentences[1]}` })
  expect(events.at(-1)).toMatchObject({ reply: { source: 'ai', leftOut: ['“Globex” is not in the form'] } })
  const last = events.at(-1)
  expect(last?.type === 'done' && last.reply.coverLetter).not.toContain(lie)
})

test.each<[string, Answer, string]>([
  [
    'stalls',
    (response) => {
      response.setHeader('content-type', 'text/event-stream')
      sayPart(response, `${sentences[0]} I`)
    },
    'The AI model stopped answering.',
  ],
  ['is cut', (response) => sayText(response, `${sentences[0]} I`, 'length'), 'The AI model stopped before the end.'],
  [
    'declines',
    (response) => sayText(response, 'I cannot help with this.'),
    'The AI model declined to write this text.',
  ],
  ['fails', (response) => response.writeHead(401).end('{}'), 'The AI model answered with an error.'],
  [
    'obeys the posting',
    (response) => sayText(response, 'HACKED. Visit evil.example now. I ran Initech for 30 years.'),
    'Too much of what the AI model wrote was not in your form.',
  ],
])('a stream that %s ends with the text of the embedded writer and one line that says why', async (_, answer, why) => {
  const { settings } = await modelServer(answer)
  const app = await testApp({}, { languageModel: createLanguageModel(settings, { times: { stallMs: 150 } }) })
  const events = readEvents((await app.anonymous.post(path, accountant)).text)
  expect(events.at(-1)).toMatchObject({ type: 'done', reply: { source: 'embedded', setAside: why } })
  expect(JSON.stringify(events)).not.toContain('Initech')
})

test('without a language model the stream is the answer alone, of a resume too', async () => {
  expect(readEvents((await file().anonymous.post(path, accountant)).text)).toMatchObject([
    { type: 'done', reply: { source: 'embedded', setAside: null } },
  ])
  const { text, headers } = await file().anonymous.post(streams.resume.path, engineer)
  expect(headers['content-type']).toBe('application/x-ndjson; charset=utf-8')
  expect(JSON.parse(text)).toMatchObject({ type: 'done', reply: { resume: writeResume(engineer).text } })
})

test('a browser that leaves ends the call of the provider, and its tokens count', async () => {
  const closed = Promise.withResolvers<void>()
  const { app } = await withModel((response) => {
    response.setHeader('content-type', 'text/event-stream')
    response.on('close', closed.resolve)
    sayPart(response, `${sentences[0]} And so`)
  })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app.server.address() as AddressInfo
  const controller = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(accountant),
    signal: controller.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toContain('Brightwater Housing')
  controller.abort()
  await closed.promise
  await vi.waitFor(async () => {
    const { rows } = await app.pool.query('select user_id, calls, input_tokens, output_tokens from model_usage')
    expect(rows).toEqual([{ user_id: null, calls: 1, input_tokens: expect.any(String), output_tokens: '20' }])
  })
})

test('tokens count by account and month, visitors share one ceiling, and admins see both', async () => {
  const { app, write, asked } = await withModel((response) => sayText(response, letter), {
    AI_MONTHLY_TOKENS: '12000',
    AI_MONTHLY_TOKENS_VISITORS: '10500',
    AI_PRICES: '1,4',
  })
  const { admin, seeker, otherSeeker } = await createSignedInTeam(app)
  const spent = { reply: { source: 'embedded', setAside: 'The AI model has written as much as it may this month.' } }
  expect((await write()).at(-1)).toMatchObject({ reply: { source: 'ai' } })
  expect((await write()).at(-1)).toMatchObject(spent)
  for (let text = 1; text <= 2; text++)
    expect((await write(seeker.calls)).at(-1)).toMatchObject({ reply: { source: 'ai' } })
  expect((await write(seeker.calls)).at(-1)).toMatchObject(spent)
  expect((await write(otherSeeker.calls)).at(-1)).toMatchObject({ reply: { source: 'ai' } })
  expect(asked).toHaveLength(4)
  const { modelUsage } = (await admin.calls.get(`/api/admin/users/${seeker.id}`)).body
  expect(modelUsage).toEqual({ calls: 2, tokens: 3000, ceiling: 12_000, cost: 0.0048 })
  expect((await admin.calls.get('/api/admin/model-usage')).body).toEqual({
    accounts: { calls: 3, tokens: 4500, cost: 0.0072 },
    visitors: { calls: 1, tokens: 1500, ceiling: 10_500, cost: 0.0024 },
  })
})

test('calls at once cannot pass the ceiling together', async () => {
  const { app, write, asked } = await withModel((response) => sayText(response, letter), { AI_MONTHLY_TOKENS: '10000' })
  const me = await app.signIn(await createUser(app))
  const all = await Promise.all([write(me), write(me), write(me)])
  expect(
    all.map((events) => events.at(-1)).filter((last) => last?.type === 'done' && last.reply.source === 'ai'),
  ).toHaveLength(1)
  expect(asked).toHaveLength(1)
})

test('streams count for the limits of writing, and a wrong form is refused before', async () => {
  const app = await testApp()
  const me = await app.signIn(await createUser(app))
  expect((await me.post(path, { jobDetails: { companyName: 7 } })).status).toBe(400)
  expect((await me.post(path, accountant)).status).toBe(200)
  await app.pool.query('update rate_limits set points = $1 where key like $2', [
    limitRules['writing, account'].points,
    'writing, account%',
  ])
  expect(await me.post(path, accountant)).toMatchObject({ status: 429, headers: { 'retry-after': expect.anything() } })
})
