import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultDesign } from '@foothold/resume-engine/designs'
import { type PreviewRequest, usePreview } from './use-preview.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Sent {
  content: string
  signal: AbortSignal
  answer: (status?: number, body?: object, headers?: Record<string, string>) => void
}

/** Requests that the test answers when it wants to. */
function stubServer() {
  const sent: Sent[] = []
  const preview = {
    pages: ['<svg/>'],
    pageCount: 1,
    lastPageLines: 3,
    lines: [],
    text: 'Noor',
    isFitted: false,
    width: 612,
    height: 792,
  }
  vi.stubGlobal('fetch', (_path: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    const { content } = JSON.parse(body) as { content: string }
    return new Promise((resolve) => {
      sent.push({
        content,
        signal,
        answer: (status = 200, body = preview, headers = {}) =>
          resolve(new Response(JSON.stringify(body), { status, headers })),
      })
    })
  })
  return sent
}

const withText = (content: string): PreviewRequest => ({ kind: 'resume', content, design: defaultDesign })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function open(content: string) {
  vi.useFakeTimers()
  const sent = stubServer()
  const { result, rerender } = renderHook(usePreview, { initialProps: withText(content) })
  return { sent, result, type: (text: string) => rerender(withText(text)) }
}

test('keys without a pause are one request, and a change cancels the request under way', async () => {
  const { sent, result, type } = open('a')
  await wait(0)
  sent[0]?.answer()
  await wait(0)
  expect(result.current).toMatchObject({ preview: { pageCount: 1 }, pending: false })
  for (const text of ['ab', 'abc', 'abcd']) type(text)
  expect(result.current.pending).toBe(true)
  await wait(1_000)
  expect(sent.map(({ content }) => content)).toEqual(['a', 'abcd'])
  type('abcde')
  expect(sent[1]?.signal.aborted).toBe(true)
  await wait(1_000)
  sent[2]?.answer()
  await wait(0)
  expect(sent).toHaveLength(3)
  expect(result.current.pending).toBe(false)
})

test('a failure keeps the pages, and can be tried again', async () => {
  const { sent, result, type } = open('a')
  await wait(0)
  sent[0]?.answer()
  await wait(0)
  type('ab')
  await wait(1_000)
  sent[1]?.answer(500)
  await wait(0)
  expect(result.current).toMatchObject({ preview: { pageCount: 1 }, pending: false })
  expect(result.current.failure).not.toBeNull()
  act(() => result.current.retry())
  expect(result.current.pending).toBe(true)
  await wait(1_000)
  sent[2]?.answer()
  await wait(0)
  expect(result.current).toMatchObject({ failure: null, pending: false })
})

test('an answer that is no preview is a failure, and nothing more', async () => {
  const { sent, result } = open('a')
  await wait(0)
  sent[0]?.answer(200, { message: 'Hello' })
  await wait(0)
  expect(result.current).toMatchObject({ preview: null, failure: 'The preview could not be rendered.' })
})

const answerBusy = (request: Sent | undefined, status: number, headers?: Record<string, string>) =>
  request?.answer(status, { message: 'busy' }, headers)

test('a busy server is asked again, and only in the end its answer is shown', async () => {
  const { sent, result } = open('a')
  await wait(0)
  answerBusy(sent[0], 429, { 'retry-after': '5' })
  await wait(5_000)
  expect(result.current).toMatchObject({ failure: null, pending: true })
  sent[1]?.answer()
  await wait(0)
  expect(result.current).toMatchObject({ preview: { pageCount: 1 }, failure: null, pending: false })
  act(() => result.current.retry())
  await wait(50)
  for (const at of [2, 3, 4, 5]) {
    answerBusy(sent[at], 429, { 'retry-after': '5' })
    await wait(5_000)
  }
  expect(sent).toHaveLength(6)
  expect(result.current).toMatchObject({ failure: 'busy', pending: false })
})

test.each([
  ['a rate limit that lasts longer', 429, { 'retry-after': '60' }],
  ['a refusal without a moment', 429, {}],
  ['another error', 500, { 'retry-after': '1' }],
])('%s is shown at once', async (_name, status, headers) => {
  const { sent, result } = open('a')
  await wait(0)
  answerBusy(sent[0], status, headers)
  await wait(60_000)
  expect(sent).toHaveLength(1)
  expect(result.current).toMatchObject({ failure: 'busy', pending: false })
})
