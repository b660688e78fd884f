const mark = 'signed_in'

/** Whether this browser may be somebody's: the readable cookie is set and cleared with that of the session. */
export const hasSessionHint = () => document.cookie.split('; ').includes(`${mark}=1`)

/** Nobody is signed in: the readable cookie that says otherwise goes, so that the server takes this browser for a visitor's. */
export function clearSessionHint() {
  document.cookie = `${mark}=; path=/; max-age=0`
}
