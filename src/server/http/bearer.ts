import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** May be called with the token of an apply kit, or has another use for `Authorization`. */
    byToken?: true
    /** May be called by a browser extension that has no token yet. */
    fromExtension?: true
  }
}

/** The token of an apply kit. Null without `Authorization`; blank if it holds something else. */
export function readBearer({ headers: { authorization } }: Pick<FastifyRequest, 'headers'>): string | null {
  return authorization === undefined ? null : (/^bearer +(\S+)$/i.exec(authorization)?.[1] ?? '')
}
