import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startJobs } from '#server/jobs/jobs.ts'
import { startWorkers } from '#server/workers.ts'
import { createSignedInTeam, createUser } from '#test/factories.ts'
import { createDatabase, fileApp, startTestApp, testApp, type TestApp } from '#test/harness.ts'
import { deliverBroadcast } from './broadcasts.service.ts'

const file = fileApp()
const path = '/api/admin/notifications/send'
const content = { title: 'Maintenance', message: 'On Sunday at noon.' }

/** Inserts accounts that never sign in. */
async function createMany({ pool }: TestApp, count: number) {
  await pool.query(
    `insert into users (email, password, first_name, last_name, email_verified)
     select 'many-' || gen_random_uuid() || '@example.test', 'none', 'Sam', 'Rivera', true from generate_series(1, $1)`,
    [count],
  )
}

const listDelivered = async ({ pool }: TestApp, title: string) =>
  (await pool.query('select user_id, count(*)::int as times from notifications where title = $1 group by 1', [title]))
    .rows as { user_id: string; times: number }[]

const listBroadcasts = async ({ admin }: { admin: { calls: Awaited<ReturnType<TestApp['signIn']>> } }) =>
  (await admin.calls.get('/api/admin/notifications/broadcasts')).body

/** A broadcast to more people than one batch. Returns the job for the remaining ones. */
async function startedBroadcast() {
  const app = await testApp()
  const team = await createSignedInTeam(app)
  await createMany(app, 2_500)
  const reply = await team.admin.calls.post(path, content)
  const jobs = app.queued.filter(({ name }) => name === 'broadcast').map(({ data }) => data as { broadcastId: string })
  return { app, team, reply, jobs, broadcastId: jobs[0]?.broadcastId ?? '' }
}

test('a message to one person is stored and mailed', async () => {
  const { admin, seeker, otherSeeker } = await createSignedInTeam(file())
  const title = randomUUID()
  expect(
    await admin.calls.post(path, { recipientId: seeker.id, title: ` ${title} `, message: ' A word ' }),
  ).toMatchObject({
    status: 200,
    body: { message: 'Notification sent successfully' },
  })
  const [newest] = (await seeker.calls.get('/api/notifications')).body
  expect(newest).toMatchObject({ type: 'message', title, message: 'A word', read: false })
  expect((await otherSeeker.calls.get('/api/notifications')).body).not.toContainEqual(
    expect.objectContaining({ title }),
  )
  const mails = (await file().deliverMail()).filter(({ subject }) => subject === title)
  expect(mails.map(({ to }) => to.address)).toEqual([seeker.email])
  const { rows } = await file().pool.query(
    "select * from audit_log where action = 'notification.sent' and actor_id = $1",
    [admin.id],
  )
  expect(rows).toMatchObject([{ subject_id: seeker.id, address: '127.0.0.1', details: {} }])
})

test('an incomplete message, or one to an unknown person, is refused', async () => {
  const { admin } = await createSignedInTeam(file())
  const title = randomUUID()
  const missing = 'Please enter both title and message'
  for (const body of [{ title, message: '  ' }, { title }, { title: ' ', message: title }, { message: title }])
    expect(await admin.calls.post(path, body)).toMatchObject({ status: 400, body: { message: missing } })
  expect((await admin.calls.post(path, { title, message: 'A word', recipientId: 'all' })).status).toBe(400)
  expect(await admin.calls.post(path, { title, message: 'A word', recipientId: randomUUID() })).toMatchObject({
    status: 404,
    body: { message: 'User not found' },
  })
  expect(await listDelivered(file(), title)).toEqual([])
})

test("a manager's message counts as an action for their own client only", async () => {
  const { manager, otherManager, admin, seeker } = await createSignedInTeam(file())
  const lastAction = async () => (await manager.calls.get('/api/account-manager/clients')).body[0].lastActionAt
  const send = ({ calls }: typeof admin) => calls.post(path, { ...content, recipientId: seeker.id })
  for (const sender of [admin, otherManager]) {
    expect((await send(sender)).status).toBe(200)
    expect(await lastAction()).toBeNull()
  }
  expect((await send(manager)).status).toBe(200)
  expect(await lastAction()).toEqual(expect.any(String))
})

test('a small broadcast reaches all accounts at once, suspended ones too, and mails those who want it', async () => {
  const app = await testApp()
  const team = await createSignedInTeam(app)
  const [suspended, unverified, unwilling] = [await createUser(app), await createUser(app), await createUser(app)]
  await app.pool.query('update users set suspended_at = now() where id = $1', [suspended.id])
  await app.pool.query('update users set email_verified = false where id = $1', [unverified.id])
  await (
    await app.signIn(unwilling)
  ).put('/api/account/notification-choices', {
    assignment: true,
    application_created: true,
    message: false,
    job_interest: true,
  })
  app.queued.length = 0
  const reply = await team.admin.calls.post(path, { ...content, recipientId: null })
  expect(reply.body.message).toBe('Notification sent successfully. It goes to 9 people.')
  expect((await listDelivered(app, content.title)).map(({ times }) => times)).toEqual(Array(9).fill(1))
  expect(app.queued.filter(({ name }) => name === 'notification-mail')).toHaveLength(6)
  const mailed = (await app.deliverMail()).map(({ to }) => to.address)
  const { admin, manager, seeker, otherManager, otherSeeker, loneSeeker } = team
  expect(mailed.toSorted()).toEqual(
    [admin, manager, seeker, otherManager, otherSeeker, loneSeeker].map(({ email }) => email).toSorted(),
  )
  expect(await listBroadcasts(team)).toMatchObject([
    { ...content, sender: { id: admin.id }, total: 9, sent: 9, finishedAt: expect.any(String) },
  ])
  const { rows } = await app.pool.query("select entity_id, details from audit_log where action = 'notification.sent'")
  expect(rows).toEqual([{ entity_id: expect.any(String), details: { recipients: 9 } }])
})

test('the request delivers the first thousand, and one job the others', async () => {
  const { app, team, reply, jobs, broadcastId } = await startedBroadcast()
  expect(reply.body.message).toBe('Notification sent successfully. It goes to 2,506 people.')
  expect(jobs).toHaveLength(1)
  expect(await listBroadcasts(team)).toMatchObject([{ total: 2_506, sent: 1_000, finishedAt: null }])
  // Created too late for the broadcast, whatever their ids.
  await createMany(app, 20)
  await deliverBroadcast(app, broadcastId)
  const rows = await listDelivered(app, content.title)
  expect(rows).toHaveLength(2_506)
  expect(rows.filter(({ times }) => times !== 1)).toEqual([])
  expect(app.queued.filter(({ name }) => name === 'notification-mail').length).toBeGreaterThanOrEqual(2_506)
  expect(await listBroadcasts(team)).toMatchObject([{ total: 2_506, sent: 2_506, finishedAt: expect.any(String) }])
  await deliverBroadcast(app, broadcastId)
  expect(await listDelivered(app, content.title)).toHaveLength(2_506)
})

test('the real queue runs the job and its mails', async () => {
  const database = await createDatabase()
  const jobs = await startJobs(database.url, () => {})
  const app = await startTestApp({}, { jobs }, database)
  onTestFinished(async () => {
    await jobs.stop()
    await app.close()
  })
  const team = await createSignedInTeam(app)
  await createMany(app, 1_200)
  expect((await team.admin.calls.post(path, content)).status).toBe(200)
  await startWorkers({ ...app.deps, jobs }, async () => 200, ['broadcast', 'interest-mails', 'notification-mail'])
  const finished = () => listBroadcasts(team)
  await vi.waitFor(
    async () => expect(await finished()).toMatchObject([{ sent: 1_206, finishedAt: expect.any(String) }]),
    {
      timeout: 20_000,
      interval: 50,
    },
  )
  const { rows } = await app.pool.query(
    `select count(*)::int as n from jobs.job join notifications on notifications.id::text = data ->> 'notificationId'
     where name = 'notification-mail' and title = $1`,
    [content.title],
  )
  expect(rows).toEqual([{ n: 1_206 }])
})

test('a crash and concurrent deliveries neither lose nor repeat anything', async () => {
  const { app, team, broadcastId } = await startedBroadcast()
  const failing = {
    ...app.jobs,
    sendMany: async () => {
      throw new Error('the machine is gone')
    },
  }
  await expect(deliverBroadcast({ db: app.db, jobs: failing }, broadcastId)).rejects.toThrow('the machine is gone')
  expect(await listDelivered(app, content.title)).toHaveLength(1_000)
  await Promise.all([deliverBroadcast(app, broadcastId), deliverBroadcast(app, broadcastId)])
  const rows = await listDelivered(app, content.title)
  expect(rows).toHaveLength(2_506)
  expect(rows.filter(({ times }) => times !== 1)).toEqual([])
  expect(await listBroadcasts(team)).toMatchObject([{ sent: 2_506, finishedAt: expect.any(String) }])
})

test("accounts deleted in between, the sender's too, do not stop the delivery", async () => {
  const { app, broadcastId } = await startedBroadcast()
  await app.pool.query("delete from users where email like 'many-%' and id > (select reached_id from broadcasts)")
  await app.pool.query("delete from users where role = 'admin'")
  await deliverBroadcast(app, broadcastId)
  const { rows } = await app.pool.query('select sender_id, finished_at is not null as finished from broadcasts')
  expect(rows).toEqual([{ sender_id: null, finished: true }])
})

test('a repeated click with one key sends once', async () => {
  const { admin, seeker } = await createSignedInTeam(file())
  const body = { title: randomUUID(), message: 'A word', recipientId: seeker.id }
  const key = { 'idempotency-key': randomUUID() }
  const replies = await Promise.all([1, 2, 3].map(() => admin.calls.post(path, body, key)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await listDelivered(file(), body.title)).toEqual([{ user_id: seeker.id, times: 1 }])
})

test('staff see the last twenty', async () => {
  const { admin, manager } = await createSignedInTeam(file())
  await file().pool.query(
    `insert into broadcasts (title, message, total, created_at)
     select n::text, 'A word', 1, now() + n * interval '1 h' from generate_series(1, 25) n`,
  )
  for (const { calls } of [admin, manager]) {
    const { body } = await calls.get('/api/admin/notifications/broadcasts')
    expect(body.map(({ title }: { title: string }) => title)).toEqual(Array.from({ length: 20 }, (_, n) => `${25 - n}`))
    expect(body[0].sender).toBeNull()
  }
})
