import { expect, test } from 'vitest'
import {
  mailedTypes,
  mailedTypesByRole,
  type NotificationChoices,
  type NotificationType,
} from '#contract/notifications.ts'
import { createApplicationFor, createInterest, createTeam, createUser, sendNotification } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { notifications } from '#server/db/schema.ts'

const file = fileApp()
const path = '/api/account/notification-choices'
const all: NotificationChoices = {
  assignment: true,
  application_created: true,
  message: true,
  job_interest: true,
  approval: true,
  question: true,
  report: true,
  interview: true,
  promise: true,
  mail: true,
}

/** The mails sent to one person. */
async function mailsTo({ email }: { email: string }) {
  return (await file().deliverMail()).filter(({ to }) => to.address === email)
}

/** A notification of any type, with the job for its mail copy. */
async function queueCopy(userId: string, type: NotificationType) {
  const values = { userId, type, title: 'A title', message: 'A word' }
  const [created] = await file().db.insert(notifications).values(values).returning()
  if (type === 'job_interest') await file().jobs.send(file().db, 'interest-mails', { userId })
  else await file().jobs.send(file().db, 'notification-mail', { notificationId: String(created?.id) })
}

test('assignments, applications and interests are mailed with a link', async () => {
  const app = file()
  const { seeker, manager } = await createTeam(app)
  await createInterest(app, seeker)
  const application = await createApplicationFor(app, manager, {
    userId: seeker.id,
    company: 'Kew',
    sitePassword: 'never to be mailed',
  })
  const toSeeker = await mailsTo(seeker)
  const sentence = `${manager.firstName} added an application for you: Engineer at Kew`
  expect(toSeeker.map(({ subject }) => subject)).toEqual([
    `${manager.firstName} ${manager.lastName} is now your account manager`,
    sentence,
  ])
  expect(toSeeker[1]?.text).toContain('Your application for Engineer at Kew is on your dashboard now.')
  expect(toSeeker[1]?.text).toContain(`http://localhost:3000/dashboard?application=${application.id}`)
  const toManager = await mailsTo(manager)
  expect(toManager.map(({ subject }) => subject)).toEqual([
    `${seeker.firstName} ${seeker.lastName} is now your client`,
    expect.stringMatching(/ submitted a job posting: \S+$/),
  ])
  for (const mail of toManager) expect(mail.text).toContain('http://localhost:3000/account-manager')
  expect(JSON.stringify([toSeeker, toManager])).not.toContain('never to be mailed')
})

test("the queue holds only the notification's id", async () => {
  const { seeker } = await createTeam(file())
  await sendNotification(file(), seeker.id)
  const jobs = file().queued.filter(({ name }) => name === 'notification-mail')
  for (const { data } of jobs) expect(data).toEqual({ notificationId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
})

test('other notifications are not mailed', async () => {
  const app = file()
  const { seeker, manager } = await createTeam(app)
  const { id } = await createApplicationFor(app, manager, { userId: seeker.id })
  const before = (await mailsTo(seeker)).length
  await (await app.signIn(manager)).put(`/api/applications/${id}`, { status: 'interviewing' })
  const { rows } = await app.pool.query('select type from notifications where related_entity_id = $1', [id])
  expect(rows).toContainEqual({ type: 'application_status' })
  expect(app.queued.filter(({ name }) => name === 'notification-mail')).toEqual([])
  await queueCopy(seeker.id, 'application_status')
  await queueCopy(seeker.id, 'subscription')
  expect(await mailsTo(seeker)).toHaveLength(before)
})

test('each person chooses for themselves among the types of their role', async () => {
  const app = file()
  const [person, other] = [await createUser(app), await createUser(app)]
  const calls = await app.signIn(person)
  expect(await calls.get(path)).toMatchObject({ status: 200, body: all })
  for (const type of mailedTypesByRole.user) {
    const choices = { ...all, [type]: false }
    expect(await calls.put(path, { ...choices, userId: other.id })).toMatchObject({ status: 200, body: choices })
    expect((await calls.get(path)).body).toEqual(choices)
    const before = (await mailsTo(person)).length
    for (const each of mailedTypes) await queueCopy(person.id, each)
    expect((await mailsTo(person)).length - before, type).toBe(mailedTypesByRole.user.length - 1)
  }
  expect((await (await app.signIn(other)).get(path)).body).toEqual(all)
})

test('an incomplete choice is refused and changes nothing', async () => {
  const calls = await file().signIn(await createUser(file()))
  const bodies = [{}, { ...all, message: 'false' }, { ...all, message: null }, { assignment: false }, [all]]
  for (const body of bodies) expect((await calls.put(path, body)).status, JSON.stringify(body)).toBe(400)
  expect((await calls.get(path)).body).toEqual(all)
  expect((await file().anonymous.put(path, all)).status).toBe(401)
})

test('unverified addresses and suspended people are not mailed', async () => {
  const app = file()
  for (const change of ['email_verified = false', 'suspended_at = now()']) {
    const person = await createUser(app)
    await app.pool.query(`update users set ${change} where id = $1`, [person.id])
    await sendNotification(file(), person.id)
    expect(await mailsTo(person), change).toEqual([])
  }
})

test('notifications read or deleted before the mail are not mailed', async () => {
  const app = file()
  const [reader, leaver] = [await createUser(app), await createUser(app)]
  await sendNotification(file(), reader.id)
  await sendNotification(file(), leaver.id)
  await (await app.signIn(reader)).post('/api/notifications/read-all')
  await (await app.signIn(leaver)).delete('/api/account')
  expect([await mailsTo(reader), await mailsTo(leaver)]).toEqual([[], []])
})

test('a message is mailed as written, with markup as text', async () => {
  const app = file()
  const person = await createUser(app)
  await sendNotification(app, person.id, {
    title: 'Hello\r\nBcc: victim@example.test',
    message: '<b>One</b>\n\nTwo',
  })
  const [mail] = await mailsTo(person)
  expect(mail?.text).toContain('<b>One</b>\n\nTwo')
  expect(mail?.html).toMatch(/>&lt;b&gt;One&lt;\/b&gt;<\/p><p[^>]*>Two<\/p>/)
})
