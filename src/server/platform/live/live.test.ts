import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { liveTopics } from '#contract/live.ts'
import { publishLive } from '#server/db/live.ts'
import {
  actingAs,
  createApplicationFor,
  createSignedInTeam,
  createTeam,
  createUser,
  testPassword,
} from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'
import { openStream } from '#test/live-stream.ts'
import { createShopper } from '#test/subscribers.ts'
import { assignClient } from '#server/people/users/users.service.ts'

const soon = { timeout: 10_000, interval: 10 }

async function liveApp() {
  const app = await testApp()
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app.server.address() as AddressInfo
  const openWith = async (query: string, { calls }: { calls: { cookie: string } }) => {
    const stream = await openStream(`http://127.0.0.1:${port}`, calls.cookie, query)
    onTestFinished(stream.close)
    return stream
  }
  const open = (person: { calls: { cookie: string } }) => openWith('', person)
  return { app, open, openWith, team: await createSignedInTeam(app) }
}

/** Sends a final event to each stream, so that everything before it has arrived. */
async function settled(app: TestApp, people: { id: string }[], streams: { events: string[][] }[]) {
  await publishLive(
    app.db,
    people.map(({ id }) => id),
    ['users'],
  )
  await vi.waitFor(() => {
    for (const { events } of streams) expect(events.at(-1)).toEqual(['users'])
  }, soon)
  return streams.map(({ events }) => [...new Set(events.flat())].filter((topic) => topic !== 'users').toSorted())
}

test('the stream informs seeker and manager of a change, and no one else', async () => {
  const { app, open, team } = await liveApp()
  const people = [team.seeker, team.manager, team.otherSeeker, team.otherManager, team.admin]
  const streams = await Promise.all(people.map(open))
  for (const { status, headers } of streams) {
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
  await team.seeker.calls.post('/api/job-interests', { jobUrl: 'https://jobs.example.test/1' })
  await team.seeker.calls.post('/api/profile', { phone: '555 0100' })
  expect(await settled(app, people, streams)).toEqual([
    ['clients', 'job-interests', 'profile'],
    ['clients', 'job-interests', 'notifications', 'profile'],
    [],
    [],
    // The interest is a promise, which admins watch.
    ['promises'],
  ])
})

test('only admins are informed of new subscribers and changed accounts', async () => {
  const { app, open, team } = await liveApp()
  const second = await createUser(app, { role: 'admin' })
  const calls = await app.signIn(second)
  const [ofAdmin, ofManager] = [await open(team.admin), await open(team.manager)]
  const subscriber = await createShopper(app)
  await subscriber.subscribe('starter')
  await publishLive(app.db, [team.admin.id], ['session'])
  await vi.waitFor(() => expect(ofAdmin.events.at(-1)).toEqual(['session']), soon)
  expect(ofAdmin.events).toContainEqual(['users'])
  const { length } = ofAdmin.events
  await calls.post(`/api/admin/users/${subscriber.id}/suspend`)
  await vi.waitFor(() => expect(ofAdmin.events.slice(length).flat().toSorted()).toEqual(['promises', 'users']), soon)
  expect(ofManager.events).toEqual([])
})

test('a refused call informs no one', async () => {
  const { app, open, team } = await liveApp()
  const people = [team.seeker, team.manager]
  const streams = await Promise.all(people.map(open))
  const job = { userId: team.seeker.id, company: 'Acme', position: 'Engineer' }
  const unknown = { ...job, jobInterestId: '00000000-0000-4000-8000-000000000000' }
  expect((await team.manager.calls.post('/api/applications', unknown)).status).toBe(404)
  expect((await team.otherManager.calls.post('/api/applications', job)).status).toBe(404)
  expect(await settled(app, people, streams)).toEqual([[], []])
})

test('a new status, an assignment and a promotion reach the people concerned', async () => {
  const { app, open, team } = await liveApp()
  const { seeker, manager, otherManager, admin } = team
  const { id } = await createApplicationFor(app, manager, { userId: seeker.id })
  const streams = await Promise.all([seeker, manager, otherManager].map(open))
  const topics = () => settled(app, [seeker, manager, otherManager], streams)
  const forget = () => streams.forEach((stream) => (stream.events.length = 0))
  // Events from before the streams opened may still be in transit.
  await topics()
  forget()
  await seeker.calls.put(`/api/applications/${id}`, { status: 'offered' })
  expect(await topics()).toEqual([['applications', 'ledger'], ['applications', 'ledger', 'notifications'], []])
  forget()
  await assignClient(app, actingAs(admin), { userId: seeker.id, accountManagerId: otherManager.id })
  const all = ['applications', 'clients', 'notifications']
  expect(await topics()).toEqual([all, ['applications', 'clients'], all])
  forget()
  await admin.calls.post('/api/admin/account-managers', { userId: seeker.id })
  expect(await topics()).toEqual([['applications', 'session'], [], ['applications', 'clients']])
})

test('a reconnecting page first gets what changed since, and nothing of others', async () => {
  const { app, open, openWith, team } = await liveApp()
  const { seeker, manager, otherSeeker } = team
  // After this event the server is listening.
  const listening = await open(seeker)
  await vi.waitFor(async () => {
    await publishLive(app.db, [seeker.id], ['users'])
    expect(listening.events).toContainEqual(['users'])
  }, soon)
  const start = performance.now()
  await createApplicationFor(app, manager, { userId: seeker.id })
  await vi.waitFor(() => expect(listening.events.at(-1)).toContain('applications'), soon)
  const since = `?since=${Math.ceil(performance.now() - start)}`

  const mine = await openWith(since, seeker)
  await vi.waitFor(() => expect(mine.events).toHaveLength(1), soon)
  expect(mine.events[0]).toEqual(expect.arrayContaining(['applications', 'notifications']))
  const [plain, others] = [await open(seeker), await openWith(since, otherSeeker)]
  expect(await settled(app, [seeker, otherSeeker], [plain, others])).toEqual([[], []])

  const late = await openWith('?since=3600000', otherSeeker)
  await vi.waitFor(() => expect(late.events).toContainEqual([...liveTopics]), soon)
  expect((await openWith('?since=-1', seeker)).status).toBe(400)
  expect((await openWith('?since=then', seeker)).status).toBe(400)
})

test('signed-out visitors get no stream', async () => {
  const { app, open } = await liveApp()
  for (const cookie of ['', 'session=planted', 'signed_in=1']) {
    const stream = await open({ calls: { cookie } })
    expect(stream.status).toBe(401)
  }
  expect(await app.anonymous.get('/api/events')).toMatchObject({ status: 401, body: { message: 'Unauthorized' } })
})

test('a stream ends with its session: by sign-out, new sign-in, reset and suspension', async () => {
  const { app, open, team } = await liveApp()
  const { seeker, otherSeeker, loneSeeker, manager } = team
  const elsewhere = await app.signIn(seeker)
  const [signedOut, stays] = [await open(seeker), await open({ calls: elsewhere })]
  await seeker.calls.post('/api/logout')
  await vi.waitFor(() => expect(signedOut.ended).toBe(true), soon)
  expect(signedOut.events).toEqual([['session'], ['session']])
  expect(stays.ended).toBe(false)

  const replaced = await open(otherSeeker)
  await otherSeeker.calls.post('/api/login', { email: otherSeeker.email, password: testPassword })
  await vi.waitFor(() => expect(replaced.ended).toBe(true), soon)

  const reset = await open(loneSeeker)
  await app.anonymous.post('/api/forgot-password', { email: loneSeeker.email })
  const mail = (await app.deliverMail()).find(({ subject }) => /reset/i.test(subject))
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  await app.anonymous.post('/api/reset-password', {
    token,
    password: 'quiet harbour 1',
    confirmPassword: 'quiet harbour 1',
  })
  await vi.waitFor(() => expect(reset.ended).toBe(true), soon)

  const suspended = await open(manager)
  await app.pool.query('update users set suspended_at = now() where id = $1', [manager.id])
  await publishLive(app.db, [manager.id], ['session'])
  await vi.waitFor(() => expect(suspended.ended).toBe(true), soon)
})

test('nothing is written to an ended stream with a slow reader', async () => {
  const { app, open, team } = await liveApp()
  const opened = once(app.app.server, 'request') as Promise<[unknown, ServerResponse]>
  const reader = connect((app.app.server.address() as AddressInfo).port, '127.0.0.1').pause()
  reader.write(`GET /api/events HTTP/1.1\r\nhost: localhost\r\ncookie: ${team.seeker.calls.cookie}\r\n\r\n`)
  const [, response] = await opened
  await vi.waitFor(() => expect(response.headersSent).toBe(true), soon)
  const onError = vi.fn<(error: Error) => void>()
  response.on('error', onError).write(':'.repeat(16 * 2 ** 20))
  const other = await open({ calls: await app.signIn(team.seeker) })

  await team.seeker.calls.post('/api/logout')
  await vi.waitFor(() => expect(response.writableEnded).toBe(true), soon)
  await publishLive(app.db, [team.seeker.id], ['exports'])
  await vi.waitFor(() => expect(other.events).toContainEqual(['exports']), soon)
  const closed = once(response, 'close')
  reader.resume()
  await closed
  reader.destroy()
  expect(onError).not.toHaveBeenCalled()
})

test('a person can have twenty streams open', async () => {
  const { app, open, team } = await liveApp()
  const streams = await Promise.all(Array.from({ length: 20 }, () => open(team.seeker)))
  expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect((await team.seeker.calls.get('/api/events')).status).toBe(429)
  expect((await open(team.manager)).status).toBe(200)
  streams[0]?.close()
  await vi.waitFor(async () => expect((await open(team.seeker)).status).toBe(200), soon)
  expect((await app.anonymous.get('/healthz')).status).toBe(200)
})

test('when its connection is cut the hub listens again, and all screens refetch', async () => {
  const { app, open, team } = await liveApp()
  const stream = await open(team.seeker)
  for (let time = 0; time < 2; time++) {
    stream.events.length = 0
    await app.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'foothold live'",
    )
    await vi.waitFor(() => expect(stream.events).toContainEqual([...liveTopics]), soon)
  }
  expect(stream.ended).toBe(false)
  await publishLive(app.db, [team.seeker.id], ['notifications'])
  await vi.waitFor(() => expect(stream.events.at(-1)).toEqual(['notifications']), soon)
})

test('when the server stops, it ends its streams and does not wait for them', async () => {
  const { app, open, team } = await liveApp()
  const streams = await Promise.all([team.seeker, team.manager].map(open))
  await app.app.close()
  await vi.waitFor(() => expect(streams.map(({ ended }) => ended)).toEqual([true, true]), soon)
})

test('changes in a transaction are sent when it commits, and not if it is rolled back', async () => {
  const { app, open, team } = await liveApp()
  const { seeker } = team
  const stream = await open(seeker)
  await app.db
    .transaction(async (tx) => {
      await publishLive(tx, [seeker.id], ['applications'])
      throw new Error('changed my mind')
    })
    .catch(() => {})
  await app.db.transaction(async (tx) => {
    await publishLive(tx, [seeker.id, null, undefined, seeker.id], ['clients'])
    await delay(50)
    expect(stream.events).toEqual([])
  })
  await vi.waitFor(() => expect(stream.events).toEqual([['clients']]), soon)
  expect((await createTeam(app)).seeker.id).not.toBe(seeker.id)
})

test('a message to more people than one NOTIFY can hold reaches each of them once', async () => {
  const { app, open, team } = await liveApp()
  const streams = await Promise.all([team.seeker, team.manager].map(open))
  const crowd = Array.from({ length: 2_000 }, () => randomUUID())
  await publishLive(app.db, [team.seeker.id, ...crowd, team.manager.id], ['notifications'])
  await settled(app, [team.seeker, team.manager], streams)
  for (const { events } of streams) expect(events).toEqual([['notifications'], ['users']])
})
