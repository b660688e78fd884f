import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createDatabase } from '#test/harness.ts'
import { callsTo, startServerProcess } from '#test/server-process.ts'

const serve = new URL('../../scripts/serve.js', import.meta.url).pathname

/** A collector that keeps what it gets. Names are plain text in the protobuf messages. */
async function openCollector() {
  const received: string[] = []
  const server = createServer((request: IncomingMessage, response) => {
    void buffer(request).then((body) => {
      received.push(`${request.url} ${body.toString('latin1')}`)
      response.end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

async function startProduct(settings: Record<string, string>) {
  const { url, drop } = await createDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foothold-telemetry-test-'))
  const server = await startServerProcess({ DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0', ...settings }, serve)
  onTestFinished(async () => {
    server.kill('SIGKILL')
    await server.exited
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return server
}

test('with an endpoint, calls, queries and jobs are traced by their names, without addresses', async () => {
  const collector = await openCollector()
  const product = await startProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '100' })
  const calls = callsTo(product.origin)
  await calls.get('/readyz')
  await calls.get('/api/verify-email?token=a-secret-token')
  await calls.post('/api/forgot-password', { email: 'nobody@example.test' })
  await calls.get('/calendar/another-secret-token.ics')
  await vi.waitFor(
    () => {
      const all = collector.received.join('\n')
      for (const name of ['foothold', 'GET /api/verify-email', 'pg.query', 'job mail']) expect(all).toContain(name)
    },
    { timeout: 20_000, interval: 100 },
  )
  const all = collector.received.join('\n')
  expect(all).toMatch(/^\/v1\/traces /)
  for (const secret of ['secret-token', '/readyz', '127.0.0.1:']) expect(all).not.toContain(secret)
})

/** Prints each module that is loaded. */
const printLoaded = `import { registerHooks } from 'node:module'
registerHooks({ load: (url, context, next) => (process.stdout.write('loaded ' + url + '\\n'), next(url, context)) })`

test('without an endpoint nothing of it is loaded', async () => {
  const product = await startProduct({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(printLoaded)}`,
  })
  expect(product.output.text).toContain('server/main.ts')
  expect(product.output.text).not.toMatch(/telemetry\.ts|sdk-node|instrumentation-pg/)
})
