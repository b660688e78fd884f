import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createUser } from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'

async function listening(app: TestApp) {
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app.server.address() as AddressInfo
  return port
}

/** A raw connection for any bytes. */
async function connected(port: number) {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

const request = (cookie: string, ...lines: string[]) =>
  [
    'POST /api/job-interests HTTP/1.1',
    'host: localhost',
    `cookie: ${cookie}`,
    'content-type: application/json',
    ...lines,
    '',
    '',
  ].join('\r\n')

const waitingForLock =
  'select 1 from pg_locks l join pg_database d on d.oid = l.database where d.datname = current_database() and not granted'

async function seekerAt(app: TestApp) {
  const port = await listening(app)
  const calls = await app.signIn(await createUser(app))
  return { port, ...calls }
}

test('an endless body is refused at the limit, and the connection is closed', async () => {
  const app = await testApp()
  const { port, cookie, get } = await seekerAt(app)
  const socket = await connected(port)
  const answer = text(socket)
  socket.write(request(cookie, 'transfer-encoding: chunked'))
  const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
  let sent = 0
  while (!socket.destroyed && socket.writable && sent < 64 * 2 ** 20) {
    sent += 65_536
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {})
  }
  expect(sent).toBeLessThan(64 * 2 ** 20)
  // A client that keeps sending may lose the answer to the reset of the connection.
  expect(await answer.catch(() => '')).toMatch(/^(HTTP\/1\.1 413|$)/)
  expect((await get('/api/job-interests')).body).toEqual([])
})

test('a body with a too large length is refused before it is sent', async () => {
  const app = await testApp()
  const { port, cookie } = await seekerAt(app)
  const socket = await connected(port)
  socket.write(request(cookie, `content-length: ${2 ** 40}`))
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413/)
})

test('a body longer than its length is cut there, and the remainder is not a call', async () => {
  const app = await testApp()
  const { port, cookie, get } = await seekerAt(app)
  const socket = await connected(port)
  const body = '{"jobUrl":"https://jobs.example.test/1"}'
  socket.write(`${request(cookie, 'content-length: 10', 'connection: close')}${body}`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400/)
  expect((await get('/api/job-interests')).body).toEqual([])
})

test('a repeated or conflicting length is refused', async () => {
  const app = await testApp()
  const { port, cookie, get } = await seekerAt(app)
  const body = '{"jobUrl":"https://jobs.example.test/1"}'
  for (const lines of [
    ['content-length: 40', 'content-length: 0'],
    ['content-length: 40', 'transfer-encoding: chunked'],
    ['transfer-encoding: gzip, identity'],
  ]) {
    const socket = await connected(port)
    socket.write(`${request(cookie, ...lines)}${body}`)
    expect(await text(socket), lines.join()).toMatch(/^HTTP\/1\.1 400/)
  }
  expect((await get('/api/job-interests')).body).toEqual([])
})

test('headers past 16 KB are refused, and the server continues', async () => {
  const app = await testApp()
  const { port, cookie, get } = await seekerAt(app)
  const socket = await connected(port)
  socket.write(request(cookie, `x-long: ${'x'.repeat(20_000)}`))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 431/)
  expect((await get('/api/auth/user')).status).toBe(200)
})

test('HEAD of a probe has no body, and HEAD of a call is refused', async () => {
  const app = await testApp()
  const { port, cookie } = await seekerAt(app)
  const head = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'HEAD', headers: { cookie } })
    return { status: answer.status, body: await answer.text() }
  }
  expect(await head('/healthz')).toEqual({ status: 200, body: '' })
  for (const path of ['/api/auth/user', '/api/events'])
    expect(await head(path), path).toEqual({ status: 404, body: '' })
})

test('a stop answers running calls and does not wait for idle connections', async () => {
  const app = await testApp()
  const { port, cookie } = await seekerAt(app)
  const ahead = await connected(port)
  const halfway = await connected(port)
  halfway.write('GET /healthz HTTP/1.1\r\n')
  const waiting = await connected(port)
  const body = '{"jobUrl":"https://jobs.example.test/1"}'
  const lock = await app.pool.connect()
  await lock.query('begin; lock table job_interests')
  waiting.write(`${request(cookie, `content-length: ${body.length}`)}${body}`)
  const answer = text(waiting)
  await vi.waitFor(async () => expect((await lock.query(waitingForLock)).rowCount).toBe(1))
  const closed = app.app.close()
  await Promise.all([ahead, halfway].map((socket) => once(socket, 'close')))
  await lock.query('commit')
  lock.release()
  await closed
  expect(await answer).toMatch(/^HTTP\/1\.1 201/)
})
