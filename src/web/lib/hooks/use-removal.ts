import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Takes something away on the screen at once, and for good when nobody can take that back any more: once its place is
 * gone, or the whole page.
 */
export function useRemoval(removeForGood: () => void) {
  const [removed, setRemoved] = useState(false)
  const done = useRef(false)

  const finish = useEffectEvent(() => {
    if (!removed || done.current) return
    done.current = true
    removeForGood()
  })
  useEffect(() => {
    window.addEventListener('pagehide', finish)
    return () => {
      window.removeEventListener('pagehide', finish)
      finish()
    }
  }, [])

  return { removed, remove: () => setRemoved(true), bringBack: () => setRemoved(false) }
}
