import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route itself says how slowly its body may come. */
    slowBody?: boolean
  }
}

/** Cuts off whoever takes longer than this to send a body, as Node does for a whole server. */
export function limitBodyTime(app: FastifyInstance, ms: number) {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, raw } = request
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
    if (!hasBody || request.routeOptions.config.slowBody) return
    const timeout = setTimeout(() => {
      if (!reply.raw.headersSent) raw.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
      raw.destroy()
    }, ms).unref()
    const stop = () => clearTimeout(timeout)
    raw.once('end', stop).once('close', stop)
  })
}
