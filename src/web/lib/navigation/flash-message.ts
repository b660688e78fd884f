import { currentToasts, showToast, type Toast } from '#web/lib/toasts.ts'

/** The storage key of a toast for the next page. */
const flashMessageKey = 'kept-toast'

let leaving = false

/** The app itself loads another page: drafts are stored, so no question is needed. */
export const isLeaving = () => leaving

/** Loads another page as a document; a visible toast is shown there again. */
export function leaveFor(url: string) {
  setFlashMessage()
  leaving = true
  window.location.assign(url)
}

/** Reloads the document. */
export function reload() {
  setFlashMessage()
  leaving = true
  window.location.reload()
}

function setFlashMessage() {
  const [toast] = currentToasts()
  try {
    // An action cannot be stored.
    if (toast) sessionStorage.setItem(flashMessageKey, JSON.stringify({ ...toast, action: undefined }))
  } catch {
    // Without storage only the toast is lost.
  }
}

/** Shows the toast that the previous page stored. */
export function showFlashMessage() {
  const stored = takeFlashMessage()
  if (stored) showToast(stored)
}

/** Removes that toast from the storage and returns it. */
function takeFlashMessage(): Toast | null {
  try {
    const stored = sessionStorage.getItem(flashMessageKey)
    sessionStorage.removeItem(flashMessageKey)
    return stored === null ? null : (JSON.parse(stored) as Toast)
  } catch {
    return null
  }
}
