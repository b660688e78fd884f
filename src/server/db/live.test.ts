import { expect, onTestFinished, test, vi } from 'vitest'
import { liveTopics } from '#contract/live.ts'
import { createDatabase } from '#test/harness.ts'
import { startTcpProxy, type Fault } from '#test/tcp-proxy.ts'
import { openDatabase } from './client.ts'
import { createLiveHub, publishLive } from './live.ts'

const soon = { timeout: 10_000, interval: 20 }

test('a silently lost connection is found and reopened', async () => {
  const { url, drop } = await createDatabase()
  const proxy = await startTcpProxy({ host: '127.0.0.1', port: Number(new URL(url).port) })
  const proxied = new URL(url)
  proxied.port = String(proxy.port)
  const { db, close } = openDatabase({ url, connections: 1, onError: () => {} })
  const hub = createLiveHub(proxied.href, () => {}, { heartbeatMs: 200 })
  onTestFinished(async () => {
    await hub.close()
    await close()
    await proxy.close()
    await drop()
  })
  const heard = vi.fn<(topics: readonly string[]) => void>()
  hub.subscribe('somebody', (topics) => heard(topics))
  await vi.waitFor(async () => {
    await publishLive(db, ['somebody'], ['profile'])
    expect(heard).toHaveBeenCalledWith(['profile'])
  }, soon)

  const faults: Fault[] = ['freeze']
  proxy.decideBy(() => faults.shift() ?? null)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(liveTopics), soon)
  heard.mockClear()
  await publishLive(db, ['somebody'], ['exports'])
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(['exports']), soon)
})
