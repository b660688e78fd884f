/** Where a toast waits for the page that is being loaded. */
export const keptToastKey = 'kept-toast'

/** Whether one waits, for pages that load what shows it only then. */
export function hasKeptToast() {
  try {
    return sessionStorage.getItem(keptToastKey) !== null
  } catch {
    return false
  }
}
