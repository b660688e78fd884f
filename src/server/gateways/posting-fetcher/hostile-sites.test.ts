import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deflateBlanks } from '#engine/zip/zip.fixture.ts'
import { type Site, drip, endless, html, page, raw, redirect, startSite } from './hostile-site.fixture.ts'
import { PostingFetchError } from './posting-fetch-error.ts'
import { createPostingFetcher, type PostingFetcherOptions } from './posting-fetcher.ts'

const mebibyte = 1024 * 1024
/** Names of this machine at which the same site would answer, none of which a test has named. */
const backDoors = ['0.0.0.0', '127.0.0.2', '::ffff:127.0.0.1', '::ffff:0.0.0.0']

let site: Site
afterEach(() => site.close())

async function reasonFor(path: string, options: PostingFetcherOptions = {}, host = '127.0.0.1') {
  const fetcher = createPostingFetcher({
    testPages: { environment: 'test', pages: [site.page] },
    resolve: async () => ['127.0.0.1'],
    ...options,
  })
  try {
    await fetcher.fetch(site.url(path, host))
    return 'fetched'
  } catch (error) {
    if (error instanceof PostingFetchError) return error.reason
    throw error
  } finally {
    await site.left()
  }
}

/** Gives one answer after another, and the last of them from then on. */
function answersInTurn(...answers: string[][]) {
  const asked: string[] = []
  const resolve = async (hostname: string) => {
    asked.push(hostname)
    return answers[Math.min(asked.length, answers.length) - 1] ?? []
  }
  return { asked, resolve }
}

describe('nothing inside is reached', () => {
  beforeEach(async () => {
    site = await startSite({
      '/inside': page('secret'),
      '/again': redirect('/inside'),
      ...Object.fromEntries(
        [
          'http://127.1/',
          'http://0x7f000001/inside',
          'http://169.254.169.254/latest/meta-data/',
          'http://[::1]/',
          'http://localhost/',
          '//10.0.0.1/',
          'https://[::ffff:10.0.0.1]/',
          'http://user:secret@jobs.example.test/',
          'http://jobs.example.test:6379/',
          'file:///etc/passwd',
          'ftp://jobs.example.test/',
          'javascript:alert(1)',
          'http://',
        ].map((target, index) => [`/redirect/${index}`, redirect(target)]),
      ),
    })
  })

  test.each(Array.from({ length: 13 }, (_, index) => index))('behind redirect %i', async (index) => {
    const { resolve } = answersInTurn(['127.0.0.1'])
    expect(await reasonFor(`/redirect/${index}`, { resolve })).toBe('address')
    expect(site.connections()).toBe(1)
  })

  test.each(backDoors)('behind a redirect to %s', async (address) => {
    const host = address.includes(':') ? `[${address}]` : address
    const other = await startSite({ '/': redirect(site.url('/inside', host)) })
    const fetcher = createPostingFetcher({ testPages: { environment: 'test', pages: [site.page, other.page] } })
    await expect(fetcher.fetch(other.url('/'))).rejects.toMatchObject({ reason: 'address' })
    await other.close()
    expect(site.connections()).toBe(0)
  })

  test.each(backDoors)('by a name that leads to %s', async (address) => {
    for (const answer of [[address], ['127.0.0.1', address], [address, '127.0.0.1']]) {
      const { resolve, asked } = answersInTurn(answer)
      expect(await reasonFor('/inside', { resolve }, 'jobs.example.test')).toBe('address')
      expect(asked).toEqual(['jobs.example.test'])
    }
    expect(site.connections()).toBe(0)
  })

  test.each(backDoors)('by a name that leads to %s when asked again', async (address) => {
    const { resolve, asked } = answersInTurn(['127.0.0.1'], [address])
    expect(await reasonFor('/again', { resolve }, 'jobs.example.test')).toBe('address')
    expect(asked).toHaveLength(2)
    expect(site.connections()).toBe(1)
  })

  test('by an answer that changes between the check and the connection', async () => {
    const { resolve, asked } = answersInTurn(['127.0.0.1'], ['0.0.0.0'])
    expect(await reasonFor('/inside', { resolve }, 'jobs.example.test')).toBe('fetched')
    expect(asked).toHaveLength(1)
  })
})

describe('nothing hangs', () => {
  const impatient = { totalMs: 600_000, silenceMs: 100 }
  const untiring = { totalMs: 300, silenceMs: 60_000 }
  const dripped = { totalMs: 300, silenceMs: 10_000 }

  test.each<[string, Parameters<typeof startSite>[0][string], PostingFetcherOptions]>([
    ['that says nothing', () => {}, impatient],
    ['that says nothing, by the limit on the whole', () => {}, untiring],
    ['that stops in its headers', raw('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n'), impatient],
    ['that stops in its body', raw('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<p>'), impatient],
    ['that drips its headers', drip((response) => response.socket?.write('HTTP/1.1 200 OK\r\nx-a: '), 20), dripped],
    [
      'that drips its body',
      drip((response) => response.socket?.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n'), 20),
      dripped,
    ],
    [
      'that promises for ever',
      (response) => {
        const timer = setInterval(() => response.socket?.write('HTTP/1.1 103 Early Hints\r\n\r\n'), 20)
        response.once('close', () => clearInterval(timer))
      },
      dripped,
    ],
  ])('on a site %s', async (_name, answer, options) => {
    site = await startSite({ '/': answer })
    expect(await reasonFor('/', options)).toBe('timeout')
  })

  test('on name servers that say nothing', async () => {
    site = await startSite({})
    const resolve = () => new Promise<string[]>(() => {})
    expect(await reasonFor('/', { resolve, ...untiring }, 'jobs.example.test')).toBe('timeout')
    expect(site.connections()).toBe(0)
  })

  test('on a site that never finishes its TLS greeting', async () => {
    site = await startSite({})
    const silent = createServer((socket) => socket.on('error', () => {}).resume()).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const testPages = { environment: 'test' as const, pages: [`127.0.0.1:${port}`] }
    const fetching = createPostingFetcher({ testPages, ...impatient }).fetch(`https://127.0.0.1:${port}/`)
    await expect(fetching).rejects.toMatchObject({ reason: 'timeout' })
    await new Promise((resolve) => silent.close(resolve))
  })

  test('on redirects that lead in a circle', async () => {
    site = await startSite({ '/': redirect('/there'), '/there': redirect('/') })
    expect(await reasonFor('/')).toBe('redirects')
    expect(site.requests).toHaveLength(6)
  })
})

describe('nothing is swallowed', () => {
  const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
  const packed = (body: Buffer, encoding: string) => page(body, { ...html, 'content-encoding': encoding })
  const brotliBomb = () =>
    brotliCompressSync(Buffer.alloc(256 * mebibyte), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })

  /** By how much the process grew at the most while the page was fetched. */
  async function growth(work: () => Promise<unknown>) {
    const before = process.memoryUsage().rss
    let most = before
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5)
    await work().finally(() => clearInterval(watch))
    return (most - before) / mebibyte
  }

  test.each<[string, () => Parameters<typeof startSite>[0][string]]>([
    ['an endless body', () => endless(Buffer.alloc(64 * 1024, 'x'))],
    ['10 MB of HTML', () => page(Buffer.alloc(10_000_000, '<'))],
    ['a length of 10 GB', () => page('', { ...html, 'content-length': '10737418240' })],
    ['a gzip bomb of a gigabyte', () => packed(Buffer.concat([gzipHeader, deflateBlanks(1_024)]), 'gzip')],
    ['a deflate bomb of a gigabyte', () => packed(deflateBlanks(1_024), 'deflate')],
    ['a brotli bomb of 256 MB', () => packed(brotliBomb(), 'br')],
  ])('%s', async (_name, answer) => {
    site = await startSite({ '/': answer() })
    expect(await growth(async () => expect(await reasonFor('/')).toBe('too-large'))).toBeLessThan(64)
  })

  test.each<[string, string, Parameters<typeof startSite>[0][string]]>([
    ['headers of a megabyte', 'too-large', raw(`HTTP/1.1 200 OK\r\nx-long: ${'x'.repeat(mebibyte)}\r\n\r\n`)],
    ['ten thousand headers', 'too-large', raw(`HTTP/1.1 200 OK\r\n${'x-a: b\r\n'.repeat(10_000)}\r\n`)],
    ['what is not HTTP', 'network', raw('SSH-2.0-OpenSSH_9.9\r\n')],
    [
      'another protocol',
      'network',
      raw('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n'),
    ],
    ['a connection that is cut', 'network', (response) => response.socket?.destroy()],
    [
      'a body that is cut',
      'network',
      (response) => {
        response.writeHead(200, { ...html, 'content-length': '100' })
        response.write('<p>', () => response.socket?.destroy())
      },
    ],
    ['another type than a page', 'type', page('%PDF-1.7', { 'content-type': 'application/pdf' })],
    [
      'another type than a page, without end',
      'type',
      endless(Buffer.alloc(64 * 1024), { 'content-type': 'video/mp4' }),
    ],
    ['no type at all', 'type', page('<p>', {})],
    ['an encoding that was not requested', 'type', page('<p>', { ...html, 'content-encoding': 'gzip, gzip' })],
    ['a packing named like a property', 'type', page('<p>', { ...html, 'content-encoding': 'constructor' })],
    ['bytes that are not packed as they say', 'unreadable', page('<p>', { ...html, 'content-encoding': 'gzip' })],
    ['a page that is not there', 'status', (response) => response.writeHead(404, html).end('<p>')],
    ['a site that fails', 'status', (response) => response.writeHead(500, html).end('<p>')],
    ['no content', 'status', (response) => response.writeHead(204).end()],
    ['a part', 'status', (response) => response.writeHead(206, html).end('<p>')],
    ['a redirect to nowhere', 'status', (response) => response.writeHead(302).end()],
  ])('%s', async (_name, reason, answer) => {
    site = await startSite({ '/': answer })
    expect(await reasonFor('/')).toBe(reason)
    expect(site.connections()).toBe(1)
  })
})
