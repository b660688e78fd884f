const mark = 'signed_in'

/** Whether a session may exist: the readable cookie is set and cleared with the session's. */
export const hasSessionHint = () => document.cookie.split('; ').includes(`${mark}=1`)

/** Clears the readable cookie when no session exists, so that the server serves the visitor's pages. */
export function clearSessionHint() {
  document.cookie = `${mark}=; path=/; max-age=0`
}
