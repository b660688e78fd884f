import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '#server/admission.ts'
import type { Sessions } from './session.ts'

/** An address as limits count it: an IPv6 address by its /64 network, all of which one customer of a provider has. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped || !isIPv6(plain)) return mapped ?? plain
  const [first = [], last = []] = plain.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const network = [...first, ...zeros, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** Whom admission control counts work for: the address, and the account of somebody signed in. */
export function callerOf({ id, address }: { id?: string | null | undefined; address: string }): Caller {
  const network = `address:${networkOf(address)}`
  return id ? [`account:${id}`, network] : [network]
}

/** The caller of a request that anyone may make. */
export async function findCaller(sessions: Sessions, request: FastifyRequest): Promise<Caller> {
  const person = await sessions.read(request)
  return callerOf({ id: person?.id, address: request.ip })
}
