import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Optimistic removal with undo. It becomes final when the component unmounts or the page is left. */
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
