import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { publishLive } from '#server/db/live.ts'
import { createSignedInTeam } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'
import { openStream } from '#test/live-stream.ts'

const soon = { timeout: 10_000, interval: 10 }

test("the live stream of a viewing admin follows the person and ends with the view; the person's own stream stays", async () => {
  const app = await testApp()
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app.server.address() as AddressInfo
  const { admin, seeker } = await createSignedInTeam(app)
  const open = async ({ calls }: { calls: { cookie: string } }) => {
    const stream = await openStream(`http://127.0.0.1:${port}`, calls.cookie, '')
    onTestFinished(stream.close)
    return stream
  }

  const before = await open(admin)
  await admin.calls.post(`/api/admin/users/${seeker.id}/view`, { reason: 'They asked for help.' })
  await vi.waitFor(() => expect(before.ended).toBe(true), soon)

  const [during, own] = [await open(admin), await open(seeker)]
  await publishLive(app.db, [seeker.id], ['applications'])
  for (const { events } of [during, own]) await vi.waitFor(() => expect(events).toEqual([['applications']]), soon)

  await admin.calls.post('/api/view/end')
  await vi.waitFor(() => expect(during.ended).toBe(true), soon)
  expect(during.events.at(-1)).toEqual(['session'])
  expect(own.ended).toBe(false)
  expect(own.events).toEqual([['applications']])
})
