import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface HeaderOptions {
  secure: boolean
  uploadsTo: string | null
  /** Whether the pay form is Stripe's own, which its script draws in frames. */
  stripe: boolean
}

/** What the pay form of Stripe needs, by its guide to content policies. */
const stripeForm = {
  scriptSrc: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connectSrc: ['https://api.stripe.com'],
}

/** Security headers on every answer: scripts, styles and pictures from our own origin only, and nobody may frame us. */
export async function sendSecurityHeaders(app: FastifyInstance, options: HeaderOptions) {
  const directives = {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // Dialogs lock the page's scrolling with a style element, and menus are placed by style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    // Uploads go straight to the bucket where there is one, and nothing else of it can be reached.
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
    // They speak to Internet Explorer and Flash.
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
  // Worked out once: what every answer has, and what that one document has, which may load the provider's script; the browser
  // app opens it as a document of its own.
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
  // Called for each request, and so without a promise where nothing is waited for, and without Fastify's own list of headers.
  app.addHook('onRequest', (request, reply, done) => {
    if (options.stripe && /^\/subscribe\/?$/.test(getPath(request))) {
      // A browser that is told that its copy is still good keeps the policy that came with it, maybe from before Stripe.
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
 * The path of a request as the router reads it: `/%61pi` is `/api`. A path that cannot be decoded never gets here, the
 * router has refused it.
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

/** For routes where a GET changes nothing. Every other route answers no HEAD: it would do the work of its GET. */
export const answersHead = { exposeHeadRoute: true } as const

/** What says something of documents alone. */
const documentHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
]

/** A screen loads a dozen built files: each carries what concerns it, with a policy for a worker or a picture by itself. */
export function shortenHeaders({ raw }: FastifyReply) {
  for (const name of documentHeaders) raw.removeHeader(name)
  raw.setHeader('content-security-policy', "default-src 'self'")
}
