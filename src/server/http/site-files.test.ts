import { expect, test } from 'vitest'
import { publicPaths } from '#contract/site.ts'
import { testApp } from '#test/harness.ts'
import { screens, type Screen } from '#web/screens.ts'

const settings = { APP_URL: 'https://foothold.example' }
const asBrowser = { headers: { accept: 'text/html' } }

test('the sitemap lists the public pages under APP_URL, whatever the Host header says', async () => {
  const app = await testApp(settings)
  const reply = await app.call('GET', '/sitemap.xml', { headers: { host: 'evil.test' } })
  expect(reply).toMatchObject({ status: 200, headers: { 'content-type': expect.stringContaining('application/xml') } })
  const listed = [...reply.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(publicPaths.map((path) => `https://foothold.example${path}`))
  expect(reply.text).not.toContain('evil.test')
})

test('the sitemap lists every public screen except the sign-in ones', () => {
  const all: Screen[] = Object.values(screens)
  const open = all.filter(({ access, path }) => access === 'anyone' || path === '/').map(({ path }) => path)
  const notListed = ['/verify-email', '/verify-simple', '/shared']
  expect([...publicPaths].toSorted()).toEqual([...new Set(open)].filter((path) => !notListed.includes(path)).toSorted())
})

test('robots.txt names the sitemap and bars only paths without pages', async () => {
  const app = await testApp(settings)
  const { status, headers, text } = await app.anonymous.get('/robots.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain'])
  const lines = text.trimEnd().split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toContain('Disallow: /api/')
  expect(lines).toContain('Sitemap: https://foothold.example/sitemap.xml')
  const barred = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice('Disallow: '.length))
  for (const { path } of Object.values(screens))
    expect(
      barred.filter((start) => path.startsWith(start)),
      path,
    ).toEqual([])
})

test("personal and developers' pages are noindex, also with a query", async () => {
  const app = await testApp(settings)
  for (const path of ['/api/docs', '/api/unsubscribe?token=x'])
    expect((await app.call('GET', path, asBrowser)).headers, path).toMatchObject({ 'x-robots-tag': 'noindex' })
  expect((await app.anonymous.get('/robots.txt')).headers).not.toHaveProperty('x-robots-tag')
})

test('shared documents are not followed by engines and are unknown to other sites', async () => {
  const app = await testApp(settings)
  for (const path of ['/shared', '/shared/', '/shared?x=1'])
    expect((await app.call('GET', path, asBrowser)).headers, path).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
})
