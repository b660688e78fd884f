import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Site, html, page, redirect, startSite } from './hostile-site.fixture.ts'
import { PostingFetchError } from './posting-fetch-error.ts'
import { createPostingFetcher, type PostingFetcherOptions } from './posting-fetcher.ts'

const text = '<title>Bäcker:in – Øst</title>'
const packed = (body: Buffer, encoding: string) => page(body, { ...html, 'content-encoding': encoding })
const inWindows = Buffer.from('<title>B\xe4cker \x96 caf\xe9</title>', 'latin1')
const typed = (type: string, body: string | Buffer = text) => page(body, { 'content-type': type })

let site: Site
let resolved: string[]
let names: Record<string, string[]>

beforeAll(async () => {
  site = await startSite({
    '/page': page(text),
    '/xhtml': typed('Application/XHTML+XML;charset=UTF-8'),
    '/gzip': packed(gzipSync(text), 'gzip'),
    '/br': packed(brotliCompressSync(text), 'br'),
    '/deflate': packed(deflateSync(text), 'deflate'),
    '/deflate-bare': packed(deflateRawSync(text), 'deflate'),
    '/windows-header': typed('text/html; charset="windows-1252"', inWindows),
    '/windows-meta': typed('text/html', Buffer.concat([Buffer.from('<meta charset=windows-1252>'), inWindows])),
    '/windows-unsaid': typed('text/html', inWindows),
    '/utf-16': typed('text/html', Buffer.from(`\ufeff${text}`, 'utf16le')),
    '/unknown-charset': typed('text/html; charset=klingon'),
    '/moved': redirect('/jobs/../page?from=a#top', 301),
    '/page?from=a': page(text),
    '/cookie': (response) => response.writeHead(302, { location: '/page', 'set-cookie': 'id=1; Path=/' }).end(),
    ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`/hop${n}`, redirect(n === 5 ? '/page' : `/hop${n + 1}`, 307)])),
  })
})
afterAll(() => site.close())
beforeEach(() => {
  resolved = []
  names = { 'jobs.example.test': ['127.0.0.1'] }
})

const fetcher = (options: PostingFetcherOptions = {}) =>
  createPostingFetcher({
    resolve: async (hostname) => {
      resolved.push(hostname)
      return names[hostname] ?? []
    },
    testPages: { environment: 'test', pages: [site.page] },
    ...options,
  })

const reasonFor = (link: string, options?: PostingFetcherOptions) =>
  fetcher(options)
    .fetch(link)
    .then(
      () => 'fetched',
      (error: unknown) => {
        if (error instanceof PostingFetchError) return error.reason
        throw error
      },
    )

describe('a page', () => {
  test('is fetched as text, with our user agent and nothing that identifies the person', async () => {
    const before = site.requests.length
    const found = await fetcher().fetch(site.url('/page', 'jobs.example.test'))
    expect(found).toEqual({ url: site.url('/page', 'jobs.example.test'), html: text })
    const { headers } = site.requests[before]!
    expect(headers['user-agent']).toBe('Foothold-posting-reader/1.0')
    expect(Object.keys(headers).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'accept-language',
      'connection',
      'host',
      'user-agent',
    ])
    expect(headers.connection).toBe('close')
  })

  test.each(['/gzip', '/br', '/deflate', '/deflate-bare', '/xhtml', '/utf-16', '/unknown-charset'])(
    'is read whatever it is packed or written in: %s',
    async (path) => {
      expect((await fetcher().fetch(site.url(path))).html).toBe(text)
    },
  )

  test.each(['/windows-header', '/windows-meta', '/windows-unsaid'])('of older days is read too: %s', async (path) => {
    expect((await fetcher().fetch(site.url(path))).html).toContain('<title>Bäcker – café</title>')
  })

  test('is found behind a relative redirect, with its final address', async () => {
    const found = await fetcher().fetch(site.url('/moved', 'jobs.example.test'))
    expect(found).toEqual({ url: site.url('/page?from=a#top', 'jobs.example.test'), html: text })
    expect(resolved).toEqual(['jobs.example.test', 'jobs.example.test'])
  })

  test('is found behind five redirects, and cookies are not carried along', async () => {
    expect((await fetcher().fetch(site.url('/hop1'))).html).toBe(text)
    await fetcher().fetch(site.url('/cookie'))
    expect(site.requests.at(-1)?.headers).not.toHaveProperty('cookie')
  })
})

describe('links that are refused before anything is asked', () => {
  test.each([
    'not a link',
    'file:///etc/passwd',
    'ftp://jobs.example.test/',
    'javascript:alert(1)',
    'data:text/html,hello',
    'http://user@jobs.example.test/',
    'http://:secret@jobs.example.test/',
    'http://jobs.example.test:22/',
    'http://jobs.example.test:5432/',
    `http://jobs.example.test/${'x'.repeat(2_000)}`,
  ])('%s', async (link) => {
    expect(await reasonFor(link)).toBe('address')
    expect(resolved).toEqual([])
  })

  test.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '017700000001',
    '0x7f.1',
    '127。0。0。1',
    '１２７.0.0.1',
    '%31%32%37.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '169.254.169.254',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:a9fe:a9fe]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fd00:ec2::254]',
    '[fe80::1]',
  ])('http://%s/, an address that is not public', async (host) => {
    expect(await reasonFor(`http://${host}/`, { testPages: undefined })).toBe('address')
    expect(await reasonFor(`https://${host}:8443/`, { testPages: undefined })).toBe('address')
    expect(resolved).toEqual([])
  })

  test('pages on this machine, unless a test names them one by one', async () => {
    const before = site.connections()
    expect(await reasonFor(site.url('/page'), { testPages: undefined })).toBe('address')
    expect(await reasonFor(site.url('/page', 'jobs.example.test'), { testPages: undefined })).toBe('address')
    const others = { environment: 'test' as const, pages: ['127.0.0.1:1', `127.0.0.9:${site.port}`] }
    expect(await reasonFor(site.url('/page'), { testPages: others })).toBe('address')
    expect(site.connections()).toBe(before)
    const elsewhere = JSON.parse(`{ "environment": "production", "pages": ["${site.page}"] }`)
    expect(() => createPostingFetcher({ testPages: elsewhere })).toThrow('in tests only')
  })
})

test('a refusal speaks to a person and repeats nothing of the link', async () => {
  const failure = fetcher().fetch('http://secret-name.example.test/')
  await expect(failure).rejects.toThrow('This website could not be found.')
})
