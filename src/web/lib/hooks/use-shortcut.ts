import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

const neverChanges = () => () => undefined

/** The label of the shortcut on this keyboard. */
export function useShortcutText(key: string) {
  const isMac = useSyncExternalStore(
    neverChanges,
    () => isApple,
    () => false,
  )
  return isMac ? `⌘ ${key}` : `Ctrl ${key}`
}

/** An open dialog or menu handles keys itself. */
const isOverlaid = () => document.querySelector('[role=dialog][data-state=open], [role=alertdialog]') !== null

/** Ctrl and a letter, or Cmd on a Mac, from anywhere on the page. */
export function useShortcut(letter: string, onTrigger: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const modifier = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
    if (!modifier || event.altKey || event.shiftKey || event.key.toLowerCase() !== letter) return
    // Prevents the browser's own action for these keys, even when there is nothing to open.
    event.preventDefault()
    if (!event.repeat && !isOverlaid()) onTrigger()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
