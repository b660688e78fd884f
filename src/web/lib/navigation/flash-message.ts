import { currentToasts, showToast, type Toast } from '#web/lib/toasts.ts'

/** Where a toast waits for the page that is being loaded. */
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

/** Loads the page of this address as a whole. */
export function reload() {
  setFlashMessage()
  leaving = true
  window.location.reload()
}

function setFlashMessage() {
  const [toast] = currentToasts()
  try {
    // What it offers to do goes with this page.
    if (toast) sessionStorage.setItem(flashMessageKey, JSON.stringify({ ...toast, action: undefined }))
  } catch {
    // Without a storage the toast is lost, and nothing else.
  }
}

/** Shows the toast that the page before has left, if it has. */
export function showFlashMessage() {
  const stored = takeFlashMessage()
  if (stored) showToast(stored)
}

/** Takes that toast out of the storage, for a page that shows it without React. */
export function takeFlashMessage(): Toast | null {
  try {
    const stored = sessionStorage.getItem(flashMessageKey)
    sessionStorage.removeItem(flashMessageKey)
    return stored === null ? null : (JSON.parse(stored) as Toast)
  } catch {
    return null
  }
}
