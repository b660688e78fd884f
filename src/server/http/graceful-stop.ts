import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const sweepMs = 50

/**
 * Ends a stop as soon as the running calls are answered. Node alone would wait for two kinds of connection: those a browser
 * opened ahead and never used, and those whose last answer was sent after the stop began.
 */
export function stopGracefully(app: FastifyInstance) {
  const unused = new Set<Socket>()
  let sweep: NodeJS.Timeout | undefined
  app.server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy()
    sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs)
  })
  app.addHook('onClose', async () => clearInterval(sweep))
}
