import { expect, test } from 'vitest'
import { model, writeFacts } from './model-client.fixture.ts'
import { sayPart, sayText, type Answer } from './model-server.fixture.ts'

const stream = (response: Parameters<Answer>[0]) => response.setHeader('content-type', 'text/event-stream')

test.each<[string, Answer, reason: string]>([
  ['a page', (response) => response.end('<html>'), 'malformed'],
  ['no words', (response) => sayText(response, ''), 'none'],
  ['429', (response) => response.writeHead(429).end('{}'), 'failed'],
  ['500', (response) => response.writeHead(500).end('{}'), 'failed'],
  ['an error in the stream', (response) => stream(response).end('data: {"error": {"message": "no"}}\n\n'), 'failed'],
  ['broken JSON', (response) => stream(response).end('data: {"choi\n\n'), 'malformed'],
  ['a text that ends without a word of its end', (response) => sayText(response, 'I kept', null), 'cut'],
  ['a text that is too long for the model', (response) => sayText(response, 'I kept', 'length'), 'cut'],
  ['a filter', (response) => sayText(response, 'I kept', 'content_filter'), 'refused'],
  [
    'a cut connection',
    (response) => {
      stream(response)
      sayPart(response, 'I kept the')
      response.write('data: {"ch', () => response.destroy())
    },
    'cut',
  ],
  ['a closed connection', (response) => response.destroy(), 'unreachable'],
  ['a redirect', (response) => response.writeHead(307, { location: '/elsewhere' }).end(), 'failed'],
  ['a body without end', endless, 'too-large'],
  ['a text without end', (response) => sayText(response, 'word '.repeat(10_000)), 'too-large'],
])('%s gives no text, and says why', async (_, answer, reason) => {
  const { write, asked } = await model(answer)
  if (reason === 'none') expect(await write()).toEqual([])
  else await expect(write()).rejects.toMatchObject({ reason })
  expect(asked).toHaveLength(1)
})

function endless(response: Parameters<Answer>[0]) {
  stream(response)
  const part = 'x'.repeat(16 * 1024)
  const more = () => {
    while (!response.destroyed && response.write(part));
    if (!response.destroyed) response.once('drain', more)
  }
  response.on('error', () => {})
  more()
}

test.each<[string, Answer]>([
  ['says nothing', () => {}],
  [
    'stops in the middle',
    (response) => {
      stream(response)
      sayPart(response, 'I kept')
    },
  ],
])('a server that %s is given up', async (_, answer) => {
  const impatient = await model(answer, { times: { stallMs: 150 } })
  await expect(impatient.write()).rejects.toMatchObject({ reason: 'stalled' })
  const limited = await model(answer, { times: { limitMs: 150 } })
  await expect(limited.write()).rejects.toMatchObject({ reason: 'timeout' })
})

test('a busy or broken server is asked again, as soon as it allows', async () => {
  const { write, asked } = await model(
    (response, one, count) =>
      count < 3
        ? response.writeHead(count === 1 ? 429 : 503, { 'retry-after-ms': '1' }).end('{}')
        : sayText(response, writeFacts(one)),
    { retries: 2 },
  )
  expect(await write()).toHaveLength(3)
  expect(asked).toHaveLength(3)
})

test("a person who leaves ends the provider's call, and it counts for no failure", async () => {
  const closed = Promise.withResolvers<void>()
  const { write, usages } = await model((response) => {
    stream(response)
    response.on('close', closed.resolve)
    sayPart(response, 'I kept the shop. And')
  })
  const controller = new AbortController()
  const onSentence = async () => controller.abort(new Error('left'))
  await expect(write({ writing: { signal: controller.signal, onSentence } })).rejects.toThrow('left')
  await closed.promise
  expect(usages).toEqual([{ inputTokens: expect.any(Number), outputTokens: 5 }])
})

test('after five failures in a row it is left alone for 30 s, then one try decides', async () => {
  let time = 0
  let isWell = false
  const answer: Answer = (response, one) =>
    isWell ? sayText(response, writeFacts(one)) : response.writeHead(503).end()
  const { write, asked } = await model(answer, { now: () => time })
  for (let failed = 0; failed < 5; failed++) await expect(write()).rejects.toMatchObject({ reason: 'failed' })
  await expect(write()).rejects.toMatchObject({ reason: 'resting' })
  expect(asked).toHaveLength(5)
  time += 30_000
  const tries = await Promise.allSettled([write(), write()])
  expect(tries.map((one) => one.status === 'rejected' && one.reason.reason)).toEqual(['failed', 'resting'])
  await expect(write()).rejects.toMatchObject({ reason: 'resting' })
  time += 30_000
  isWell = true
  await write()
  await Promise.all([write(), write()])
  expect(asked).toHaveLength(9)
})

test('a success in between resets the count', async () => {
  const { write } = await model((response, one, count) =>
    count === 5 ? sayText(response, writeFacts(one)) : response.writeHead(500).end(),
  )
  for (let call = 1; call <= 9; call++) {
    if (call === 5) await write()
    else await expect(write()).rejects.toMatchObject({ reason: 'failed' })
  }
})
