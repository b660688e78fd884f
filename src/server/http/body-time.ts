import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route limits the time of its body itself. */
    slowBody?: boolean
  }
}

/** Ends requests whose body takes longer, as Node does for a whole server. */
export function limitBodyTime(app: FastifyInstance, ms: number) {
  app.addHook('onRequest', (request, reply, done) => {
    stopLate(request, reply)
    done()
  })

  function stopLate({ headers, raw, routeOptions }: FastifyRequest, reply: FastifyReply) {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
    if (!hasBody || routeOptions.config.slowBody) return
    const timeout = setTimeout(() => {
      if (!reply.raw.headersSent) raw.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
      raw.destroy()
    }, ms).unref()
    const stop = () => clearTimeout(timeout)
    raw.once('end', stop).once('close', stop)
  }
}
