import { expect, test } from 'vitest'
import { createInterest, createTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { gatherInterestMails } from './notifications.service.ts'

const file = fileApp()

const submit = async (person: Parameters<typeof createInterest>[1], times: number) => {
  for (let time = 0; time < times; time++) await createInterest(file(), person)
}

/** The new mails about interests to one person. */
async function mailsNow({ email }: { email: string }, sent: readonly unknown[] = []) {
  const all = (await file().deliverMail()).filter(
    ({ to, subject }) => to.address === email && /posting|new jobs/.test(subject),
  )
  return all.slice(sent.length)
}

/** Moves the last mail back in time. */
const wait = (time: string) =>
  file().pool.query('update notifications set mailed_at = mailed_at - $1::interval where mailed_at is not null', [time])

test('the first interest is mailed at once, and those of the next 15 minutes in one mail', async () => {
  const { seeker, manager } = await createTeam(file())
  await submit(seeker, 1)
  const first = await mailsNow(manager)
  expect(first.map(({ subject }) => subject)).toEqual([expect.stringMatching(/ submitted a job posting: \S+$/)])
  await submit(seeker, 30)
  expect(await mailsNow(manager, first)).toEqual([])
  const delayed = file().queued.filter(({ name }) => name === 'interest-mails')
  expect(delayed).not.toEqual([])
  await wait('14 minutes')
  expect(await mailsNow(manager, first)).toEqual([])
  await wait('1 minute')
  const [digest, ...otherMails] = await mailsNow(manager, first)
  expect(otherMails).toEqual([])
  expect(digest?.subject).toBe('Your clients sent you new jobs')
  expect(digest?.text.match(/submitted a job posting: jobs\.example\.test/g)).toHaveLength(20)
  expect(digest?.text).toContain('And 10 more.')
  await wait('20 minutes')
  expect(await mailsNow(manager, [...first, digest])).toEqual([])
})

test('each interest is in exactly one mail, with any number of processes', async () => {
  const app = file()
  const { seeker, manager } = await createTeam(app)
  await submit(seeker, 5)
  app.queued.splice(0)
  await Promise.all(Array.from({ length: 8 }, () => gatherInterestMails(app, manager.id)))
  const mails = app.takeQueued('notification-mail')
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ notificationIds: expect.any(Array) })
  expect(mails.flatMap((job) => ('notificationIds' in job ? job.notificationIds : []))).toHaveLength(5)
  expect(app.takeQueued('interest-mails')).toEqual([])
})

test('interests read before the mail are left out, and managers do not delay each other', async () => {
  const app = file()
  const [teamA, teamB] = [await createTeam(app), await createTeam(app)]
  await submit(teamA.seeker, 1)
  const first = await mailsNow(teamA.manager)
  await submit(teamA.seeker, 2)
  await submit(teamB.seeker, 1)
  expect(await mailsNow(teamB.manager)).toHaveLength(1)
  await (await app.signIn(teamA.manager)).post('/api/notifications/read-all')
  await submit(teamA.seeker, 1)
  await wait('16 minutes')
  const [mail, ...otherMails] = await mailsNow(teamA.manager, first)
  expect(otherMails).toEqual([])
  expect(mail?.subject).toMatch(/ submitted a job posting: \S+$/)
})

test('an account can submit sixty interests an hour, and others still can', async () => {
  const app = file()
  const [teamA, teamB] = [await createTeam(app), await createTeam(app)]
  const [calls, otherCalls] = [await app.signIn(teamA.seeker), await app.signIn(teamB.seeker)]
  const post = () => calls.post('/api/job-interests', { jobUrl: 'https://jobs.example.test/1' })
  for (let time = 0; time < 60; time++) expect((await post()).status).toBe(201)
  expect(await post()).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
  expect((await otherCalls.post('/api/job-interests', { jobUrl: 'https://jobs.example.test/1' })).status).toBe(201)
})
