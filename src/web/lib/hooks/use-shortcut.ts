import { useEffect, useEffectEvent } from 'react'

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

/** How the keys are called on the keyboard at hand. */
export const shortcutText = (key: string) => (isApple ? `⌘ ${key}` : `Ctrl ${key}`)

/** What is open over the page has the keys for itself. */
const isOverlaid = () => document.querySelector('[role=dialog][data-state=open], [role=alertdialog]') !== null

/** Ctrl and a letter, or Cmd on a Mac, from anywhere on the page. */
export function useShortcut(letter: string, onTrigger: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const modifier = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
    if (!modifier || event.altKey || event.shiftKey || event.key.toLowerCase() !== letter) return
    // The browser's own use of these keys would take the person away, also where there is nothing to open.
    event.preventDefault()
    if (!event.repeat && !isOverlaid()) onTrigger()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
