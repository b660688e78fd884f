/** A path of our own to go on to after sign-in, or null: never another site, however it is written. */
export function safePath(next: unknown) {
  if (typeof next !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return null
  const base = 'http://localhost'
  return URL.canParse(next, base) && new URL(next, base).origin === base ? next : null
}
