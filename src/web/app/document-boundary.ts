import { useEffect } from 'react'
import { reload } from '#web/lib/navigation/flash-message.ts'
import { hasOwnDocument } from './screens.ts'

/** The address this document was loaded for. Its content policy stays the same on every screen. */
const loadedFor = globalThis.window?.location.pathname ?? ''

/** Reloads the page if the screen of that path needs another document. */
export function useDocumentBoundary(path: string) {
  const elsewhere = hasOwnDocument(path) !== hasOwnDocument(loadedFor)
  useEffect(() => {
    if (elsewhere) reload()
  }, [elsewhere])
  return elsewhere
}
