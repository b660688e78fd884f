import { expect, test } from 'vitest'
import { createApplicationFor, createMail, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()

test('staff see the mails of their clients: what waits for a person first, then the newest, a page at a time', async () => {
  const app = file()
  const { seeker, otherSeeker, manager, otherManager } = await createSignedInTeam(app)
  const { id: applicationId } = await createApplicationFor(app, manager, { userId: seeker.id, status: 'applied' })
  const asked = await createMail(app, seeker, { kind: 'question', applicationId })
  const invited = await createMail(app, seeker, { applicationId, suggestion: { status: 'interviewing' } })
  const letter = await createMail(app, seeker, { kind: 'other', fold: 'newsletter' })
  const declined = await createMail(app, seeker, { kind: 'rejection', applicationId })
  await createMail(app, otherSeeker)

  const whole = await manager.calls.get('/api/inbox')
  const ids = (body: { id: string }[]) => body.map(({ id }) => id)
  expect(ids(whole.body)).toEqual([invited, asked, declined, letter])
  expect(whole.body[0]).toMatchObject({
    clientName: 'Sam Rivera',
    company: 'Acme',
    from: { name: 'Ana Silva', address: 'ana@acme.example' },
    suggestion: { id: invited, state: 'open', status: 'interviewing', confirmsReceipt: false },
    canReply: true,
    repliedAt: null,
  })
  expect(whole.text).not.toContain('we would like to invite you')
  const first = await manager.calls.get('/api/inbox?limit=3')
  const rest = await manager.calls.get(`/api/inbox?limit=3&cursor=${String(first.headers['x-next-cursor'])}`)
  expect([ids(first.body), ids(rest.body)]).toEqual([[invited, asked, declined], [letter]])
  expect(rest.headers['x-next-cursor']).toBeUndefined()

  const own = await seeker.calls.get(`/api/applications/${applicationId}/mails`)
  expect(ids(own.body)).toEqual([declined, invited, asked])
  for (const { calls } of [otherManager, otherSeeker]) {
    expect((await calls.get(`/api/applications/${applicationId}/mails`)).status).toBe(404)
    expect((await calls.get(`/api/mails/${invited}`)).status).toBe(404)
  }
  expect((await otherManager.calls.get('/api/inbox')).body).toHaveLength(1)
})
