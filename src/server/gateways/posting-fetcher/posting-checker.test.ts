import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  boards,
  expired,
  live,
  page,
  redirect,
  shell,
  silentAnswers,
  type RecordedAnswer,
} from './board-answers.fixture.ts'
import { type Site, startSite } from './hostile-site.fixture.ts'
import { createPostingReader, type PostingReader } from './posting-reader.ts'

/** Every site but this one is unreachable: this one answers in the place of those recorded. */
let site: Site
let reader: PostingReader
let recorded: Record<string, RecordedAnswer>
let asked: string[]

beforeAll(async () => {
  site = await startSite(
    new Proxy(
      {},
      {
        get: (_target, path) => (response: ServerResponse) => {
          const address = decodeURIComponent(String(path).slice('/?'.length))
          asked.push(address)
          const { status = 200, type, body = '', location } = recorded[address] ?? { status: 404 }
          const headers = { ...(type ? { 'content-type': type } : {}), ...(location ? { location } : {}) }
          response.writeHead(status, headers).end(body)
        },
      },
    ),
  )
  reader = createPostingReader({
    resolve: async () => ['93.184.216.34'],
    testPages: {
      environment: 'test',
      pages: [site.page],
      replaceSite: (url) =>
        url.host === site.page ? url : new URL(`http://${site.page}/?${encodeURIComponent(url.href)}`),
    },
  })
})
afterAll(async () => {
  await reader.close()
  await site.close()
})
beforeEach(() => {
  recorded = {}
  asked = []
})

const check = (link: string, answers: Record<string, RecordedAnswer>) => {
  recorded = answers
  return reader.check(link)
}
const names = Object.keys(boards) as (keyof typeof boards)[]
const getBoard = (name: keyof typeof boards) => boards[name] as (typeof boards)['greenhouse']

describe.each(names)('%s', (name) => {
  const { link, api, open, without, closedPage } = getBoard(name)
  const landing = 'landing' in boards[name] ? Object.fromEntries([getBoard(name).landing]) : {}

  test('open: its API alone says so', async () => {
    expect(await check(link, { [api]: open })).toEqual({ state: 'open', reason: 'The job board lists it.' })
    expect(asked).toEqual([api])
  })

  test('closed: API and page agree', async () => {
    expect(await check(link, { [api]: without, [link]: closedPage, ...landing })).toMatchObject({ state: 'closed' })
  })

  test('confidential: not listed, and its page is there', async () => {
    expect(await check(link, { [api]: without, [link]: live })).toMatchObject({
      state: name === 'lever' ? 'open' : 'unknown',
    })
  })

  test('moved: the page leads to another host', async () => {
    const moved = {
      [link]: redirect('https://careers.acme.test/gardener'),
      'https://careers.acme.test/gardener': shell,
    }
    expect(await check(link, { [api]: without, ...moved })).toMatchObject({ state: 'unknown' })
  })

  test.each(Object.entries(silentAnswers))('%s of its API and of its page is unknown', async (_what, answer) => {
    expect(await check(link, { [api]: answer, [link]: answer })).toMatchObject({ state: 'unknown' })
  })

  test.each(Object.entries(silentAnswers))('%s of its API: the page decides', async (_what, answer) => {
    expect(await check(link, { [api]: answer, [link]: live })).toMatchObject({ state: 'open' })
    expect(await check(link, { [api]: answer, [link]: expired })).toEqual({
      state: 'closed',
      reason: 'It was open until Jan 31, 2020.',
    })
  })

  test('asks for nothing but its API and its page, and follows no redirect of the API', async () => {
    await check(link, { [api]: redirect('http://169.254.169.254/latest'), [link]: redirect('http://127.0.0.1:5432/') })
    expect(asked).toEqual([api, link])
  })
})

test("Lever's 404 alone is unknown, of the API and of the page", async () => {
  const { link, api, without } = boards.lever
  expect(await check(link, { [api]: without, [link]: { status: 404 } })).toMatchObject({ state: 'unknown' })
  expect(await check(link, { [api]: without, [link]: shell })).toMatchObject({ state: 'unknown' })
})

test('a list without the job is no proof where the page says nothing, but for Ashby', async () => {
  for (const name of ['workable', 'recruitee', 'personio'] as const) {
    const { link, api, without } = boards[name]
    expect(await check(link, { [api]: without, [link]: shell }), name).toMatchObject({ state: 'unknown' })
  }
  const { link, api, without } = boards.ashby
  expect(await check(link, { [api]: without, [link]: { status: 403 } })).toMatchObject({ state: 'unknown' })
})

describe('any other page', () => {
  const link = 'https://careers.acme.test/jobs/gardener-4711'
  const moved = 'https://careers.acme.test/jobs'

  test.each<[string, RecordedAnswer, 'open' | 'closed' | 'unknown', string]>([
    ['described', live, 'open', 'Its page is there and says nothing of an end.'],
    ['expired', expired, 'closed', 'It was open until Jan 31, 2020.'],
    [
      'with a banner',
      page('<h2>This position has been filled.</h2>'),
      'closed',
      'Its page says: “This position has been filled.”',
    ],
    [
      'a banner beside a way to apply',
      page('<p>This position has been filled.</p><a>Apply now</a>'),
      'unknown',
      'The page does not say.',
    ],
    ['gone', { status: 404 }, 'closed', 'Its page is gone.'],
    ['gone for good', page('', 410), 'closed', 'Its page is gone.'],
    ['a 404 that shows the job', { ...live, status: 404 }, 'unknown', 'The page does not say.'],
    ['written by a script', shell, 'unknown', 'The page does not say.'],
    ['forbidden', { status: 403 }, 'unknown', 'The website did not let us look.'],
    ['busy', { status: 429 }, 'unknown', 'The website was too busy to answer.'],
    ['failing', { status: 500 }, 'unknown', 'The website had a problem.'],
    ['a file', { type: 'application/pdf', body: '%PDF' }, 'unknown', 'This link does not lead to a web page.'],
  ])('%s', async (_name, answer, state, reason) => {
    expect(await check(link, { [link]: answer })).toEqual({ state, reason })
  })

  test('a redirect that loses the job is unknown, whatever it leads to; one that keeps it is the page', async () => {
    for (const answer of [live, expired, { status: 404 }, page('<p>This job is no longer available.</p>')])
      expect(await check(link, { [link]: redirect('/jobs'), [moved]: answer })).toMatchObject({ state: 'unknown' })
    const kept = 'https://www.acme.test/en/gardener-4711/'
    expect(await check(link, { [link]: redirect(kept), [kept]: live })).toMatchObject({ state: 'open' })
  })

  test('an address inside is never asked', async () => {
    for (const inside of [
      'http://127.0.0.1:5432/',
      'http://169.254.169.254/',
      'http://[::1]/',
      'https://10.0.0.1/jobs/1',
    ])
      expect(await reader.check(inside)).toMatchObject({ state: 'unknown' })
    expect(asked).toEqual([])
  })
})

test('one request to a site at a time, and no endless line', async () => {
  let [running, most] = [0, 0]
  const link = (number: number) => `http://${slow.page}/jobs/${number}000`
  const slow = await startSite(
    new Proxy(
      {},
      {
        get: () => (response: ServerResponse) => {
          most = Math.max(most, ++running)
          setImmediate(() => {
            running--
            response.writeHead(410).end()
          })
        },
      },
    ),
  )
  const own = createPostingReader({ testPages: { environment: 'test', pages: [slow.page] } })
  const found = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((number) => own.check(link(number))))
  expect(most).toBe(1)
  expect(found.map((each) => each?.state ?? null)).toEqual([
    'closed',
    'closed',
    'closed',
    'closed',
    'closed',
    null,
    null,
  ])
  expect(await own.check(link(8))).toMatchObject({ state: 'closed' })
  await own.close()
  await slow.close()
})
