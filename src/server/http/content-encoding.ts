import type { FastifyRequest } from 'fastify'

/** The best first. */
const compressions = ['br', 'gzip'] as const
export type Encoding = (typeof compressions)[number] | 'identity'

/** The best encoding that the browser accepts. */
export function chooseEncoding({ headers }: FastifyRequest): Encoding {
  const header = headers['accept-encoding'] ?? ''
  return compressions.find((name) => accepts(header, name)) ?? 'identity'
}

/** Whether the header names an encoding without refusing it. */
function accepts(header: string, encoding: Encoding) {
  const named = header.split(',').find((part) => part.trim().split(';')[0] === encoding)
  return named !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(named)
}
