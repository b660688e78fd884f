import { LogController } from 'fastify'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pino } from 'pino'
import type { DestinationStream } from 'pino'

/**
 * Lines go out together, five times a second and when the process ends, or when there are as many as one write takes: one by
 * one they cost as much as a page does.
 */
const createBufferedDestination = () => pino.destination({ sync: false, minLength: 16_000, periodicFlush: 200 })

const withoutParameters = (message: string) => message.split('\nparams:')[0]

/** One JSON line an event; what could be secret is not logged, and redacted should it slip in. */
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
        // A failed query's message carries its parameters; its cause says what the database answered, without them.
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

/** One line a request, by the route's pattern: an address typed into a path or a query is never written down. */
export class RequestLog extends LogController {
  override incomingRequest() {}

  override routeNotFound() {}

  // A refusal is no error of ours; what is one has been logged, with its stack, where it was answered.
  override defaultErrorLog() {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply) {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(no such route)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        address: request.ip,
      },
      'request',
    )
  }
}
