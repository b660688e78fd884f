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

/** What a site answered, whatever its status. */
export interface SiteAnswer {
  /** The address after redirects. */
  url: string
  status: number
  /** Empty unless the status is one whose text is read. */
  text: string
}

export interface PostingFetcher {
  /** The page behind a link; rejects with a `PostingFetchError` for any link that gives none. */
  fetch(link: string): Promise<FetchedPage>
  /** The answer to a link; rejects with a `PostingFetchError` if there is none. */
  ask(link: string, request: SiteRequest): Promise<SiteAnswer>
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

export interface SiteRequest {
  types: readonly string[]
  maxBytes: number
  maxRedirects: number
  /** The statuses whose text is read. */
  read: readonly number[]
}

/** A page, and what a page says that is gone. */
export const pageRequest: SiteRequest = {
  types: ['text/html', 'application/xhtml+xml'],
  maxBytes: 2 * 1024 * 1024,
  maxRedirects: 5,
  read: [200],
}
/** The answer of an API, from the host that was asked or from none. */
export const apiRequest: SiteRequest = {
  types: ['application/json', 'application/xml', 'text/xml'],
  maxBytes: 8 * 1024 * 1024,
  maxRedirects: 0,
  read: [200],
}
const redirects = new Set([301, 302, 303, 307, 308])

/** Fetches pages from the public internet only. Links, name servers and sites are not trusted. */
export function createPostingFetcher(options: PostingFetcherOptions = {}): PostingFetcher {
  const { totalMs = 10_000, silenceMs = 5_000, resolve = resolveBy() } = options
  const egress = createEgressPolicy(options.testPages)
  const running = new Set<AbortController>()
  let closed = false

  async function follow(link: string, request: SiteRequest, stop: AbortController): Promise<SiteAnswer> {
    const { maxRedirects, read, types } = request
    let url = egress.parseUrl(link)
    for (let hops = 0; hops <= maxRedirects; hops++) {
      const lookup = publicLookup(resolve, egress, getPort(url), stop.signal)
      const target = options.testPages?.replaceSite?.(url) ?? url
      const response = await requestPage(target, { accept: types.join(', '), lookup, stop, silenceMs })
      const { statusCode: status = 0, headers } = response
      if (read.includes(status)) {
        // That a page is gone is said whatever its type.
        const text = await readPageText(response, request).catch((error: unknown) => {
          if (status === 200) throw error
          return ''
        })
        return { url: url.href, status, text }
      }
      response.destroy()
      const isRedirect = redirects.has(status) && headers.location && maxRedirects > 0
      if (!isRedirect) return { url: url.href, status, text: '' }
      url = egress.parseUrl(headers.location ?? '', url)
    }
    throw new PostingFetchError('redirects')
  }

  async function ask(link: string, request: SiteRequest): Promise<SiteAnswer> {
    if (closed) throw new Error('The posting fetcher is closed.')
    const stop = new AbortController()
    running.add(stop)
    const timer = setTimeout(() => stop.abort(new PostingFetchError('timeout')), totalMs)
    try {
      return await untilStopped(follow(link, request, stop), stop.signal)
    } catch (error) {
      throw stop.signal.aborted ? stop.signal.reason : asFetchError(error)
    } finally {
      clearTimeout(timer)
      stop.abort()
      running.delete(stop)
    }
  }

  return {
    ask,
    async fetch(link) {
      const { url, status, text } = await ask(link, pageRequest)
      if (status !== 200) throw new PostingFetchError('status')
      return { url, html: text }
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
  accept: string
  lookup: LookupFunction
  /** Ends the request, and the reading of its answer. */
  stop: AbortController
  silenceMs: number
}

const headers = {
  'user-agent': `${productName}-posting-reader/1.0`,
  'accept-encoding': 'gzip, br',
  'accept-language': 'en',
}

/** Requests one page on a new connection, without cookies. Resolves when the headers have arrived. */
function requestPage(url: URL, { accept, lookup, stop, silenceMs }: RequestOptions): Promise<http.IncomingMessage> {
  const { request: send } = url.protocol === 'https:' ? https : http
  const options: https.RequestOptions & Pick<TcpNetConnectOpts, 'autoSelectFamily' | 'autoSelectFamilyAttemptTimeout'> =
    {
      agent: false,
      headers: { ...headers, accept },
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
