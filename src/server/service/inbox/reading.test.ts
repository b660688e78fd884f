import { expect, test } from 'vitest'
import type { Mail } from '#contract/inbox.ts'
import { createApplicationFor, createRelay, createSignedInTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { deliver, inboxSettings, runJobs, toInvitation } from '#test/inbox-mails.ts'

const file = fileApp(inboxSettings)

async function createClient() {
  const app = file()
  const team = await createSignedInTeam(app)
  const { id: applicationId } = await createApplicationFor(app, team.manager, {
    userId: team.seeker.id,
    status: 'applied',
  })
  const read = async (path: string) => (await team.manager.calls.get(`/api/applications/${applicationId}${path}`)).body
  return { app, ...team, applicationId, relay: await createRelay(app, team.seeker), read }
}

const toReceived = {
  subject: 'We received your application',
  text: 'Dear Sam,\n\nThank you for applying for the Engineer position at Acme. We have received your application and will review it.\n\nAcme',
}

test('an invitation suggests, tells both sides, and changes nothing until a person accepts it; undo puts all back', async () => {
  const { app, seeker, manager, otherManager, applicationId, relay, read } = await createClient()
  const { id } = await deliver(app, relay, toInvitation())
  const [mail] = (await manager.calls.get('/api/inbox')).body
  expect(mail).toMatchObject({ id, applicationId, kind: 'invitation', confidence: 'certain', authenticated: true })
  expect(mail.suggestion).toMatchObject({ state: 'open', status: 'interviewing', confirmsReceipt: false })
  expect(mail.suggestion.interview).toMatchObject({ startsAt: '2090-12-03T10:00:00.000Z', canceled: false })
  // Nothing changes by itself.
  expect([(await read('')).status, await read('/interviews')]).toEqual(['applied', []])

  for (const [{ calls }, title] of [
    [seeker, 'Acme invites you to an interview'],
    [manager, 'Acme invites Sam Rivera'],
  ] as const)
    expect((await calls.get('/api/notifications')).body[0]).toMatchObject({
      type: 'mail',
      title,
      message: expect.stringContaining('invite you to an interview'),
      relatedEntityId: applicationId,
    })
  const mails = (await app.deliverMail()).filter(({ subject }) => subject.startsWith('Acme invites'))
  expect(mails.map(({ to }) => to.address)).toEqual(expect.arrayContaining([seeker.email, manager.email]))

  const path = `/api/mails/${id}/suggestion`
  expect((await otherManager.calls.post(path, { decision: 'accept' })).status).toBe(404)
  const both = await Promise.all([
    manager.calls.post(path, { decision: 'accept' }),
    seeker.calls.post(path, { decision: 'accept' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await read('')).status).toBe('interviewing')
  expect(await read('/interviews')).toMatchObject([{ startsAt: '2090-12-03T10:00:00.000Z', kind: expect.any(String) }])
  expect((await manager.calls.post(path, { decision: 'dismiss' })).status).toBe(409)

  const undone = await manager.calls.delete(path)
  expect([undone.status, undone.body.suggestion.state]).toEqual([200, 'open'])
  expect([(await read('')).status, await read('/interviews')]).toEqual(['applied', []])
  expect((await manager.calls.delete(path)).status).toBe(409)

  // What was changed since stays.
  await manager.calls.post(path, { decision: 'accept' })
  await manager.calls.put(`/api/applications/${applicationId}`, { status: 'offered' })
  expect((await manager.calls.delete(path)).status).toBe(409)
  expect([(await read('')).status, (await read('/interviews')).length]).toEqual(['offered', 1])
})

test('a later calendar file moves the interview, and another calls it off; each can be undone', async () => {
  const { app, manager, relay, read } = await createClient()
  const accept = ({ id }: { id: string }) => manager.calls.post(`/api/mails/${id}/suggestion`, { decision: 'accept' })
  await accept(await deliver(app, relay, toInvitation()))
  const [interview] = await read('/interviews')
  const moving = await deliver(app, relay, toInvitation({ hour: 14, sequence: 1 }))
  const moved = (await accept(moving)).body
  expect(moved.suggestion).toMatchObject({ status: null, interview: { interviewId: interview.id } })
  expect(await read('/interviews')).toMatchObject([{ id: interview.id, startsAt: '2090-12-03T14:00:00.000Z' }])
  const canceling = await deliver(app, relay, toInvitation({ hour: 14, sequence: 2 }, 'CANCEL'))
  expect((await accept(canceling)).body.suggestion.interview).toMatchObject({ canceled: true })
  expect(await read('/interviews')).toEqual([])
  expect((await manager.calls.delete(`/api/mails/${canceling.id}/suggestion`)).status).toBe(200)
  expect(await read('/interviews')).toMatchObject([{ id: interview.id }])
  // The interview was changed after it was moved: by its removal.
  expect((await manager.calls.delete(`/api/mails/${moving.id}/suggestion`)).status).toBe(409)
})

test('a mail that confirms the application confirms its receipt, and undo says again what was said before', async () => {
  const { app, seeker, manager, relay, read } = await createClient()
  const [receipt] = await read('/receipts')
  const { id } = await deliver(app, relay, toReceived)
  expect((await manager.calls.get('/api/inbox')).body[0].suggestion).toMatchObject({
    status: null,
    interview: null,
    confirmsReceipt: true,
  })
  expect((await seeker.calls.post(`/api/mails/${id}/suggestion`, { decision: 'accept' })).status).toBe(200)
  const [confirmed] = await read('/receipts')
  expect(confirmed).toMatchObject({ state: 'confirmed', corrects: receipt.id, sentBy: receipt.sentBy })
  expect(confirmed.confirmation).toMatchObject({
    kind: 'mail',
    value: expect.stringContaining('We received your application'),
  })
  expect((await manager.calls.delete(`/api/mails/${id}/suggestion`)).status).toBe(200)
  expect((await read('/receipts'))[0]).toMatchObject({
    state: receipt.state,
    confirmation: receipt.confirmation,
    corrects: confirmed.id,
  })
})

test('a mail that matches nothing suggests nothing, until a person names the application', async () => {
  const { app, manager, otherSeeker, applicationId, relay, read } = await createClient()
  const mail = toInvitation({ company: 'Globex', position: 'Diver' })
  const { id } = await deliver(app, relay, { ...mail, from: 'Hank <hank@globex.test>', icalEvent: undefined })
  const [listed] = (await manager.calls.get('/api/inbox')).body
  expect(listed).toMatchObject({ id, authenticated: false, suggestion: null })
  const path = `/api/mails/${id}/suggestion`
  expect((await manager.calls.post(path, { decision: 'accept' })).status).toBe(409)
  const { id: foreign } = await createApplicationFor(app, otherSeeker)
  expect((await manager.calls.post(path, { decision: 'accept', applicationId: foreign })).status).toBe(404)
  const accepted = await manager.calls.post(path, { decision: 'accept', applicationId })
  expect(accepted.body).toMatchObject({ applicationId, suggestion: { state: 'accepted', status: 'interviewing' } })
  expect((await read('')).status).toBe('interviewing')
  const undone = await manager.calls.delete(path)
  expect(undone.body).toMatchObject({ applicationId: null, suggestion: null })
  expect((await read('')).status).toBe('applied')
})

test('of a forged sender, a newsletter, a code and a broken mail nothing is suggested; the code is hidden and cleared', async () => {
  const { app, seeker, manager, relay } = await createClient()
  const forged = await deliver(app, relay, {
    ...toInvitation(),
    headers: { 'DKIM-Signature': 'v=1; a=none' },
    dkim: undefined,
    from: 'Ana <ana@sub.acme.example>',
  } as never)
  const code = await deliver(app, relay, {
    from: 'Greenhouse <no-reply@greenhouse.test>',
    subject: 'Your verification code is 482913',
    text: 'Hello,\n\nyour verification code is 482913. Enter it to sign in. It expires in 10 minutes.',
  })
  const mails: Mail[] = (await manager.calls.get('/api/inbox')).body
  const find = (wanted: string) => mails.find(({ id }) => id === wanted)
  expect(find(forged.id)).toMatchObject({ suggestion: null, authenticated: false })
  expect(find(code.id)).toMatchObject({ fold: 'login code', canReply: false })
  const { rows } = await app.pool.query('select mails::text as line from mails where id = $1', [code.id])
  expect(rows[0].line).not.toContain('482913')
  expect((await manager.calls.get(`/api/mails/${code.id}`)).body.code).toMatchObject({ value: '482913' })
  const { rows: audited } = await app.pool.query(
    "select action from audit_log where subject_id = $1 and action = 'mail.opened'",
    [seeker.id],
  )
  expect(audited).toHaveLength(1)
  await app.pool.query('update mails set code_expires = now() where id = $1', [code.id])
  expect((await manager.calls.get(`/api/mails/${code.id}`)).body.code).toBeNull()
  for (const job of app.takeQueued('clear-mail-code')) await runJobs(app)['clear-mail-code'](job)
  const { rows: cleared } = await app.pool.query('select code from mails where id = $1', [code.id])
  expect(cleared).toEqual([{ code: null }])
})

test('an invitation that no one opened within an hour is announced once more, an opened one is not', async () => {
  const { app, seeker, manager, relay } = await createClient()
  const count = async () =>
    (await seeker.calls.get('/api/notifications')).body.filter(({ type }: { type: string }) => type === 'mail').length
  const missed = await deliver(app, relay, toInvitation())
  const opened = await deliver(app, relay, toInvitation({ uid: 'two@acme.example', hour: 12 }))
  expect((await manager.calls.get(`/api/mails/${opened.id}`)).status).toBe(200)
  const jobs = app.takeQueued('remind-of-mail').slice(-2)
  expect(jobs.map(({ mailId }) => mailId)).toEqual([missed.id, opened.id])
  const before = await count()
  for (const job of [...jobs, ...jobs]) await runJobs(app)['remind-of-mail'](job)
  expect(await count()).toBe(before + 1)
})
