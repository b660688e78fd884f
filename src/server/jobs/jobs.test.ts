import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#server/db/client.ts'
import { createDatabase } from '#test/harness.ts'
import { startTcpProxy } from '#test/tcp-proxy.ts'
import { startJobs, type JobData } from './jobs.ts'

const soon = { timeout: 20_000, interval: 20 }

async function queue() {
  const { url, drop } = await createDatabase()
  const { db, pool, close } = openDatabase({ url, connections: 4, onError: () => {} })
  const jobs = await startJobs(url, () => {})
  onTestFinished(async () => {
    await jobs.stop()
    await close()
    await drop()
  })
  const states = async () =>
    (await pool.query("select state, retry_count from jobs.job where name = 'mail' order by created_on")).rows
  return { url, db, pool, jobs, states }
}

const mailTo = (userId: string): JobData['mail'] => ({ template: 'verify-email', userId })

test('a job of a transaction that is rolled back is never done, and one that commits is', async () => {
  const { db, jobs, states } = await queue()
  const done: JobData['mail'][] = []
  await jobs.work('mail', async (data) => void done.push(data))
  const [kept, undone] = [randomUUID(), randomUUID()]
  const rolledBack = db.transaction(async (tx) => {
    await jobs.send(tx, 'mail', mailTo(undone))
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  await db.transaction(async (tx) => {
    await jobs.send(tx, 'mail', mailTo(kept))
    expect(done).toEqual([])
  })
  await vi.waitFor(async () => expect(await states()).toMatchObject([{ state: 'completed' }]), soon)
  expect(done).toEqual([mailTo(kept)])
})

test('a job that fails waits and is tried again, while others go on', async () => {
  const { db, pool, jobs, states } = await queue()
  const [stubborn, easy] = [randomUUID(), randomUUID()]
  const tried: (string | null)[] = []
  await jobs.work('mail', async ({ userId }) => {
    tried.push(userId)
    if (userId === stubborn && tried.filter((each) => each === stubborn).length === 1) throw new Error('no mail server')
  })
  await jobs.send(db, 'mail', mailTo(stubborn))
  await vi.waitFor(async () => expect(await states()).toMatchObject([{ state: 'retry' }]), soon)
  const { rows } = await pool.query("select start_after > now() as later from jobs.job where name = 'mail'")
  expect(rows).toEqual([{ later: true }])

  // Its time has come; the next job wakes the worker.
  await pool.query("update jobs.job set start_after = now() where state = 'retry'")
  await jobs.send(db, 'mail', mailTo(easy))
  await vi.waitFor(
    async () =>
      expect(await states()).toMatchObject([
        { state: 'completed', retry_count: 1 },
        { state: 'completed', retry_count: 0 },
      ]),
    soon,
  )
  expect(tried.toSorted()).toEqual([stubborn, stubborn, easy].toSorted())
})

test('a job that lost its connection is done as soon as the database answers', async () => {
  const { url, db, states } = await queue()
  const proxied = new URL(url)
  const proxy = await startTcpProxy({ host: proxied.hostname, port: Number(proxied.port) })
  proxied.port = String(proxy.port)
  const jobs = await startJobs(proxied.href, () => {}, { isConnectionLost: (error) => String(error) === 'Error: lost' })
  onTestFinished(async () => {
    await jobs.stop()
    await proxy.close()
  })
  let [runs, cuts] = [0, 0]
  await jobs.work('mail', async () => {
    if (++runs > 1) return
    proxy.decideBy(() => (cuts < 3 && ++cuts ? 'cut' : null))
    throw new Error('lost')
  })
  await jobs.send(db, 'mail', mailTo(randomUUID()))
  await vi.waitFor(async () => expect(await states()).toMatchObject([{ state: 'completed', retry_count: 0 }]), soon)
  expect([runs, cuts]).toEqual([2, 3])
})

test('each job is done once, whichever process takes it', async () => {
  const { url, db, jobs, states } = await queue()
  const second = await startJobs(url, () => {})
  onTestFinished(() => second.stop())
  const done: (string | null)[] = []
  for (const each of [jobs, second]) await each.work('mail', async ({ userId }) => void done.push(userId))
  const ids = Array.from({ length: 12 }, () => randomUUID())
  await Promise.all(ids.map((id) => jobs.send(db, 'mail', mailTo(id))))
  await vi.waitFor(async () => {
    const all = await states()
    expect(all.filter(({ state }) => state === 'completed')).toHaveLength(ids.length)
  }, soon)
  expect(done.toSorted()).toEqual(ids.toSorted())
})

test('a job that was queued without a worker runs at the next start', async () => {
  const { db, jobs, states } = await queue()
  await jobs.send(db, 'mail', mailTo(randomUUID()))
  const done: JobData['mail'][] = []
  await jobs.work('mail', async (data) => void done.push(data))
  await vi.waitFor(async () => expect(await states()).toMatchObject([{ state: 'completed' }]), soon)
  expect(done).toHaveLength(1)
})

test('many jobs are queued at once, and forgotten with their transaction', async () => {
  const { db, jobs, states } = await queue()
  const done: (string | null)[] = []
  const ids = Array.from({ length: 50 }, () => randomUUID())
  const rolledBack = db.transaction(async (tx) => {
    await jobs.sendMany(tx, 'mail', ids.map(mailTo))
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  expect(await states()).toEqual([])
  await jobs.work('mail', async ({ userId }) => void done.push(userId))
  await db.transaction((tx) => jobs.sendMany(tx, 'mail', ids.map(mailTo)))
  await vi.waitFor(() => expect(done.toSorted()).toEqual(ids.toSorted()), soon)
})

test('what was done while the database was away is not done again, nor what others of its batch wait for', async () => {
  const { url, db, states } = await queue()
  const proxied = new URL(url)
  const proxy = await startTcpProxy({ host: proxied.hostname, port: Number(proxied.port) })
  proxied.port = String(proxy.port)
  const jobs = await startJobs(proxied.href, () => {})
  onTestFinished(async () => {
    await jobs.stop()
    await proxy.close()
  })
  const [cut, slow] = [randomUUID(), randomUUID()]
  const done: string[] = []
  const ids: string[] = []
  let cuts = 0
  const finish = Promise.withResolvers<void>()
  await jobs.sendMany(db, 'mail', [mailTo(cut), mailTo(slow)])
  await jobs.work('mail', async ({ userId }, id) => {
    done.push(userId ?? '')
    ids.push(id)
    if (userId === slow) return finish.promise
    proxy.decideBy(() => (cuts < 3 && ++cuts ? 'cut' : null))
  })
  await vi.waitFor(
    async () => expect((await states()).map(({ state }) => state).toSorted()).toEqual(['active', 'completed']),
    soon,
  )
  finish.resolve()
  await vi.waitFor(async () => {
    const completed = { state: 'completed', retry_count: 0 }
    expect(await states()).toEqual([completed, completed])
  }, soon)
  expect(done.toSorted()).toEqual([cut, slow].toSorted())
  expect(new Set(ids).size).toBe(2)
  expect(cuts).toBe(3)
})
