import { expect, test } from 'vitest'
import { applicationStatuses } from '#contract/application-status.ts'
import { createApplicationFor, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()

async function teamWithApplication() {
  const app = file()
  const team = await createSignedInTeam(app)
  const created = await createApplicationFor(app, team.manager, { userId: team.seeker.id, sitePassword: 'hidden' })
  const noted = { status: 'interested', notes: 'First words', coverLetterUrl: 'https://letters.example.test/1' }
  const { body } = await team.manager.calls.put(`/api/applications/${created.id}`, noted)
  return { ...team, application: body, url: `/api/applications/${created.id}` }
}

const statusNews = async (person: {
  calls: { get(url: string): Promise<{ body: { type: string; message: string }[] }> }
}) => (await person.calls.get('/api/notifications')).body.filter(({ type }) => type === 'application_status')

test('any status may follow any other, and missing fields stay unchanged', async () => {
  const { seeker, application, url } = await teamWithApplication()
  for (const from of applicationStatuses) {
    for (const to of applicationStatuses) {
      await seeker.calls.put(url, { status: from })
      const reply = await seeker.calls.put(url, { status: to })
      expect(reply).toMatchObject({
        status: 200,
        body: { id: application.id, status: to, notes: 'First words', coverLetterUrl: application.coverLetterUrl },
      })
    }
  }
})

test('a blank field is cleared', async () => {
  const { seeker, url } = await teamWithApplication()
  const reply = await seeker.calls.put(url, { status: 'offered', notes: '', coverLetterUrl: null })
  expect(reply.body).toMatchObject({ status: 'offered', notes: null, coverLetterUrl: null })
})

test('a new status notifies the other side, and the same status notifies no one', async () => {
  const { admin, manager, seeker, application, url } = await teamWithApplication()
  await seeker.calls.put(url, { status: 'interviewing' })
  expect(await statusNews(manager)).toMatchObject([
    { message: 'Engineer at Acme is now interviewing.', relatedEntityId: application.id },
  ])
  expect(await statusNews(seeker)).toEqual([])
  await seeker.calls.put(url, { status: 'interviewing', notes: 'More words' })
  expect(await statusNews(manager)).toHaveLength(1)

  await manager.calls.put(url, { status: 'offered' })
  await admin.calls.put(url, { status: 'accepted' })
  expect(await statusNews(seeker)).toMatchObject([
    { message: 'Engineer at Acme is now accepted.' },
    { message: 'Engineer at Acme is now offered.' },
  ])
  expect(await statusNews(manager)).toHaveLength(1)
})

test('a seeker without a manager changes a status without a notification', async () => {
  const app = file()
  const { loneSeeker, admin, manager } = await createSignedInTeam(app)
  const { id } = await createApplicationFor(app, loneSeeker)
  expect((await loneSeeker.calls.put(`/api/applications/${id}`, { status: 'applied' })).status).toBe(200)
  for (const person of [loneSeeker, admin, manager]) expect(await statusNews(person)).toEqual([])
})

test('only declared keys are changed', async () => {
  const { manager, seeker, otherSeeker, otherManager, application, url } = await teamWithApplication()
  const greedy = {
    status: 'interested',
    id: '00000000-0000-4000-8000-000000000000',
    userId: otherSeeker.id,
    accountManagerId: otherManager.id,
    siteUsername: 'eve',
    sitePassword: 'planted',
    createdByStaff: false,
    createdAt: '2001-01-01T00:00:00.000Z',
  }
  for (const { calls } of [seeker, manager]) {
    const { body } = await calls.put(url, greedy)
    expect({ ...body, updatedAt: null }).toEqual({ ...application, updatedAt: null })
  }
  expect((await seeker.calls.get(`${url}/credentials`)).body).toEqual({ siteUsername: null, sitePassword: 'hidden' })
  expect((await otherSeeker.calls.get('/api/applications')).body).toEqual([])
})

test('concurrent changes are applied completely, one after the other', async () => {
  const { manager, seeker, url } = await teamWithApplication()
  const change = (index: number) => {
    const status = applicationStatuses[index % applicationStatuses.length]
    return (index % 2 ? seeker : manager).calls.put(url, { status, notes: status })
  }
  const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => change(index)))
  expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(200))
  const [{ status, notes, id }] = (await seeker.calls.get('/api/applications')).body
  expect(notes).toBe(status)
  const { rows } = await file().pool.query(
    "select details from audit_log where entity_id = $1 and action = 'application.updated'",
    [id],
  )
  expect(rows).toHaveLength(21)
})
