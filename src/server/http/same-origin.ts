import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readBearer } from './bearer.ts'
import { forbidden } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For calls that mail programs and other sites may send. The call must carry a proof. */
    fromAnySite?: true
  }
}

/** A page cannot claim such an origin: the browser sets it. */
const extensionOrigin = /^(?:chrome|moz|safari-web)-extension:\/\//

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Refuses state-changing calls that another site's page makes a browser send. A call with neither `Origin` nor
 * `Sec-Fetch-Site` comes from no browser and passes. An extension passes with a token, or where it asks for one. Outside
 * production the loopback names count as the same origin.
 */
export function refuseOtherOrigins(app: FastifyInstance, options: { appUrl: URL; production: boolean }) {
  const isOurs = (origin: string) => {
    if (origin === options.appUrl.origin) return true
    if (options.production || !URL.canParse(origin)) return false
    const { protocol, hostname } = new URL(origin)
    return protocol === 'http:' && loopback.has(hostname) && loopback.has(options.appUrl.hostname)
  }

  function isAllowed(request: FastifyRequest) {
    if (safeMethods.has(request.method) || request.routeOptions.config.fromAnySite) return true
    const { origin, 'sec-fetch-site': site } = request.headers
    if (origin !== undefined && extensionOrigin.test(origin))
      return readBearer(request) !== null || request.routeOptions.config.fromExtension === true
    const sameSite = site === undefined || site === 'same-origin' || site === 'none'
    return sameSite && (origin === undefined || isOurs(origin))
  }

  app.addHook('onRequest', (request, _reply, done) => {
    done(isAllowed(request) ? undefined : forbidden('This call came from another site'))
  })
}
