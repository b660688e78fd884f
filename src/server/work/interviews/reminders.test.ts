import { expect, test } from 'vitest'
import { fileApp } from '#test/harness.ts'
import { createAppointment, createInterviewee } from './interviews.fixture.ts'
import { remindOfInterviews } from './reminders.service.ts'

const file = fileApp()

const readReminders = async (userId: string) => {
  const { rows } = await file().pool.query(
    "select title, message, related_entity_id from notifications where user_id = $1 and type = 'interview'",
    [userId],
  )
  return rows
}

test('two processes remind once, a day before, with a mail copy', async () => {
  const { save, seeker } = await createInterviewee(file())
  const soon = createAppointment(23)
  await save(soon, createAppointment(25), createAppointment(-1))
  await Promise.all([remindOfInterviews(file()), remindOfInterviews(file())])
  await remindOfInterviews(file())
  expect(await readReminders(seeker.id)).toMatchObject([{ title: 'Your interview at Acme is coming up' }])
  const mails = (await file().deliverMail()).filter(({ to }) => to.address === seeker.email)
  const reminders = mails.filter(({ subject }) => subject === 'Your interview at Acme is coming up')
  expect(reminders).toHaveLength(1)
  const page = `/interviews/${(await readReminders(seeker.id))[0].related_entity_id}`
  expect(reminders[0]?.text).toContain(page)
  expect((await seeker.calls.get(`/api${page}`)).body.startsAt).toBe(soon.startsAt)
})

test('an interview that moves to a later day is reminded of again, and one that moves within the day is not', async () => {
  const { save, seeker } = await createInterviewee(file())
  const [stored] = await save(createAppointment(20))
  const id = stored?.id
  await remindOfInterviews(file())
  await save({ ...createAppointment(22), id })
  await remindOfInterviews(file())
  expect(await readReminders(seeker.id)).toHaveLength(1)
  await save({ ...createAppointment(48), id })
  await save({ ...createAppointment(12), id })
  await remindOfInterviews(file())
  expect(await readReminders(seeker.id)).toHaveLength(2)
})

test('removed interviews and ended applications get no reminder', async () => {
  const { save, seeker, applicationId } = await createInterviewee(file())
  await save(createAppointment(10))
  await save()
  await save(createAppointment(11))
  await seeker.calls.put(`/api/applications/${applicationId}`, { status: 'rejected' })
  await remindOfInterviews(file())
  expect(await readReminders(seeker.id)).toEqual([])
})
