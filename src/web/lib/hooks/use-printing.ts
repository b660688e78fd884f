import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the browser is printing: content for paper is rendered only then. */
export function usePrinting() {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser renders the print as soon as the listeners return, so React must update synchronously.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}
