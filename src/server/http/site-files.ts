import type { FastifyInstance } from 'fastify'
import { sharedPath } from '#contract/document-shares.ts'
import { publicPaths, signInPaths } from '#contract/site.ts'
import { answersHead, getPath } from './headers.ts'

/** Paths without content for search engines. */
const notCrawled = ['/api/', '/objects/', '/uploads/', '/dev/']

const listed = new Set<string>([...publicPaths, ...signInPaths])

/** The screen of shared documents: search engines follow nothing from there, and other sites learn nothing of it. */
const isShared = (path: string) => path.replace(/\/$/, '') === sharedPath

/**
 * Serves robots.txt and sitemap.xml. robots.txt does not bar the app's screens: an engine that may not read a page never sees
 * its `noindex`, and lists its address.
 */
export function serveSiteFiles(app: FastifyInstance, { appUrl }: { appUrl: URL }) {
  const robots = [
    'User-agent: *',
    ...notCrawled.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${appUrl.origin}/sitemap.xml`,
    '',
  ].join('\n')
  // Neither the origin nor the paths contain characters that XML would escape.
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPaths.map((path) => `  <url><loc>${appUrl.origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

  app.get('/robots.txt', answersHead, (_request, reply) => reply.type('text/plain').send(robots))
  app.get('/sitemap.xml', answersHead, (_request, reply) => reply.type('application/xml').send(sitemap))

  app.addHook('onSend', (request, reply, payload, done) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
    const path = getPath(request)
    if (isShared(path)) reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer')
    else if (isPage && !listed.has(path)) reply.header('x-robots-tag', 'noindex')
    done(null, payload)
  })
}
