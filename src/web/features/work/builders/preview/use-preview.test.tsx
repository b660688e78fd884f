import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultDesign } from '@foothold/resume-engine/designs'
import { type PreviewSource, usePreview } from './use-preview.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Answers of the server that the test gives when it wants to. */
function stubServer() {
  const answers: (() => void)[] = []
  const bodies: string[] = []
  const preview = { pages: ['<svg/>'], pageCount: 1, lastPageLines: 3, width: 612, height: 792 }
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    bodies.push((JSON.parse(body) as { content: string }).content)
    return new Promise((resolve) => {
      answers.push(() => resolve(new Response(JSON.stringify(preview))))
    })
  })
  Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => undefined })
  return { answers, bodies }
}

test('one preview is under way at most, and only the latest change waits for it', async () => {
  vi.useFakeTimers()
  const { answers, bodies } = stubServer()
  let text = 'a'
  let change = () => undefined as void
  const source: PreviewSource = {
    kind: 'resume',
    subscribe: ({ callback }) => {
      change = callback as unknown as () => void
      return () => undefined
    },
    content: '',
    design: defaultDesign,
    isBlank: () => false,
    readRequest: (_content, design) => ({ kind: 'resume', content: text, design }),
  }
  const { result } = renderHook(() => usePreview(source))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(bodies).toEqual(['a'])
  for (const typed of ['ab', 'abc', 'abcd']) {
    text = typed
    change()
    await act(() => vi.advanceTimersByTimeAsync(1_000))
  }
  expect(bodies).toEqual(['a'])
  answers[0]?.()
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(bodies).toEqual(['a', 'abcd'])
  expect(result.current.shown).toMatchObject({ pageCount: 1 })
  expect(result.current.pending).toBe(true)
  answers[1]?.()
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(result.current.pending).toBe(false)
  expect(bodies).toHaveLength(2)
})
