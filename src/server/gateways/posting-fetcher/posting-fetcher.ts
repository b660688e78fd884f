import http from 'node:http'
import https from 'node:https'
import type { LookupFunction, TcpNetConnectOpts } from 'node:net'
import { productName } from '#contract/plans.ts'
import { readPageText } from './page-text.ts'
import { PostingFetchError } from './posting-fetch-error.ts'
import { publicLookup, resolveBy, type ResolveHost } from './public-lookup.ts'
import { createEgressPolicy, getPort, type TestPages } from './egress-policy.ts'

export interface FetchedPage {
  /** The address after redirects. */
  url: string
  html: string
}

export interface PostingFetcher {
  /** The page behind a link; rejects with a `PostingFetchError` for any link that gives none. */
  fetch(link: string): Promise<FetchedPage>
  /** Ends what is being fetched; nothing can be fetched afterwards. */
  close(): void
}

export interface PostingFetcherOptions {
  /** The timeout for one link, redirects included. */
  totalMs?: number
  /** The timeout between two packets of a site. */
  silenceMs?: number
  resolve?: ResolveHost
  testPages?: TestPages
}

const maxPageBytes = 2 * 1024 * 1024
const maxRedirects = 5
const redirects = new Set([301, 302, 303, 307, 308])

/** Fetches pages from the public internet only. Links, name servers and sites are not trusted. */
export function createPostingFetcher(options: PostingFetcherOptions = {}): PostingFetcher {
  const { totalMs = 10_000, silenceMs = 5_000, resolve = resolveBy() } = options
  const egress = createEgressPolicy(options.testPages)
  const running = new Set<AbortController>()
  let closed = false

  async function follow(link: string, stop: AbortController): Promise<FetchedPage> {
    let url = egress.parseUrl(link)
    for (let hops = 0; hops <= maxRedirects; hops++) {
      const lookup = publicLookup(resolve, egress, getPort(url), stop.signal)
      const response = await requestPage(url, { lookup, stop, silenceMs })
      const { statusCode = 0, headers } = response
      if (statusCode === 200) return { url: url.href, html: await readPageText(response, maxPageBytes) }
      response.destroy()
      if (!redirects.has(statusCode) || !headers.location) throw new PostingFetchError('status')
      url = egress.parseUrl(headers.location, url)
    }
    throw new PostingFetchError('redirects')
  }

  return {
    async fetch(link) {
      if (closed) throw new Error('The posting fetcher is closed.')
      const stop = new AbortController()
      running.add(stop)
      const timer = setTimeout(() => stop.abort(new PostingFetchError('timeout')), totalMs)
      try {
        return await untilStopped(follow(link, stop), stop.signal)
      } catch (error) {
        throw stop.signal.aborted ? stop.signal.reason : asFetchError(error)
      } finally {
        clearTimeout(timer)
        stop.abort()
        running.delete(stop)
      }
    },
    close() {
      closed = true
      for (const stop of running) stop.abort(new Error('The posting fetcher is closed.'))
    },
  }
}

/** Rejects at once when the signal aborts, even if the work does not listen to it. */
function untilStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    }),
  ])
}

function asFetchError(error: unknown): PostingFetchError {
  if (error instanceof PostingFetchError) return error
  const isLongHeader = error instanceof Error && 'code' in error && error.code === 'HPE_HEADER_OVERFLOW'
  return new PostingFetchError(isLongHeader ? 'too-large' : 'network', { cause: error })
}

interface RequestOptions {
  lookup: LookupFunction
  /** Ends the request, and the reading of its answer. */
  stop: AbortController
  silenceMs: number
}

const headers = {
  'user-agent': `${productName}-posting-reader/1.0`,
  accept: 'text/html, application/xhtml+xml',
  'accept-encoding': 'gzip, br',
  'accept-language': 'en',
}

/** Requests one page on a new connection, without cookies. Resolves when the headers have arrived. */
function requestPage(url: URL, { lookup, stop, silenceMs }: RequestOptions): Promise<http.IncomingMessage> {
  const { request: send } = url.protocol === 'https:' ? https : http
  const options: https.RequestOptions & Pick<TcpNetConnectOpts, 'autoSelectFamily' | 'autoSelectFamilyAttemptTimeout'> =
    {
      agent: false,
      headers,
      lookup,
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: 1_000,
      maxHeaderSize: 16 * 1024,
      signal: stop.signal,
      timeout: silenceMs,
    }
  return new Promise((resolve, reject) => {
    const request = send(url, options)
    request.once('response', resolve)
    request.on('error', reject)
    request.on('timeout', () => stop.abort(new PostingFetchError('timeout')))
    request.once('close', () => reject(new PostingFetchError('network')))
    request.end()
  })
}
