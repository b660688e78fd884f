import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DetailedAnalysis } from '#analysis/detailed-analysis.ts'
import type { AnalysisInput, AnalysisReply, AnalysisRequest } from './analysis-messages.ts'

/** Debounces the analysis while a person types. */
const debounceMs = 350

/** The analysis of the current text and form, made in a worker after each edit. */
export function useLiveAnalysis<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values, unknown, unknown>, 'subscribe'>,
  content: string,
  readInput: (content: string) => AnalysisInput,
) {
  const [analysis, setAnalysis] = useState<DetailedAnalysis | null>(null)
  const worker = useRef<Worker>(null)
  const latest = useRef(0)

  const ask = useEffectEvent((content: string) => {
    latest.current += 1
    if (content.trim() === '') {
      setAnalysis(null)
      return
    }
    worker.current ??= startWorker(({ id, analysis }) => {
      if (id === latest.current) setAnalysis(analysis)
    })
    const request: AnalysisRequest = { id: latest.current, input: readInput(content) }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to name.
    worker.current.postMessage(request)
  })

  useEffect(() => {
    let timer = setTimeout(() => ask(content), debounceMs)
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
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
  return analysis
}

function startWorker(onReply: (reply: AnalysisReply) => void) {
  const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<AnalysisReply>) => onReply(data))
  return worker
}
