import type { FastifyRequest } from 'fastify'
import type { Caller } from '#server/admission.ts'
import { toLimitAddress } from './rate-limits.ts'
import type { Sessions } from './session.ts'

/** Whom admission control counts work for: the address, and the account of a person who is signed in. */
export function toCaller({ id, address }: { id?: string | null | undefined; address: string }): Caller {
  const network = `address:${toLimitAddress(address)}`
  return id ? [`account:${id}`, network] : [network]
}

/** The caller of a request that anyone may make. */
export async function findCaller(sessions: Sessions, request: FastifyRequest): Promise<Caller> {
  const person = await sessions.read(request)
  return toCaller({ id: person?.id, address: request.ip })
}
