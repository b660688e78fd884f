import { useEffect, useState } from 'react'
import { type DocumentPreview, documentPreview } from '@foothold/resume-engine/preview'
import { type PreviewBody, previewPath } from '#contract/previews.ts'
import { errorOfResponse, getErrorMessage, unreachableError } from '#web/lib/api/api-error.ts'
import { fetchWithRetry } from '#web/lib/api/fetch-with-retry.ts'

/** The server composes the text from the form where there is no text yet. */
export type PreviewRequest = Pick<PreviewBody, 'kind' | 'content' | 'design'> & { form?: object }

/** Debounces the preview while a person types. */
const debounceMs = 50

/** The last answer of the server: to which request, and to which attempt at it. */
interface Answer {
  request: PreviewRequest | null
  attempt: number
  preview: DocumentPreview | null
  failure: string | null
}

/**
 * The pages of a document, rendered by the server after each change. A change cancels the request under way. Until it is
 * answered, the previous pages stay.
 */
export function usePreview(request: PreviewRequest) {
  const [answer, setAnswer] = useState<Answer>({ request: null, attempt: 0, preview: null, failure: null })
  const [attempt, setAttempt] = useState(0)
  const isFirst = answer.request === null

  useEffect(() => {
    const controller = new AbortController()
    async function render() {
      try {
        const preview = await fetchPreview(request, controller.signal)
        if (!controller.signal.aborted) setAnswer({ request, attempt, preview, failure: null })
      } catch (error) {
        if (controller.signal.aborted) return
        const failure = getErrorMessage(error, 'The preview could not be rendered.')
        setAnswer(({ preview }) => ({ request, attempt, preview, failure }))
      }
    }
    const timer = setTimeout(() => void render(), isFirst ? 0 : debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- The first answer changes only the next delay.
  }, [request, attempt])

  return {
    preview: answer.preview,
    failure: answer.failure,
    pending: answer.request !== request || answer.attempt !== attempt,
    retry: () => setAttempt(attempt + 1),
  }
}

async function fetchPreview(request: PreviewRequest, signal: AbortSignal): Promise<DocumentPreview> {
  const response = await fetchWithRetry(previewPath, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : unreachableError()
  })
  if (!response.ok) throw await errorOfResponse(response)
  return documentPreview.parse(await response.json())
}
