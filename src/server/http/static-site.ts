import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type BuiltPage, readBuiltPages } from './built-pages.ts'
import { chooseEncoding } from './content-encoding.ts'
import { notFound } from './errors.ts'
import { allowInlineScript, answersHead, getPath, shortenHeaders } from './headers.ts'

/** The output of `npm run build`. */
export const builtSite = new URL('../../../dist/', import.meta.url).pathname

interface SiteOptions {
  root: string
  appUrl: URL
}

/**
 * Serves the build: hashed assets forever, prerendered pages to visitors, and the app's shell for all other screens and
 * signed-in people. A readable cookie, which proves nothing, decides.
 */
export async function serveSite(app: FastifyInstance, { root, appUrl }: SiteOptions) {
  const pages = readBuiltPages(root, appUrl)
  if (!pages) {
    app.setNotFoundHandler(() => {
      throw notFound()
    })
    return
  }

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
      reply.header('cache-control', 'public, max-age=31536000, immutable')
    },
  })
  await app.register(fastifyStatic, {
    ...files,
    root: path.join(root, 'web'),
    decorateReply: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  })

  const show = (request: FastifyRequest, reply: FastifyReply) => {
    const isVisitor = request.cookies.signed_in !== '1'
    const { page, status } = pages.find(getPath(request), request.query as Record<string, unknown>, isVisitor)
    allowInlineScript(reply, pages.inlineScript)
    return sendPage(request, reply.code(status), page)
  }
  for (const address of pages.paths) app.get(address, answersHead, show)
  app.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && (request.headers.accept ?? '').includes('text/html')
    if (isApi(getPath(request)) || !isPage) throw notFound()
    return show(request, reply)
  })
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
