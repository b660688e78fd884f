import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** May be called with the token of an apply kit, or has another use for `Authorization`. */
    byToken?: true
    /** May be called by a browser extension that has no token yet. */
    fromExtension?: true
  }
}

/** The token of an apply kit, blank if it is malformed. Other schemes of `Authorization` may be those of a proxy. */
export function readBearer({ headers: { authorization } }: Pick<FastifyRequest, 'headers'>): string | null {
  const [scheme = '', token = '', ...more] = authorization?.split(' ') ?? []
  if (scheme.toLowerCase() !== 'bearer') return null
  return more.length === 0 ? token : ''
}
