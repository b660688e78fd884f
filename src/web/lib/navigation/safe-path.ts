/** The path to open after the sign-in, or null. It never leads to another site. */
export function safePath(next: unknown) {
  if (typeof next !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return null
  const base = 'http://localhost'
  return URL.canParse(next, base) && new URL(next, base).origin === base ? next : null
}
