import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, type BrotliOptions, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type BuiltPage, readBuiltPages } from './built-pages.ts'
import { chooseEncoding, type Encoding } from './content-encoding.ts'
import { notFound } from './errors.ts'
import { allowInlineScript, answersHead, getPath, shareWithOrigins, shortenHeaders } from './headers.ts'

/** The output of `npm run build`. */
export const builtSite = new URL('../../../dist/', import.meta.url).pathname

/** How long a page waits for its data. What comes later is fetched by the screen. */
const dataLimitMs = 1_000

/** The browser's app, built for the server as `site/render.mjs`. */
interface SiteModule {
  renderPage: (
    url: URL,
    visit: { fetch: typeof fetch; timeZone: string | null; limitMs: number },
  ) => Promise<{ isVisitor: boolean; file: string | null; data: object; html: string }>
}

interface SiteOptions {
  root: string
  appUrl: URL
  /** The origin that browsers load the build's files from, if not ours. */
  assetHost?: string | null
  /** Instead of the built module. */
  site?: SiteModule
}

/**
 * Serves the build: hashed assets forever, prerendered pages to visitors, and pages that are rendered with their data for all
 * other screens and signed-in people.
 */
export async function serveSite(app: FastifyInstance, { root, appUrl, assetHost = null, site }: SiteOptions) {
  const built = readBuiltPages(root, appUrl, assetHost)
  if (!built) {
    app.setNotFoundHandler(() => {
      throw notFound()
    })
    return
  }

  const pages = built
  const { renderPage } = site ?? ((await import(path.join(root, 'site/render.mjs'))) as SiteModule)
  const files = { index: false, preCompressed: true } as const
  await app.register(fastifyStatic, {
    ...files,
    root: path.join(root, 'web/assets'),
    prefix: '/assets/',
    // Immutable files are never revalidated or requested in ranges.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => {
      shortenHeaders(reply)
      if (assetHost) shareWithOrigins(reply)
      reply.header('cache-control', 'public, max-age=31536000, immutable')
    },
  })
  await app.register(fastifyStatic, {
    ...files,
    root: path.join(root, 'web'),
    decorateReply: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  })

  async function show(request: FastifyRequest, reply: FastifyReply, prerendered: BuiltPage | undefined) {
    allowInlineScript(reply, pages.inlineScript)
    // A readable cookie, which proves nothing, saves visitors the question who they are.
    if (prerendered && request.cookies.signed_in !== '1') return sendPage(request, reply, prerendered)
    const url = new URL(request.url, appUrl)
    const timeZone = findTimeZone(request.cookies.time_zone)
    const page = await renderPage(url, { fetch: fetchAs(request), timeZone, limitMs: dataLimitMs })
    // The cookie outlived its session.
    if (page.isVisitor) reply.clearCookie('signed_in', { path: '/' })
    if (prerendered && page.isVisitor) return sendPage(request, reply, prerendered)
    return sendPrivatePage(request, reply, pages.fillShell(page))
  }
  const showNotFound = (request: FastifyRequest, reply: FastifyReply) => show(request, reply.code(404), pages.notFound)
  const showScreen = (request: FastifyRequest, reply: FastifyReply) => {
    // The router takes an empty parameter, as in `/clients//`.
    if (Object.values(request.params as object).includes('')) return showNotFound(request, reply)
    return show(request, reply, pages.findPrerendered(getPath(request), request.query as Record<string, unknown>))
  }
  for (const address of pages.paths)
    for (const url of new Set([address, address.replace(/\/?$/, '/')])) app.get(url, answersHead, showScreen)
  app.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && (request.headers.accept ?? '').includes('text/html')
    if (isApi(getPath(request)) || !isPage) throw notFound()
    return showNotFound(request, reply)
  })
}

/** The time zone that the browser has named in a cookie: a name, of which there are few, and no offset. */
function findTimeZone(name = '') {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions()
    return /^[A-Z]/.test(timeZone) ? timeZone : null
  } catch {
    return null
  }
}

/** Calls the API without a network, as the person who asked for a page: same cookie, same address, same checks. */
const fetchAs =
  ({ server, headers: { host, cookie, 'user-agent': agent, 'x-forwarded-for': forwarded }, socket }: FastifyRequest) =>
  async (url: string | URL | Request) => {
    const asked = { host, cookie, 'user-agent': agent, 'x-forwarded-for': forwarded }
    const answer = await server.inject({
      url: String(url),
      headers: Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)),
      ...(socket.remoteAddress && { remoteAddress: socket.remoteAddress }),
    })
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string])
    return new Response(answer.body, { status: answer.statusCode, headers })
  }

const compress: Record<Encoding, (html: string) => Promise<Buffer | string>> = {
  br: (html) => promisify<string, BrotliOptions, Buffer>(brotliCompress)(html, fastBrotli),
  gzip: promisify<string, Buffer>(gzip),
  identity: async (html) => html,
}
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** The page of one person, which no cache keeps: after signing out the back button shows nothing of it. */
async function sendPrivatePage(request: FastifyRequest, reply: FastifyReply, html: string) {
  const encoding = chooseEncoding(request)
  reply.header('cache-control', 'private, no-store').header('vary', 'Accept-Encoding, Cookie')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.header('content-type', 'text/html; charset=utf-8').send(await compress[encoding](html))
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: BuiltPage) {
  const { content, encoding, etag } = await page.encode(chooseEncoding(request))
  // Node's own methods: Fastify's header list is several times slower.
  reply.raw.setHeader('cache-control', 'no-cache').setHeader('vary', 'Accept-Encoding, Cookie').setHeader('etag', etag)
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.raw.setHeader('content-encoding', encoding)
  return reply.header('content-type', 'text/html; charset=utf-8').send(content)
}

const isApi = (path: string) => /^\/(api|objects|uploads|dev)(\/|$)/.test(path)
