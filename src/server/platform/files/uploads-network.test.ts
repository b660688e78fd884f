import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { UploadPurpose } from '#contract/files.ts'
import { openDatabase } from '#server/db/client.ts'
import { createVerifiedAccount } from '#server/people/auth/auth.service.ts'
import { createDatabase } from '#test/harness.ts'
import { pickEvery } from '#test/long.ts'
import { testPassword } from '#test/factories.ts'
import { callsTo, signInAt, startServerProcess } from '#test/server-process.ts'
import { docx, getMaxSize, pdf, picture } from './files.fixture.ts'

const mebibyte = 2 ** 20

/** The product in a new process, with a signed-in person. */
async function start() {
  const database = await createDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foothold-network-'))
  const server = await startServerProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO: '0' })
  const client = openDatabase({ url: database.url, connections: 1, onError: () => {} })
  const person = { email: 'a@example.test', password: testPassword, firstName: 'A', lastName: 'B' }
  await createVerifiedAccount(client.db, person, 'user')
  await client.close()
  const calls = callsTo(server.origin, await signInAt(server.origin, person))
  const uploads = path.join(dataDir, 'uploads')
  const memory = async (name: 'VmRSS' | 'VmHWM') => {
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
    return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
  }
  return {
    ...server,
    calls,
    announce: async (purpose: UploadPurpose = 'resume'): Promise<string> =>
      (await calls.post('/api/objects/upload', { purpose })).body.uploadURL,
    stored: async () => {
      const entries = await readdir(uploads, { recursive: true, withFileTypes: true }).catch(() => [])
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
    },
    /** By how many MiB the process grows, at the most, while this is done. */
    async growth(work: () => Promise<unknown>) {
      if (process.platform !== 'linux') return work().then(() => 0)
      const before = await memory('VmRSS')
      // Forgets the highest mark so far, which the start has set.
      await writeFile(`/proc/${server.pid}/clear_refs`, '5')
      await work()
      const grown = (await memory('VmHWM')) - before
      console.log(`the server grew by ${Math.round(grown)} MiB`)
      return grown
    },
    async stop() {
      server.kill('SIGTERM')
      await server.exited
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

let server: Awaited<ReturnType<typeof start>>
// Each test has a new process: one that has grown already would hide the growth of the next test.
beforeEach(async () => {
  server = await start()
})
afterEach(() => server.stop())

/** A connection on which a PUT has begun. */
async function begin(...lines: string[]) {
  const { origin, calls } = server
  const url = await server.announce()
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write([`PUT ${url} HTTP/1.1`, 'host: localhost', `cookie: ${calls.cookie}`, ...lines, '', ''].join('\r\n'))
  return socket
}

/** A partial upload is removed when the server has noticed, which may be after the answer. */
const nothingStays = () => vi.waitFor(async () => expect(await server.stored()).toEqual([]), 5_000)

/** Sends until so much is sent or the connection ends; answers how much that was. */
async function pour(socket: Awaited<ReturnType<typeof begin>>, bytes: number) {
  const chunk = `${mebibyte.toString(16)}\r\n${'x'.repeat(mebibyte)}\r\n`
  const ended = new AbortController()
  socket.once('close', () => ended.abort())
  let sent = 0
  while (socket.writable && sent < bytes) {
    sent += mebibyte
    if (!socket.write(chunk)) await once(socket, 'drain', { signal: ended.signal }).catch(() => {})
  }
  return sent
}

test('a body of a gibibyte is answered 413 at the limit and costs no memory; it leaves nothing, and no body that is refused or cut off does', async () => {
  const sendEndlessly = async () => {
    const socket = await begin('transfer-encoding: chunked')
    const answer = text(socket).catch(() => '')
    await pour(socket, 1024 * mebibyte)
    expect(await answer).toMatch(/^HTTP\/1\.1 413[^]*File size must be less than 10MB/)
  }
  // A sixteenth of what is sent.
  expect(await server.growth(sendEndlessly)).toBeLessThan(64)
  await nothingStays()

  // One that says that it is too large is refused before it is sent.
  const tooLarge = await begin(`content-length: ${getMaxSize('resume') + 1}`)
  const [answer] = await once(tooLarge, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413/)
  await once(tooLarge, 'close')
  await nothingStays()
  const whole = pdf(5_000)
  const short = await begin(`content-length: ${whole.length + 10}`)
  short.resume().end(whole)
  await once(short, 'close')
  const long = await begin(`content-length: ${whole.length - 10}`, 'connection: close')
  long.end(whole)
  expect(await text(long)).toMatch(/^HTTP\/1\.1 4(00|15)/)
  await nothingStays()
  const cut = await begin('transfer-encoding: chunked')
  cut.write(`1000\r\n${'x'.repeat(0x1000)}\r\n`)
  await vi.waitFor(async () => expect(await server.stored()).toHaveLength(1), 5_000)
  cut.destroy()
  await nothingStays()
  expect((await server.calls.get('/healthz')).status).toBe(200)
  expect(server.output.text).not.toContain('request failed')
})

/** Sends the same file ten times at once, and answers the statuses. */
const sendTen = (body: Buffer, purpose: UploadPurpose) =>
  Promise.all(
    Array.from({ length: 10 }, async () => {
      const url = server.origin + (await server.announce(purpose))
      const content = new Uint8Array(body)
      const reply = await fetch(url, { method: 'PUT', body: content, headers: { cookie: server.calls.cookie } })
      return reply.status
    }),
  )

/** In a short run the first. */
const large: [
  string,
  { make: () => Promise<Buffer> | Buffer; purpose: UploadPurpose; status: number; rounds: number },
][] = [
  [
    'whole resumes, ten at once, cost much less memory than they are large',
    { make: () => pdf(getMaxSize('resume')), purpose: 'resume', status: 200, rounds: 4 },
  ],
  [
    'documents that swell when they are looked into cost no more, ten at once',
    {
      make: () => docx({ 'a.bmp': new Uint8Array(62 * mebibyte), 'b.bin': [randomBytes(mebibyte), { level: 0 }] }),
      purpose: 'resume',
      status: 200,
      rounds: 1,
    },
  ],
  [
    'pictures that must be searched to their end cost no more, ten at once',
    {
      make: async () => {
        const noise = (await picture('png', { side: 1500, noise: true })).subarray(0, getMaxSize('picture') - 8)
        return Buffer.concat([noise, Buffer.from('<script>')])
      },
      purpose: 'picture',
      status: 415,
      rounds: 1,
    },
  ],
]

test.each(pickEvery(3, large))('%s', async (_name, { make, purpose, status, rounds }) => {
  const body = await make()
  const sendAll = async () => {
    for (let round = 0; round < rounds; round++) expect(await sendTen(body, purpose)).toEqual(Array(10).fill(status))
  }
  expect(await server.growth(sendAll)).toBeLessThan(45)
})
