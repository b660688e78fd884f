import { isIP, isIPv6 } from 'node:net'
import { limits } from '#contract/fields.ts'
import { PostingFetchError } from './posting-fetch-error.ts'
import { isPublicAddress } from './public-address.ts'

/**
 * Pages on this machine that tests may read, each as `127.0.0.1:4000` or `[::1]:4000`. It takes the word 'test' beside
 * them, so that no setting meant for something else and no list left over can open anything.
 */
export interface TestPages {
  environment: 'test'
  pages: readonly string[]
  /** What is asked in place of another site, whose addresses stay in everything that is read. */
  replaceSite?: (url: URL) => URL
}

const webPorts = new Set([80, 443, 8080, 8443])

/** Where the fetcher may go: the public internet's web ports, and in tests the pages named. */
export interface EgressPolicy {
  includes(address: string, port: number): boolean
  /** The URL, if its shape is one that may be asked for; throws a `PostingFetchError` otherwise. */
  parseUrl(link: string, base?: URL): URL
}

export function createEgressPolicy(testPages?: TestPages): EgressPolicy {
  const named = namedPages(testPages)
  const includes = (address: string, port: number) =>
    named.has(pageName(address, port)) || (webPorts.has(port) && isPublicAddress(address))
  const isWebPort = (port: number) => webPorts.has(port) || [...named].some((page) => page.endsWith(`:${port}`))

  return {
    includes,
    parseUrl(link, base) {
      const url = URL.parse(link, base)
      if (!url || !isWebPage(url) || !isWebPort(getPort(url))) throw new PostingFetchError('address')
      const address = addressIn(url)
      if (address && !includes(address, getPort(url))) throw new PostingFetchError('address')
      return url
    },
  }
}

export const getPort = (url: URL): number => Number(url.port) || (url.protocol === 'https:' ? 443 : 80)

function isWebPage(url: URL): boolean {
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return isWeb && url.hostname !== '' && !url.username && !url.password && url.href.length <= limits.link
}

/** A host that is an address. The URL parser has already turned decimal, octal and hexadecimal spellings into the usual one. */
function addressIn(url: URL): string | null {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(host) ? host : null
}

const pageName = (address: string, port: number) => `${isIPv6(address) ? `[${address}]` : address}:${port}`

function namedPages(testPages: TestPages | undefined): Set<string> {
  if (!testPages) return new Set()
  if (testPages.environment !== 'test') throw new Error('Pages on this machine are read in tests only.')
  return new Set(testPages.pages)
}
