import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from './errors.ts'

const site = new URL('../../../dist/web/', import.meta.url).pathname

/** Serves the built browser app: hashed assets for ever, and its one page for every path that is a screen. */
export async function serveSite(app: FastifyInstance) {
  const built = existsSync(`${site}index.html`)
  if (built) {
    await app.register(fastifyStatic, {
      root: site,
      index: false,
      setHeaders: (reply, file) => {
        const forever = file.includes('/assets/')
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    app.get('/', (_request, reply) => reply.sendFile('index.html'))
  }

  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (isApi(request.url) || !isPage || !built) throw notFound()
    return reply.sendFile('index.html')
  })
}

const isApi = (url: string) => /^\/(api|objects|uploads|dev)(\/|\?|$)/.test(url)
