import { AsyncLocalStorage } from 'node:async_hooks'
import diagnosticsChannel from 'node:diagnostics_channel'
import { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { pino, type DestinationStream } from 'pino'

/** Buffered: flushed every 200 ms, at 16 kB and when the process ends. Unbuffered, a line costs as much as serving a page. */
const createBufferedDestination = () => pino.destination({ sync: false, minLength: 16_000, periodicFlush: 200 })

const withoutParameters = (message: string) => message.split('\nparams:')[0]

/** One JSON line per event. Secrets are not logged, and redacted if they get in. */
export function createLogger(level: string, destination: DestinationStream = createBufferedDestination()) {
  const options = {
    level,
    redact: {
      paths: ['password', 'token', '*.password', '*.token', '*.sitePassword', 'headers', '*.headers', 'body', '*.body'],
      censor: '[redacted]',
    },
    serializers: {
      err: ({ name, message, stack, code, cause }: Error & { code?: string }) => ({
        name,
        // The message of a failed query carries its parameters. Its cause holds the database's answer without them.
        message: withoutParameters(message),
        code,
        cause: cause instanceof Error ? { name: cause.name, message: withoutParameters(cause.message) } : undefined,
        stack: stack
          ?.split('\n')
          .filter((line) => line.startsWith('    at '))
          .join('\n'),
      }),
    },
  }
  return pino(options, destination)
}
export type Logger = ReturnType<typeof createLogger>

const happenings = new AsyncLocalStorage<string[]>()
diagnosticsChannel.subscribe('foothold.event', (type) => void happenings.getStore()?.push(String(type)))

/** Notes the types of the events that a request records, for its line in the log. */
export function noteEvents(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => {
    request.happened = []
    happenings.run(request.happened, done)
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    happened?: string[]
  }
}

/** One line per request with the route's pattern, never the actual path or query. */
export class RequestLog extends LogController {
  override incomingRequest() {}

  override routeNotFound() {}

  // A refusal is not our error. A 5xx was logged with its stack where it was answered.
  override defaultErrorLog() {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply) {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(no such route)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        address: request.ip,
        // What was undone with its transaction did not happen.
        ...(reply.statusCode < 400 && request.happened?.length ? { events: request.happened } : {}),
      },
      'request',
    )
  }
}
