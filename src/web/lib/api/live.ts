import type { QueryClient } from '@tanstack/react-query'
import { type LiveEvent, livePath, type LiveTopic, liveTopics } from '#contract/live.ts'
import { checkTopics, refreshTopics, tabId } from './refresh-topics.ts'

const minDelay = 1_000
const maxDelay = 30_000
/** An allowance for a first read that is faster than the request for the stream. */
const onTheWayMs = 1_000

/** Exponential backoff with jitter before the next attempt to reopen. */
export function reopenDelay(attempt: number, random = Math.random()) {
  return Math.min(maxDelay, minDelay * 2 ** attempt) * (0.75 + random / 2)
}

export function parseTopics(data: unknown): readonly LiveTopic[] {
  try {
    return checkTopics((JSON.parse(String(data)) as LiveEvent).topics)
  } catch {
    return liveTopics
  }
}

/** Refetches changed data until the returned function is called. */
export const keepFresh = (queryClient: QueryClient) => openLive((topics) => void refreshTopics(queryClient, topics))

/** Listens until the returned function is called. */
function openLive(onChange: (topics: readonly LiveTopic[]) => void) {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let missedSomething = false

  function open() {
    // Data may have changed between the page's first read and the opening of the stream.
    const sinceStart = missedSomething ? '' : `&since=${Math.round(performance.now() + onTheWayMs)}`
    source = new EventSource(`${livePath}?tab=${tabId}${sinceStart}`, { withCredentials: true })
    source.addEventListener('change', (event) => onChange(parseTopics(event.data)))
    source.addEventListener('open', () => {
      attempt = 0
      if (missedSomething) onChange(liveTopics)
      missedSomething = false
    })
    source.addEventListener('error', () => {
      missedSomething = true
      // The browser reconnects after network errors. After a refusal it gives up: the session may have ended.
      if (source?.readyState !== EventSource.CLOSED) return
      onChange(['session'])
      timer = setTimeout(open, reopenDelay(attempt))
      attempt += 1
    })
  }

  function close() {
    clearTimeout(timer)
    source?.close()
    source = null
  }

  // A browser allows six connections to one origin over HTTP/1: tabs in the background must not hold them.
  function onVisibilityChange() {
    close()
    if (document.visibilityState === 'visible') open()
    else missedSomething = true
  }

  document.addEventListener('visibilitychange', onVisibilityChange)
  if (document.visibilityState === 'visible') open()
  else missedSomething = true
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange)
    close()
  }
}
