import type { FastifyRequest } from 'fastify'
import type { Caller } from '#server/admission.ts'
import { toLimitAddress } from './rate-limits.ts'
import { getSessionAccountId, type Sessions, type View } from './session.ts'

/** The keys that admission control counts work by: the account of the session, if there is one, and the network. */
export function toCaller({
  id,
  view = null,
  address,
}: {
  id?: string | null
  view?: View | null
  address: string
}): Caller {
  const network = `address:${toLimitAddress(address)}`
  return id ? [`account:${getSessionAccountId({ id, view })}`, network] : [network]
}

/** The caller of a request that anyone may make. */
export async function findCaller(sessions: Sessions, request: FastifyRequest): Promise<Caller> {
  const person = await sessions.read(request)
  return toCaller({ ...person, address: request.ip })
}
