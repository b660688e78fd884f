import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface HeaderOptions {
  secure: boolean
  uploadsTo: string | null
  /** The origin of a CDN with the build's files. */
  assetHost?: string | null
  /** Whether the payment form is Stripe's, which its script renders in frames. */
  stripe: boolean
}

/** Required by Stripe's payment form, by its guide to content policies. */
const stripeForm = {
  scriptSrc: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connectSrc: ['https://api.stripe.com'],
}

/** Security headers for every answer: scripts, styles and images from our origin and our CDN only, and no framing. */
export async function sendSecurityHeaders(app: FastifyInstance, options: HeaderOptions) {
  const own = ["'self'", ...(options.assetHost ? [options.assetHost] : [])]
  const directives = {
    defaultSrc: ["'self'"],
    scriptSrc: own,
    // Dialogs lock scrolling with a style element, and menus are positioned by style attributes.
    styleSrc: [...own, "'unsafe-inline'"],
    imgSrc: [...own, 'data:', 'blob:'],
    fontSrc: own,
    // Uploads go straight to the bucket, if there is one. Nothing else of it is reachable.
    connectSrc: ["'self'", ...(options.uploadsTo ? [options.uploadsTo] : [])],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(options.secure ? { upgradeInsecureRequests: [] } : {}),
  }
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: options.secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    // For Internet Explorer and Flash.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    global: false,
  })

  const withStripe = {
    ...directives,
    scriptSrc: [...directives.scriptSrc, ...stripeForm.scriptSrc],
    frameSrc: stripeForm.frameSrc,
    connectSrc: [...directives.connectSrc, ...stripeForm.connectSrc],
  }
  // Computed once: the default headers, and those of the one document that may load the provider's script. The browser app
  // opens it as a separate document.
  let defaultHeaders: HeaderList | null = null
  const sendDefault = async (reply: FastifyReply) => {
    await reply.helmet()
    defaultHeaders = Object.entries(reply.raw.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    )
  }
  const sendWithStripe = async (reply: FastifyReply) => {
    await reply.helmet({ contentSecurityPolicy: { useDefaults: false, directives: withStripe } })
  }
  // Called for each request. Avoids a promise and Fastify's own header list, which are slower.
  app.addHook('onRequest', (request, reply, done) => {
    if (options.stripe && /^\/subscribe\/?$/.test(getPath(request))) {
      // A 304 would keep the policy of the cached copy, which may be older than Stripe's keys.
      delete request.headers['if-none-match']
      void callAfter(sendWithStripe(reply), done)
    } else if (defaultHeaders) {
      for (const [name, value] of defaultHeaders) reply.raw.setHeader(name, value)
      done()
    } else void callAfter(sendDefault(reply), done)
  })

  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|objects|uploads)\//.test(getPath(request))) reply.raw.setHeader('cache-control', 'no-store')
    done()
  })
}

/**
 * The request's path as the router reads it: `/%61pi` is `/api`. The router has already refused paths that cannot be decoded.
 */
export function getPath({ url }: Pick<FastifyRequest, 'url'>) {
  const path = url.split('?', 1)[0] ?? url
  return path.includes('%') ? decodeURIComponent(path) : path
}

type HeaderList = [name: string, value: number | string | string[]][]

async function callAfter(work: Promise<void>, done: (error?: Error) => void) {
  try {
    await work
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)))
    return
  }
  done()
}

/** For routes whose GET changes nothing. Other routes do not answer HEAD: it would do the work of the GET. */
export const answersHead = { exposeHeadRoute: true } as const

/** Headers that matter for documents only. */
const documentHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
]

/**
 * A screen loads a dozen built files. They get a shorter list of headers, with a policy for a worker or an image opened
 * directly.
 */
export function shortenHeaders({ raw }: FastifyReply) {
  for (const name of documentHeaders) raw.removeHeader(name)
  raw.setHeader('content-security-policy', "default-src 'self'")
}

/** Pages of our origin load these files from a CDN: scripts and fonts need CORS. They are the same for everyone. */
export function shareWithOrigins({ raw }: FastifyReply) {
  raw.setHeader('access-control-allow-origin', '*').setHeader('cross-origin-resource-policy', 'cross-origin')
}

/** Allows the inline script of a page by its hash, such as `sha256-…`. */
export function allowInlineScript({ raw }: FastifyReply, hash: string) {
  const policy = String(raw.getHeader('content-security-policy'))
  raw.setHeader('content-security-policy', policy.replace("script-src 'self'", `script-src 'self' '${hash}'`))
}

/** Scripts, requests and frames are forbidden in a served file. */
export const inertPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'"
