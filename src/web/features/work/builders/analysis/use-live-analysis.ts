import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DetailedAnalysis } from '@foothold/resume-engine/analyze'
import type { AnalysisInput, AnalysisReply, AnalysisRequest } from './analysis-messages.ts'

/** Debounces the analysis while a person types. */
const debounceMs = 350

/** The analysis of the current text and form, made in a worker after each edit. Pending until it is of both as they are. */
export function useLiveAnalysis<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values, unknown, unknown>, 'subscribe'>,
  content: string,
  readInput: (content: string) => AnalysisInput,
) {
  const [done, setDone] = useState<{ content: string; analysis: DetailedAnalysis | null }>({
    content: '',
    analysis: null,
  })
  const [isEdited, setEdited] = useState(false)
  const worker = useRef<Worker>(null)
  const edits = useRef(0)
  const latest = useRef({ id: 0, content: '', edits: 0 })
  const isBlank = content.trim() === ''

  const ask = useEffectEvent((content: string) => {
    latest.current = { id: latest.current.id + 1, content, edits: edits.current }
    if (content.trim() === '') {
      setDone({ content, analysis: null })
      return
    }
    worker.current ??= startWorker(({ id, analysis }) => {
      if (id !== latest.current.id) return
      setDone({ content: latest.current.content, analysis })
      setEdited(edits.current !== latest.current.edits)
    })
    const request: AnalysisRequest = { id: latest.current.id, input: readInput(content) }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to name.
    worker.current.postMessage(request)
  })

  useEffect(() => {
    let timer = setTimeout(() => ask(content), debounceMs)
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        edits.current += 1
        setEdited(true)
        timer = setTimeout(() => ask(content), debounceMs)
      },
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [subscribe, content])

  useEffect(
    () => () => {
      worker.current?.terminate()
      worker.current = null
    },
    [],
  )
  return { analysis: done.analysis, isPending: !isBlank && (isEdited || done.content !== content) }
}

function startWorker(onReply: (reply: AnalysisReply) => void) {
  const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<AnalysisReply>) => onReply(data))
  return worker
}
