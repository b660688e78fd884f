/** The public pages, in the order of the sitemap. */
export const publicPaths = [
  '/',
  '/features',
  '/pricing',
  '/resume-builder',
  '/cover-letter-builder',
  '/samples',
  '/security',
  '/contact',
  '/terms',
  '/privacy',
] as const

/** The sign-in screens, which search engines may list too. Every other screen is private. */
export const signInPaths = ['/auth', '/login', '/register'] as const

/** Placeholder for the product's origin in built pages. The server replaces it at start. */
export const originMark = 'https://app-url.invalid'
