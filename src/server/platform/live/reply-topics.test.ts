import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { publishLive } from '#server/db/live.ts'
import { createApplicationFor, createSignedInTeam } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'
import { openStream } from '#test/live-stream.ts'

const fromTab = (tab: string) => ({ 'x-tab-id': tab })
const getTopics = ({ headers }: { headers: Record<string, unknown> }) => headers['x-live-topics']

test('a reply names what its call changed, and its tab gets no event about it', async () => {
  const app = await testApp()
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app.server.address() as AddressInfo
  const { seeker } = await createSignedInTeam(app)
  const open = async (query: string) => {
    const stream = await openStream(`http://127.0.0.1:${port}`, seeker.calls.cookie, query)
    onTestFinished(stream.close)
    return stream
  }
  const streams = await Promise.all(['?tab=tab-1', '?tab=tab-2', ''].map(open))
  const save = (phone: string, headers = {}) => seeker.calls.post('/api/profile', { phone }, headers)
  expect(getTopics(await save('555 0100', fromTab('tab-1')))).toBe('profile')
  // Without a valid tab there is no one to refetch by the reply.
  expect(getTopics(await save('555 0101', fromTab('tab 1')))).toBeUndefined()
  // A change by a job.
  await publishLive(app.db, [seeker.id], ['exports'])
  for (const { events } of streams)
    await vi.waitFor(() => expect(events.at(-1)).toEqual(['exports']), { timeout: 10_000, interval: 10 })
  const [acting, ...others] = streams.map(({ events }) => events.flat())
  expect(acting).toEqual(['profile', 'exports'])
  expect(others).toEqual([1, 2].map(() => ['profile', 'profile', 'exports']))
})

test('a reply names all topics of its own call, and nothing of calls at the same time', async () => {
  const app = await testApp()
  const { seeker, manager, admin } = await createSignedInTeam(app)
  const { id } = await createApplicationFor(app, manager, { userId: seeker.id })
  const [changed, saved, read, refused] = await Promise.all([
    // The admin receives no event about the applications of clients.
    admin.calls.put(`/api/applications/${id}`, { status: 'offered' }, fromTab('tab-1')),
    seeker.calls.post('/api/profile', { phone: '555 0100' }, fromTab('tab-1')),
    seeker.calls.get('/api/profile'),
    seeker.calls.post('/api/profile', { phone: 5 }, fromTab('tab-1')),
  ])
  expect(changed.status).toBe(200)
  expect(String(getTopics(changed)).split(',')).toContain('applications')
  expect(String(getTopics(changed)).split(',')).not.toContain('profile')
  expect([saved, read, refused].map(getTopics)).toEqual(['profile', undefined, undefined])
})
