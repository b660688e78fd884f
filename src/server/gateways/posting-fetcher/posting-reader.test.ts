import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, page, redirect, startSite } from './hostile-site.fixture.ts'
import { type PostingReaderOptions, createPostingReader } from './posting-reader.ts'

const posting = {
  '@type': 'JobPosting',
  title: 'Senior Baker',
  hiringOrganization: { name: 'Oakhurst Bakery' },
  description: '<p>We bake.</p>',
  jobLocation: { address: 'Portland, OR' },
}
const script = (json: string) => `<script type="application/ld+json">${json}</script>`
/** Two megabytes that take some hundred milliseconds to read. */
const laborious = script('['.repeat(2_000_000)) + script(JSON.stringify(posting))
const fields = {
  company: 'Oakhurst Bakery',
  position: 'Senior Baker',
  description: 'We bake.',
  location: 'Portland, OR',
}

let site: Site
let waiting: Promise<void>

beforeAll(async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  waiting = promise
  site = await startSite({
    '/job': page(script(JSON.stringify(posting))),
    '/link': redirect('/job'),
    '/empty': page(''),
    '/laborious': page(laborious),
    '/silent': () => resolve(),
  })
})
afterAll(() => site.close())

const readerFor = (options: PostingReaderOptions = {}) =>
  createPostingReader({ testPages: { environment: 'test', pages: [site.page] }, ...options })

async function read(path: string, options?: PostingReaderOptions) {
  const reader = readerFor(options)
  return reader.read(site.url(path)).finally(() => reader.close())
}

test('a posting is read, with the address after redirects', async () => {
  expect(await read('/link')).toEqual({ ...fields, url: site.url('/job') })
})

test('a page without a posting gives empty fields', async () => {
  const nothing = { company: '', position: '', description: '', location: '' }
  expect(await read('/empty')).toEqual({ ...nothing, url: site.url('/empty') })
})

test('a laborious page is read', async () => {
  expect(await read('/laborious')).toEqual({ ...fields, url: site.url('/laborious') })
})

test('a page that takes too long, or too much memory, to read is given up, with its own reason', async () => {
  await expect(read('/laborious', { wallMs: 1 })).rejects.toMatchObject({ reason: 'unreadable' })
  await expect(read('/laborious', { heapMb: 8 })).rejects.toMatchObject({ reason: 'too-large' })
})

test('what the fetcher refuses is refused', async () => {
  await expect(read('/job', { testPages: undefined })).rejects.toMatchObject({ reason: 'address' })
  await expect(read('/nowhere')).rejects.toThrow('The website refused to show this page.')
})

test('a reader that is closed ends what it reads, and reads no more', async () => {
  const reader = readerFor()
  const reading = reader.read(site.url('/silent'))
  const failed = expect(reading).rejects.toThrow('closed')
  await waiting
  await reader.close()
  await failed
  await site.left()
  await expect(reader.read(site.url('/job'))).rejects.toThrow('closed')
})
