import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the browser is printing just now: what is only for paper needs to be there only then. */
export function usePrinting() {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes its picture of the page as soon as the listeners are done.
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
