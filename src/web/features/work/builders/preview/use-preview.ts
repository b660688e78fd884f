import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DocumentPreview } from '@foothold/resume-engine/preview'
import type { DesignOptions } from '@foothold/resume-engine/designs'
import type { DocumentKind } from '@foothold/resume-engine/forms'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { fetchPreview, type PageImage, type PreviewRequest, releaseImages, toImages } from './fetch-preview.ts'

/**
 * Debounces the preview while a person types: as long as the last one took. A busy server or a slow network is asked
 * less often.
 */
const [leastDebounceMs, mostDebounceMs] = [40, 500]

export interface PreviewSource {
  kind: DocumentKind
  subscribe: UseFormReturn<FieldValues>['subscribe']
  /** The text; where it is empty, the form decides. */
  content: string
  design: DesignOptions
  /** Whether nothing has been typed into the form. */
  isBlank: () => boolean
  readRequest: (content: string, design: DesignOptions) => PreviewRequest
}

interface ShownPages extends Omit<DocumentPreview, 'pages'> {
  images: PageImage[]
}

/**
 * The pages of a document, rendered by the server after each change. One request is under way at most, and the latest
 * change waits for it. Until that is rendered, the previous pages stay.
 */
export function usePreview({ subscribe, content, design, readRequest }: PreviewSource) {
  const [shown, setShown] = useState<ShownPages | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const running = useRef<AbortController>(null)
  /** Renders the latest change once the running request has ended. */
  const waiting = useRef<() => void>(null)
  const debounceMs = useRef(leastDebounceMs)
  const renderedBody = useRef('')
  const images = useRef<PageImage[]>([])

  async function render(body: string) {
    const controller = new AbortController()
    running.current = controller
    setPending(true)
    const started = performance.now()
    try {
      const { pages, ...preview } = await fetchPreview(body, controller.signal)
      if (controller.signal.aborted) return
      const next = toImages(pages, images.current)
      releaseImages(images.current, next)
      images.current = next
      renderedBody.current = body
      setShown({ ...preview, images: next })
      setFailure(null)
    } catch (error) {
      if (controller.signal.aborted) return
      setFailure(getErrorMessage(error, 'The preview could not be rendered.'))
    }
    debounceMs.current = Math.min(Math.max(performance.now() - started, leastDebounceMs), mostDebounceMs)
    running.current = null
    setPending(false)
    const renderWaiting = waiting.current
    waiting.current = null
    renderWaiting?.()
  }

  function renderNow(content: string, design: DesignOptions) {
    if (running.current) {
      waiting.current = () => renderNow(content, design)
      return
    }
    const body = JSON.stringify(readRequest(content, design))
    if (body !== renderedBody.current) return void render(body)
    // The change was taken back.
    setFailure(null)
  }
  const renderLatest = useEffectEvent(renderNow)

  useEffect(() => {
    const renderThis = () => renderLatest(content, design)
    let timer = setTimeout(renderThis, renderedBody.current === '' ? 0 : debounceMs.current)
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(renderThis, debounceMs.current)
      },
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [subscribe, content, design])

  useEffect(
    () => () => {
      running.current?.abort()
      running.current = null
      waiting.current = null
      releaseImages(images.current)
    },
    [],
  )

  return { shown, failure, pending, retry: () => renderNow(content, design) }
}
