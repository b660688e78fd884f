import http from 'node:http'
import https from 'node:https'
import type { LookupFunction, TcpNetConnectOpts } from 'node:net'
import { productName } from '#contract/plans.ts'
import { PostingFetchError } from './posting-fetch-error.ts'

export interface RequestOptions {
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
export function requestPage(url: URL, { lookup, stop, silenceMs }: RequestOptions): Promise<http.IncomingMessage> {
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
