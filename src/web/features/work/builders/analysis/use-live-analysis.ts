import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Analysis } from '@foothold/resume-engine/analysis'
import type { DetailedAnalysis } from '@foothold/resume-engine/analyze'
import type { AnalysisInput, AnalysisReply, AnalysisRequest } from './analysis-messages.ts'
import { digest } from './digest.ts'
// Vite exports the address of the built file.
// oxlint-disable-next-line import/default
import workerUrl from './analysis-worker.ts?worker&url'

/** Debounces the analysis while a person types. */
const debounceMs = 350

/** Tells whether a text and what it is compared with are still those that a call answered. */
export const markInput = (input: AnalysisInput): string => digest(JSON.stringify(input))

interface Work<Values> {
  values: Values
  content: string
  /** What a call answered, and the mark of what it was asked. */
  answer: { analysis: Analysis | null; answered: string | null; written: string }
}

/** A shorter text has only begun: everything is missing, which nobody needs to be told. */
const minDraft = 400

/**
 * The analysis that the call answered, until the text or the form is edited; from then on the analysis made in a worker after
 * each edit. Pending until it is of both as they are. `live` is the worker's: it has the places of the terms. Before there is
 * a text, `onPages` is about the draft that the pages show, which `onText` takes.
 */
export function useLiveAnalysis<Values>(
  { values, content: written, answer }: Work<Values>,
  readInput: (content: string) => AnalysisInput,
) {
  const [draft, setDraft] = useState('')
  const isDraft = written === '' && answer.written === ''
  const content = isDraft ? draft : written
  const [done, setDone] = useState<{ content: string; values: Values; analysis: DetailedAnalysis | null }>({
    content: '',
    values,
    analysis: null,
  })
  const worker = useRef<Worker>(null)
  const latest = useRef({ id: 0, content: '', values })
  const isBlank = content.trim() === ''

  const ask = useEffectEvent((values: Values, content: string) => {
    latest.current = { id: latest.current.id + 1, content, values }
    if (content.trim() === '') {
      setDone({ content, values, analysis: null })
      return
    }
    worker.current ??= startWorker(({ id, analysis }) => {
      if (id === latest.current.id) setDone({ ...latest.current, analysis })
    })
    const request: AnalysisRequest = { id: latest.current.id, input: readInput(content) }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to name.
    worker.current.postMessage(request)
  })

  useEffect(() => {
    const timer = setTimeout(() => ask(values, content), debounceMs)
    return () => clearTimeout(timer)
  }, [values, content])

  useEffect(
    () => () => {
      worker.current?.terminate()
      worker.current = null
    },
    [],
  )
  const isAnswered = !isBlank && answer.analysis !== null && answer.answered === markInput(readInput(content))
  const analysis = isAnswered ? answer.analysis : (done.analysis ?? answer.analysis)
  return {
    analysis: isDraft ? null : analysis,
    onPages: analysis,
    live: done.analysis,
    isPending: !isAnswered && !isBlank && (done.values !== values || done.content !== content),
    onText: useCallback((text: string) => setDraft(text.length < minDraft ? '' : text), []),
  }
}

function startWorker(onReply: (reply: AnalysisReply) => void) {
  // Browsers start workers of the page's origin only, so never from ASSET_HOST.
  const worker = new Worker(new URL(workerUrl, location.origin).pathname, { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<AnalysisReply>) => onReply(data))
  return worker
}
