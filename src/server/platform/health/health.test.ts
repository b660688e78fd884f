import { expect, onTestFinished, test, vi } from 'vitest'
import { createLogger } from '#server/http/log.ts'
import { buildWorkerApp } from '#server/worker-app.ts'
import { testApp, type TestApp } from '#test/harness.ts'

test('the server is alive and ready', async () => {
  const app = await testApp()
  expect(await app.anonymous.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await app.anonymous.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
})

test('without its database the server is alive but not ready, and is ready again when the database is back', async () => {
  const app = await testApp()
  const query = app.pool.query
  app.pool.query = () => Promise.reject(new Error('connection refused by 10.0.0.7'))
  expect(await app.anonymous.get('/healthz')).toMatchObject({ status: 200 })
  const reply = await app.anonymous.get('/readyz')
  expect(reply).toMatchObject({ status: 503, body: { status: 'the database does not answer' } })
  expect(reply.text).not.toContain('10.0.0.7')
  app.pool.query = query
  expect((await app.anonymous.get('/readyz')).status).toBe(200)
})

test('with every connection busy the server soon reports not ready, and queries once for all probes', async () => {
  const app = await testApp()
  const busy = await Promise.all(Array.from({ length: app.pool.options.max }, () => app.pool.connect()))
  const replies = await Promise.all([1, 2, 3].map(() => app.anonymous.get('/readyz')))
  expect(replies.map(({ status }) => status)).toEqual([503, 503, 503])
  // The query still waits: the answer came before the pool gave up.
  expect(app.pool.waitingCount).toBe(1)
  for (const client of busy) client.release()
  expect((await app.anonymous.get('/readyz')).status).toBe(200)
})

test('anyone may ask, from any site', async () => {
  const app = await testApp()
  for (const path of ['/healthz', '/readyz'])
    expect(
      (await app.call('GET', path, { headers: { origin: 'https://evil.example', cookie: 'session=x' } })).status,
    ).toBe(200)
})

const runsFor = (seconds: number) => {
  const uptime = vi.spyOn(process, 'uptime').mockReturnValue(seconds)
  onTestFinished(() => uptime.mockRestore())
}
const endMinuteJob = (app: TestApp, ago: string) =>
  app.pool.query(
    `insert into jobs.job (name, state, completed_on) values ('check-promises', 'completed', now() - $1::interval)`,
    [ago],
  )

test('a queue in which no job ends is noticed: a worker is not ready, and a process that serves people says so', async () => {
  const app = await testApp()
  const worker = await buildWorkerApp(
    { ...app.deps, config: { ...app.config, role: 'worker' } },
    createLogger('silent'),
  )
  onTestFinished(() => worker.close())
  const readWorker = async () => {
    const { statusCode, body } = await worker.inject('/readyz')
    return [statusCode, JSON.parse(body).status]
  }
  runsFor(100)
  expect(await readWorker()).toEqual([200, 'ready'])
  runsFor(1_000)
  expect(await readWorker()).toEqual([503, 'the queue is stuck'])
  expect(await app.anonymous.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready', queue: 'stuck' } })
  await endMinuteJob(app, '10 minutes')
  expect(await readWorker()).toEqual([503, 'the queue is stuck'])
  await endMinuteJob(app, '1 minute')
  expect(await readWorker()).toEqual([200, 'ready'])
  expect(await app.anonymous.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
})
