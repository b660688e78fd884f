import { useEffect } from 'react'
import { reload } from '#web/lib/navigation/flash-message.ts'
import { hasOwnDocument } from './screens.ts'

/** For which address this document was loaded: its content policy stays, whatever screen it shows. */
const loadedFor = globalThis.window?.location.pathname ?? ''

/** Whether the screen of that path belongs into another document than this one, which is then loaded. */
export function useDocumentBoundary(path: string) {
  const elsewhere = hasOwnDocument(path) !== hasOwnDocument(loadedFor)
  useEffect(() => {
    if (elsewhere) reload()
  }, [elsewhere])
  return elsewhere
}
