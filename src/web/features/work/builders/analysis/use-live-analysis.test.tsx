import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { analyzeLetter, type DetailedAnalysis } from '@foothold/resume-engine/analyze'
import type { AnalysisInput, AnalysisRequest } from './analysis-messages.ts'
import { markInput, useLiveAnalysis } from './use-live-analysis.ts'

type Listener = (event: { data: { id: number; analysis: DetailedAnalysis } }) => void
/** Answers at once with a score of 66. */
class LocalWorker {
  #listener: Listener | undefined
  addEventListener(_: string, listener: Listener) {
    this.#listener = listener
  }
  postMessage({ id, input: { text } }: AnalysisRequest) {
    this.#listener?.({ data: { id, analysis: { ...analyzeLetter({ text }), atsScore: 66 } } })
  }
  terminate() {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', LocalWorker)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const letter = 'Dear Ms. Ortiz,\n\nI kept the books of a shop for four years.\n\nSincerely,\nAnn'
const toInput = (text: string, position = 'Accountant'): AnalysisInput => ({ kind: 'cover-letter', text, position })
const answered = { ...analyzeLetter({ text: letter }), atsScore: 90, suggestions: ['Say it with a number.'] }

function render() {
  return renderHook(
    ({ content, position }) =>
      useLiveAnalysis(
        {
          values: position,
          content,
          answer: { analysis: answered, answered: markInput(toInput(letter)), written: letter },
        },
        (text) => toInput(text, position),
      ),
    { initialProps: { content: letter, position: 'Accountant' } },
  )
}
const wait = () => act(() => vi.advanceTimersByTime(1_000))

test('the analysis that the call answered stays, its suggestions included', () => {
  const { result } = render()
  wait()
  expect(result.current.analysis).toBe(answered)
  expect(result.current.isPending).toBe(false)
  expect(result.current.live?.atsScore).toBe(66)
})

test('an edit of the text or of the form is scored here', () => {
  const { result, rerender } = render()
  wait()
  rerender({ content: `${letter} Example`, position: 'Accountant' })
  wait()
  expect(result.current.analysis?.atsScore).toBe(66)
  rerender({ content: letter, position: 'Accountant' })
  wait()
  expect(result.current.analysis).toBe(answered)
  rerender({ content: letter, position: 'Bookkeeper' })
  wait()
  expect(result.current.analysis?.atsScore).toBe(66)
})

test('before there is a text, the draft on the pages is scored, once it says enough', () => {
  const answer = { analysis: null, answered: null, written: '' }
  const { result } = renderHook(() => useLiveAnalysis({ values: 'Clerk', content: '', answer }, toInput))
  act(() => result.current.onText('Ann'))
  wait()
  expect(result.current).toMatchObject({ analysis: null, onPages: null })
  act(() => result.current.onText(letter.repeat(10)))
  wait()
  expect(result.current.onPages?.atsScore).toBe(66)
  expect(result.current.analysis).toBeNull()
})
