import { useCallback, useEffect, useRef } from 'react'

/**
 * Debounces `write`. A pending write runs when the page is hidden or the component unmounts. `write` must be stable.
 */
export function useDebouncedCallback(write: () => void, delayMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** Cancels the waiting call. */
  const cancel = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])

  const writeNow = useCallback(() => {
    cancel()
    write()
  }, [cancel, write])

  const writeSoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(writeNow, delayMs)
  }, [writeNow, delayMs])

  useEffect(() => {
    const writeWaiting = () => {
      if (timer.current !== undefined) writeNow()
    }
    window.addEventListener('pagehide', writeWaiting)
    return () => {
      window.removeEventListener('pagehide', writeWaiting)
      writeWaiting()
    }
  }, [writeNow])

  return { writeSoon, cancel }
}
