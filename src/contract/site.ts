/** The pages that anybody may read, in the order of the sitemap. */
export const publicPaths = [
  '/',
  '/features',
  '/pricing',
  '/resume-builder',
  '/cover-letter-builder',
  '/contact',
  '/terms',
  '/privacy',
] as const

/** The way in: search engines may list it too. Every other screen is one person's. */
export const signInPaths = ['/auth', '/login', '/register'] as const

/** Placeholder for the product's origin in built pages. The server replaces it at start. */
export const originMark = 'https://app-url.invalid'
