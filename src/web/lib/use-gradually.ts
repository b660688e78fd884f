import { useEffect, useState } from 'react'

/** What a slow phone draws at once without keeping a person waiting who presses something meanwhile. */
const part = 3
/** The table itself comes with it. */
const firstPart = 1
let begun = false

/**
 * A long list in parts, one after the other, when the app has just come; later lists are drawn at once, so that a browser
 * finds the place of a screen that it goes back to.
 */
export function useGradually<Item>(items: readonly Item[]): readonly Item[] {
  const [drawn, setDrawn] = useState(begun ? Number.POSITIVE_INFINITY : firstPart)
  const { length } = items

  useEffect(() => {
    begun = true
    if (drawn >= length) return
    const next = setTimeout(() => setDrawn(drawn + part))
    return () => clearTimeout(next)
  }, [drawn, length])
  return drawn < length ? items.slice(0, drawn) : items
}
