import { type ReactNode, useEffect, useState } from 'react'

let begun = false

/**
 * What nobody sees or needs at the first sight of the app is drawn right after it, in a moment of the browser's own, so that
 * what a person presses meanwhile need not wait for it. From then on it is drawn with the rest.
 */
export function Later({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(begun)

  useEffect(() => {
    begun = true
    if (due) return
    const next = setTimeout(() => setDue(true))
    return () => clearTimeout(next)
  }, [due])
  return due && children
}
