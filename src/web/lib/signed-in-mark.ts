const mark = 'signed_in'
let stale = false

const isMarked = () => document.cookie.split('; ').includes(`${mark}=1`)

/** Nobody is signed in: the readable cookie that says otherwise goes, so that the server takes this browser for a visitor's. */
export function dropStaleMark() {
  if (!isMarked()) return
  document.cookie = `${mark}=; path=/; max-age=0`
  stale = !isMarked()
}

/** Whether the page that is open was served to somebody signed in, and nobody was. */
export const markWasStale = () => stale
