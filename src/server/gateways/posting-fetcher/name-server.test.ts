import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { page, startSite } from './hostile-site.fixture.ts'
import { createPostingFetcher } from './posting-fetcher.ts'
import { resolveBy } from './public-lookup.ts'

const endings: (() => unknown)[] = []
afterEach(() => Promise.all(endings.splice(0).map((end) => end())))

/** A name server that answers each question for an IPv4 address with the next of its answers, or keeps silent. */
async function startNameServer(...answers: string[]) {
  const questions: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (question, { port }) => {
    const name = question.subarray(12, question.indexOf(0, 12) + 1)
    const type = question.readUInt16BE(12 + name.length)
    if (type === 1) questions.push(name.toString('latin1').replaceAll(/[^\w-]+/g, '.'))
    const address = type === 1 ? answers.shift() : undefined
    if (answers.length === 0 && !address && type === 1) return
    const header = Buffer.from([...question.subarray(0, 2), 0x81, 0x80, 0, 1, 0, address ? 1 : 0, 0, 0, 0, 0])
    const answer = address ? [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)] : []
    socket.send(
      Buffer.concat([header, question.subarray(12, 16 + name.length), Buffer.from(answer)]),
      port,
      '127.0.0.1',
    )
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  endings.push(() => new Promise<void>((resolve) => socket.close(() => resolve())))
  return { questions, resolve: resolveBy([`127.0.0.1:${socket.address().port}`]) }
}

async function startTestSite() {
  const site = await startSite({
    '/': page('here'),
    '/again': (response) => response.writeHead(302, { location: '/' }).end(),
  })
  endings.push(() => site.close())
  return { site, testPages: { environment: 'test' as const, pages: [site.page] } }
}

test('a name is looked up once, and its address connected to', async () => {
  const { site, testPages } = await startTestSite()
  const { questions, resolve } = await startNameServer('127.0.0.1', '0.0.0.0')
  const found = await createPostingFetcher({ resolve, testPages }).fetch(site.url('/', 'jobs.example.test'))
  expect(found.html).toBe('here')
  expect(questions).toEqual(['.jobs.example.test.'])
})

test('a name that leads elsewhere at its second question is not followed', async () => {
  const { site, testPages } = await startTestSite()
  const { resolve } = await startNameServer('127.0.0.1', '0.0.0.0')
  const fetching = createPostingFetcher({ resolve, testPages }).fetch(site.url('/again', 'jobs.example.test'))
  await expect(fetching).rejects.toMatchObject({ reason: 'address' })
  expect(site.connections()).toBe(1)
})

test('a name server that keeps silent is given up', async () => {
  const { questions, resolve } = await startNameServer()
  const fetching = createPostingFetcher({ resolve, totalMs: 200 }).fetch('http://jobs.example.test/')
  await expect(fetching).rejects.toMatchObject({ reason: 'timeout' })
  expect(questions.length).toBeGreaterThan(0)
})
