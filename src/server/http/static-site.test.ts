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

const signedIn = { cookie: 'session=Ada; signed_in=1' }
const readPageData = (body: string) =>
  JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null') as unknown
const theApp = expect.stringContaining('<h1>the app</h1>')
const script = '<script type="module" src="/assets/a-1.js"></script>'
const page = (name: string) => `${script}<link rel="canonical" href="https://app-url.invalid/${name}"><h1>${name}</h1>`

let root: string

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'foothold-site-'))
  for (const folder of ['web/assets', 'site']) mkdirSync(path.join(root, folder), { recursive: true })
  const write = (file: string, content: string) => writeFileSync(path.join(root, file), content)
  write('site/shell.html', '<style>src:url(/assets/f.woff2)</style><!--data--><!--app-->')
  write('web/assets/a-1.js', 'plain script')
  write('web/assets/a-1.js.br', 'small script')
  const next = 'next=%2Fsubscribe%3Fplan%3Dactive'
  const files = [
    ['/', 'landing.html'],
    ['/auth', 'auth.html'],
    ['/auth?mode=login', 'login.html'],
    [`/auth?${next}`, 'plan.html'],
    [`/auth?mode=login&${next}`, 'login-plan.html'],
    [null, 'not-found.html'],
  ]
  for (const [, file = ''] of files) write(`site/${file}`, page(file ?? ''))
  write(
    'site/site.json',
    JSON.stringify({
      files,
      preloads: [['account.tsx', '<link rel="modulepreload" href="/assets/account.js">']],
      screens: ['/', '/auth', '/dashboard', '/account', '/jobs/:id/notes'],
      inlineScript: 'sha256-AbC+/=',
    }),
  )
  return () => rmSync(root, { recursive: true })
})

/** What one person's page holds. The session cookie names them; without one the API knows nobody. */
async function renderPage(url: URL, { fetch: fetchApi, timeZone }: { fetch: typeof fetch; timeZone: string | null }) {
  const answer = await fetchApi('/api/auth/user')
  const user = answer.ok ? ((await answer.json()) as { name: string }) : null
  const file = url.pathname.startsWith('/account') ? 'account.tsx' : null
  return { isVisitor: user === null, file, data: { user }, html: `<h1>the app</h1><p>${timeZone}</p>` }
}

async function openSite({ folder = root, assetHost = null as string | null } = {}) {
  const app = Fastify()
  app.get('/api/auth/user', ({ cookies: { session }, ip }, reply) =>
    session ? { name: session, ip } : reply.code(401).send({ message: 'Unauthorized' }),
  )
  app.setErrorHandler(answerError)
  await app.register(cookie)
  await sendSecurityHeaders(app, { secure: true, uploadsTo: null, stripe: false, assetHost })
  await serveSite(app, { root: folder, appUrl: new URL('https://foothold.example'), assetHost, site: { renderPage } })
  onTestFinished(() => app.close())
  return (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { accept: 'text/html', ...headers } })
}

test("visitors get the prerendered page, signed-in people the app's shell with their data", async () => {
  const get = await openSite()
  const visited = await get('/')
  expect(visited.body).toContain('<h1>landing.html</h1>')
  expect(visited.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding, Cookie',
  })
  for (const url of ['/', '/dashboard', '/dashboard/']) {
    const { body, headers, statusCode } = await get(url, signedIn)
    expect({ statusCode, body }, url).toEqual({ statusCode: 200, body: theApp })
    expect(readPageData(body)).toEqual({ user: { name: 'Ada', ip: '127.0.0.1' } })
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Accept-Encoding, Cookie' })
    expect(headers).not.toHaveProperty('etag')
  }
})

test('a visitor of a protected screen gets the shell, which says that nobody is signed in', async () => {
  const get = await openSite()
  const { body, headers } = await get('/dashboard')
  expect(readPageData(body)).toEqual({ user: null })
  expect(headers['cache-control']).toBe('private, no-store')
})

test('a cookie that outlived its session gets the page of a visitor, and is deleted', async () => {
  const get = await openSite()
  const { body, headers } = await get('/', { cookie: 'signed_in=1' })
  expect(body).toContain('<h1>landing.html</h1>')
  expect(headers['set-cookie']).toMatch(/^signed_in=;.*Path=\//)
})

test('data cannot end the element around it, and the scripts of the page are preloaded', async () => {
  const get = await openSite()
  const name = '</script><script>alert(1)//<!--'
  const { body } = await get('/account?tab=2', { cookie: `signed_in=1; session=${encodeURIComponent(name)}` })
  expect(body).not.toContain('alert(1)//<')
  expect(body.split('<script')).toHaveLength(2)
  expect(readPageData(body)).toMatchObject({ user: { name } })
  expect(body).toContain('href="/assets/account.js"')
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

test('only the exact mode and next path of a prerendered page get it: hydration must find what it would render', async () => {
  const get = await openSite()
  const next = 'next=%2Fsubscribe%3Fplan%3Dactive'
  const expectBody = async (query: string, text: string) =>
    expect((await get(`/auth?${query}`)).body, query).toContain(`<h1>${text}</h1>`)
  await expectBody('mode=login', 'login.html')
  await expectBody('mode=login&utm_source=mail', 'login.html')
  await expectBody(next, 'plan.html')
  await expectBody(`mode=login&${next}`, 'login-plan.html')
  for (const query of ['mode=nonsense', 'mode=reset&token=abc', 'mode=login&mode=reset', `mode=login&${next}x`])
    await expectBody(query, 'the app')
})

test('a screen with a parameter in its path has a page for each id', async () => {
  const get = await openSite()
  for (const url of ['/jobs/7/notes', '/jobs/7/notes/'])
    for (const headers of [{}, signedIn])
      expect(await get(url, headers), url).toMatchObject({ statusCode: 200, body: theApp })
  for (const url of ['/jobs//notes', '/jobs/7', '/jobs/7/8/notes', '/x/jobs/7/notes'])
    expect(await get(url), url).toMatchObject({ statusCode: 404 })
})

test('an address without a screen is a 404, as a page for browsers and as JSON otherwise', async () => {
  const get = await openSite()
  const missing = await get('/nowhere')
  expect(missing).toMatchObject({ statusCode: 404, body: expect.stringContaining('not-found.html') })
  expect(await get('/nowhere', signedIn)).toMatchObject({ statusCode: 404, body: theApp })
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

test("a page is rendered by the time zone in the browser's cookie, if that is the name of one", async () => {
  const get = await openSite()
  for (const [name, shown] of [
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['UTC', 'UTC'],
    ['', 'null'],
    ['Nowhere/Else', 'null'],
    ['+05:30', 'null'],
    ['<script>', 'null'],
  ]) {
    const { body } = await get('/dashboard', {
      cookie: `${signedIn.cookie}; time_zone=${encodeURIComponent(name ?? '')}`,
    })
    expect(body, name).toContain(`<p>${shown}</p>`)
  }
})

test('with a CDN pages load scripts and fonts from there, and may, and those files are shared with our origin', async () => {
  const cdn = 'https://cdn.example'
  const get = await openSite({ assetHost: cdn })
  const visited = await get('/')
  expect(visited.body).toContain(`src="${cdn}/assets/a-1.js"`)
  const { body } = await get('/account', { cookie: 'signed_in=1; session="/assets/"' })
  expect(body).toContain(`url(${cdn}/assets/f.woff2)`)
  expect(body).toContain(`href="${cdn}/assets/account.js"`)
  // What a person typed is not altered.
  expect(readPageData(body)).toMatchObject({ user: { name: '"/assets/"' } })
  for (const directive of [
    "script-src 'self' 'sha256-AbC+/='",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
  ])
    expect(visited.headers['content-security-policy']).toContain(`${directive} ${cdn}`)
  expect((await get('/assets/a-1.js')).headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const alone = await openSite()
  expect((await alone('/')).body).toContain('src="/assets/a-1.js"')
  expect((await alone('/assets/a-1.js')).headers).not.toHaveProperty('access-control-allow-origin')
})
