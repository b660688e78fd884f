import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { answerError } from './errors.ts'
import { sendSecurityHeaders } from './headers.ts'
import { serveSite } from './static-site.ts'

const signedIn = { cookie: 'other=2; signed_in=1' }
const page = (name: string) => `<link rel="canonical" href="https://app-url.invalid/${name}"><h1>${name}</h1>`

let root: string

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'foothold-site-'))
  for (const folder of ['web/assets', 'site']) mkdirSync(path.join(root, folder), { recursive: true })
  const write = (file: string, content: string) => writeFileSync(path.join(root, file), content)
  write('site/shell.html', '<h1>the app</h1>')
  write('site/shell-account.html', '<h1>the account</h1>')
  write('web/assets/a-1.js', 'plain script')
  write('web/assets/a-1.js.br', 'small script')
  const next = 'next=%2Fsubscribe%3Fplan%3Dactive'
  const files = [
    ['/', 'landing.html'],
    ['/auth', 'auth.html'],
    ['/auth?mode=login', 'login.html'],
    [`/auth?${next}`, 'plan.html'],
    [`/auth?mode=login&${next}`, 'login-plan.html'],
    ['/auth?mode=reset', null],
    [null, 'not-found.html'],
  ]
  for (const [, file] of files) if (file) write(`site/${file}`, page(file))
  write(
    'site/site.json',
    JSON.stringify({
      files,
      shells: [['/account', 'shell-account.html']],
      screens: ['/', '/auth', '/dashboard', '/account', '/jobs/:id/notes'],
      inlineScript: 'sha256-AbC+/=',
    }),
  )
  return () => rmSync(root, { recursive: true })
})

async function openSite({ folder = root } = {}) {
  const app = Fastify()
  app.setErrorHandler(answerError)
  await app.register(cookie)
  await sendSecurityHeaders(app, { secure: true, uploadsTo: null, stripe: false })
  await serveSite(app, { root: folder, appUrl: new URL('https://foothold.example') })
  onTestFinished(() => app.close())
  return (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { accept: 'text/html', ...headers } })
}

test("the readable cookie decides between the prerendered page and the app's shell", async () => {
  const get = await openSite()
  const visited = await get('/')
  expect(visited.body).toContain('<h1>landing.html</h1>')
  expect((await get('/', signedIn)).body).toBe('<h1>the app</h1>')
  expect((await get('/', { cookie: 'signed_in=0' })).body).toContain('landing.html')
  for (const url of ['/dashboard', '/dashboard/'])
    for (const headers of [{}, signedIn])
      expect(await get(url, headers), url).toMatchObject({ statusCode: 200, body: '<h1>the app</h1>' })
  expect(visited.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding, Cookie',
  })
})

test('a screen with a heading for everyone has a shell with it', async () => {
  const get = await openSite()
  for (const url of ['/account', '/account/', '/account?tab=2'])
    for (const headers of [{}, signedIn])
      expect(await get(url, headers), url).toMatchObject({ statusCode: 200, body: '<h1>the account</h1>' })
})

test('pages may run only our own script files and the inline script of the build', async () => {
  const get = await openSite()
  const listScripts = async (url: string, headers = {}) => {
    const policy = String((await get(url, headers)).headers['content-security-policy'])
    return /script-src ([^;]*);/.exec(policy)?.[1]
  }
  for (const url of ['/', '/auth', '/nowhere', '/dashboard'])
    expect(await listScripts(url), url).toBe("'self' 'sha256-AbC+/='")
  expect(await listScripts('/', signedIn)).toBe("'self' 'sha256-AbC+/='")
  expect(await listScripts('/api/nowhere')).toBe("'self'")
})

test('APP_URL replaces its placeholder', async () => {
  const get = await openSite()
  expect((await get('/')).body).toContain('<link rel="canonical" href="https://foothold.example/landing.html">')
})

test('a prerendered mode gets its page, any other mode the first one, and a mailed link the shell', async () => {
  const get = await openSite()
  expect((await get('/auth?mode=login&next=%2Fdashboard')).body).toContain('login.html')
  expect((await get('/auth?mode=nonsense')).body).toContain('auth.html')
  expect((await get('/auth?mode=login&mode=reset')).body).toContain('auth.html')
  expect((await get('/auth?mode=reset&token=abc')).body).toBe('<h1>the app</h1>')
})

test('a page prerendered for one next path is used for that path only', async () => {
  const get = await openSite()
  const body = async (query: string) => (await get(`/auth?${query}`)).body
  const next = 'next=%2Fsubscribe%3Fplan%3Dactive'
  expect(await body(next)).toContain('<h1>plan.html')
  expect(await body(`mode=nonsense&${next}`)).toContain('<h1>plan.html')
  expect(await body(`mode=login&${next}`)).toContain('<h1>login-plan.html')
  expect(await body(`mode=login&${next}x`)).toContain('<h1>login.html')
  expect(await body(`${next}&${next}`)).toContain('<h1>auth.html')
  expect(await body(`mode=reset&token=abc&${next}`)).toBe('<h1>the app</h1>')
})

test('a screen with a parameter in its path has a page for each id', async () => {
  const get = await openSite()
  for (const url of ['/jobs/7/notes', '/jobs/7/notes/'])
    for (const headers of [{}, signedIn])
      expect(await get(url, headers), url).toMatchObject({ statusCode: 200, body: '<h1>the app</h1>' })
  for (const url of ['/jobs//notes', '/jobs/7', '/jobs/7/8/notes', '/x/jobs/7/notes'])
    expect(await get(url), url).toMatchObject({ statusCode: 404 })
})

test('an address without a screen is a 404, as a page for browsers and as JSON otherwise', async () => {
  const get = await openSite()
  const missing = await get('/nowhere')
  expect(missing).toMatchObject({ statusCode: 404, body: expect.stringContaining('not-found.html') })
  expect(await get('/nowhere', signedIn)).toMatchObject({ statusCode: 404, body: '<h1>the app</h1>' })
  expect((await get('/nowhere', { accept: 'application/json' })).json()).toEqual({ message: 'Not found' })
  expect((await get('/api/nowhere')).json()).toEqual({ message: 'Not found' })
})

test('a page is sent in the best encoding that the browser accepts', async () => {
  const get = await openSite()
  const html = (await get('/')).body
  const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(html)
  const gzipped = await get('/', { 'accept-encoding': 'gzip, br;q=0' })
  expect(gzipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe(html)
  expect((await get('/')).headers).not.toHaveProperty('content-encoding')
})

test('a cached page is not sent again, but another encoding or page is', async () => {
  const get = await openSite()
  const accepted = { 'accept-encoding': 'br' }
  const { etag } = (await get('/', accepted)).headers
  const again = await get('/', { ...accepted, 'if-none-match': String(etag) })
  expect(again).toMatchObject({ statusCode: 304, body: '' })
  expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding, Cookie' })
  expect((await get('/', { 'if-none-match': String(etag) })).statusCode).toBe(200)
  expect((await get('/', { ...accepted, ...signedIn, 'if-none-match': String(etag) })).statusCode).toBe(200)
})

test('assets are immutable, and sent as compressed by the build', async () => {
  const get = await openSite()
  const script = await get('/assets/a-1.js', { 'accept-encoding': 'br' })
  expect(script.body).toBe('small script')
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  })
  for (const name of ['etag', 'last-modified', 'accept-ranges']) expect(script.headers).not.toHaveProperty(name)
  expect((await get('/assets/a-1.js')).body).toBe('plain script')
})

test('assets have the headers of files, pages those of documents', async () => {
  const get = await openSite()
  const { headers } = await get('/assets/a-1.js')
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['strict-transport-security']).toBeDefined()
  expect(headers).not.toHaveProperty('x-frame-options')
  for (const url of ['/', '/assets/gone.js'])
    expect((await get(url)).headers, url).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-frame-options': 'DENY',
    })
})

test('every screen answers HTML for any Accept header and encoded path', async () => {
  const get = await openSite()
  for (const url of ['/', '/dashboard', '/account', '/%61ccount', '/account?tab=%2F'])
    for (const accept of ['*/*', 'text/html', 'application/json']) {
      const { statusCode, headers } = await get(url, { accept })
      expect({ statusCode, type: headers['content-type'] }, `${url} ${accept}`).toEqual({
        statusCode: 200,
        type: 'text/html; charset=utf-8',
      })
    }
  expect((await get('/%61pi/nowhere')).json()).toEqual({ message: 'Not found' })
})

test('without a build there are only the calls', async () => {
  const get = await openSite({ folder: path.join(root, 'none') })
  expect(await get('/')).toMatchObject({ statusCode: 404 })
})
