import { Resolver } from 'node:dns/promises'
import { type LookupFunction, isIPv6 } from 'node:net'
import { callbackify } from 'node:util'
import { PostingFetchError } from './posting-fetch-error.ts'
import type { EgressPolicy } from './egress-policy.ts'

/** All addresses of a host; rejects, or gives none, if it has none. */
export type ResolveHost = (hostname: string, signal: AbortSignal) => Promise<string[]>

/**
 * The lookup that a connection makes for itself: what was checked here is what it connects to, so an answer that
 * changes later is never asked for. A host is refused if any of its addresses is.
 */
export function publicLookup(
  resolve: ResolveHost,
  egress: EgressPolicy,
  port: number,
  signal: AbortSignal,
): LookupFunction {
  const checked = async (hostname: string) => {
    const addresses = await resolve(hostname, signal).catch((error: unknown) => {
      throw new PostingFetchError('dns', { cause: error })
    })
    if (addresses.length === 0) throw new PostingFetchError('dns')
    if (!addresses.every((address) => egress.includes(address, port))) throw new PostingFetchError('address')
    return addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  }
  const lookup = callbackify(checked)
  return (hostname, _options, callback) => lookup(hostname, (error, addresses) => callback(error, addresses ?? []))
}

/**
 * Asks the name servers directly. The system's own lookup would hold one of the process's few threads for as long as
 * a hostile name server keeps silent, knows the names of the local network, and cannot be cancelled.
 */
export const resolveBy =
  (servers?: string[]): ResolveHost =>
  async (hostname, signal) => {
    const resolver = new Resolver({ timeout: 2_000, tries: 2 })
    if (servers) resolver.setServers(servers)
    const cancel = () => resolver.cancel()
    signal.addEventListener('abort', cancel, { once: true })
    try {
      const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }
