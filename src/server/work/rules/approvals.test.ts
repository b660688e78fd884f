import { expect, test } from 'vitest'
import { noRules, type RulesBody } from '#contract/rules.ts'
import { createApplicationFor, createTeam } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { expireApproval } from './approvals.service.ts'

const file = fileApp()

const askFirst: RulesBody = { ...noRules, askFirst: true }

/** A prepared application of a client who wants to be asked, with the client asked. */
async function createAsked(rules: RulesBody = askFirst) {
  const app = file()
  const team = await createTeam(app)
  const [seeker, manager] = [await app.signIn(team.seeker), await app.signIn(team.manager)]
  await seeker.put('/api/rules', rules)
  const { id } = await createApplicationFor(app, team.manager, { userId: team.seeker.id })
  const asked = await manager.post(`/api/applications/${id}/approval-request`)
  expect(asked).toMatchObject({ status: 201, body: { applicationId: id, state: 'waiting' } })
  const send = () => manager.put(`/api/applications/${id}`, { status: 'applied' })
  const decide = (decision: string) => seeker.post(`/api/applications/${id}/approval`, { decision })
  return { app, team, seeker, manager, id, approvalId: asked.body.id, send, decide }
}

test('nothing is sent before the client approves, and one approval is enough', async () => {
  const { app, seeker, manager, team, send, decide, id } = await createAsked()
  expect(await send()).toMatchObject({ status: 409, body: { code: 'approval_needed' } })
  const direct = { userId: team.seeker.id, company: 'Acme', position: 'Engineer', status: 'applied' }
  expect((await manager.post('/api/applications', direct)).body.code).toBe('approval_needed')
  expect((await seeker.get('/api/notifications')).body[0]).toMatchObject({
    type: 'approval',
    title: 'May we apply to Acme for you?',
    relatedEntityId: id,
  })
  const mails = (await app.deliverMail()).filter(({ to }) => to.address === team.seeker.email)
  expect(mails.map(({ subject }) => subject)).toContain('May we apply to Acme for you?')
  expect((await decide('approved')).body).toMatchObject({ state: 'approved', decidedAt: expect.any(String) })
  expect((await manager.get('/api/notifications')).body[0]).toMatchObject({
    title: `${team.seeker.firstName} approved an application`,
  })
  expect((await send()).status).toBe(200)
})

test('a declined application cannot be sent, and the manager sees why', async () => {
  const { seeker, manager, send, id } = await createAsked()
  const reply = await seeker.post(`/api/applications/${id}/approval`, { decision: 'declined', reason: 'Too far' })
  expect(reply.body).toMatchObject({ state: 'declined', reason: 'Too far' })
  expect((await send()).body.code).toBe('approval_needed')
  expect((await manager.get('/api/notifications')).body[0].message).toContain('Too far')
  // The manager may ask again.
  expect((await manager.post(`/api/applications/${id}/approval-request`)).status).toBe(201)
})

test('of two devices that decide at once one decides, and of two requests one is made', async () => {
  const { seeker, manager, id, decide } = await createAsked()
  const second = await manager.post(`/api/applications/${id}/approval-request`)
  expect(second.status).toBe(409)
  const replies = await Promise.all(['approved', 'declined', 'approved', 'declined'].map(decide))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const winner = replies.find(({ status }) => status === 200)
  const { body } = await seeker.get('/api/approvals')
  expect(body).toMatchObject([{ state: winner?.body.state }])
})

test('declining and sending at once never sends what was declined first', async () => {
  for (let round = 0; round < 6; round++) {
    const { decide, send } = await createAsked()
    const [declined, sent] = await Promise.all([decide('declined'), send()])
    expect(declined.status).toBe(200)
    expect(sent.status).toBe(409)
  }
})

test('an approval is an exception to the rules that it names, for that application alone', async () => {
  const rules = { ...askFirst, askFirst: false, excludedCompanies: [{ name: 'Acme', aliases: [] }] }
  const { seeker, manager, team, app, send, decide } = await createAsked(rules)
  expect((await send()).body.code).toBe('rule_violated')
  await decide('approved')
  const other = await createApplicationFor(app, team.manager, { userId: team.seeker.id })
  expect((await manager.put(`/api/applications/${other.id}`, { status: 'applied' })).body.code).toBe('rule_violated')
  expect((await seeker.put('/api/rules', rules)).status).toBe(200)
  expect((await send()).status).toBe(200)
})

test('an approval is no exception to a rule of a later day', async () => {
  const { seeker, send, decide } = await createAsked()
  await decide('approved')
  await seeker.put('/api/rules', { ...askFirst, excludedCompanies: [{ name: 'Acme', aliases: [] }] })
  expect((await send()).body.code).toBe('rule_violated')
})

test('after 72 hours the request runs out and goes back to the manager', async () => {
  const { app, seeker, manager, id, approvalId, decide, send } = await createAsked()
  await expireApproval(app, approvalId)
  expect((await seeker.get('/api/approvals')).body[0].state).toBe('waiting')
  await app.pool.query("update approvals set expires_at = now() - interval '1 second' where id = $1", [approvalId])
  expect((await seeker.get('/api/approvals')).body[0].state).toBe('expired')
  expect((await decide('approved')).status).toBe(409)
  await expireApproval(app, approvalId)
  await expireApproval(app, approvalId)
  const { body } = await manager.get('/api/notifications')
  expect(body.filter(({ title }: { title: string }) => title.startsWith('Your client hasn'))).toHaveLength(1)
  expect((await send()).body.code).toBe('approval_needed')
  expect((await manager.post(`/api/applications/${id}/approval-request`)).status).toBe(201)
})

test('one job is queued for the end of the 72 hours', async () => {
  const { app, approvalId } = await createAsked()
  expect(app.queued).toContainEqual(expect.objectContaining({ name: 'expire-approval', data: { approvalId } }))
})

test('staff see the approvals of their clients only', async () => {
  const { app, team, manager } = await createAsked()
  const others = await createTeam(app)
  const otherManager = await app.signIn(others.manager)
  expect((await manager.get(`/api/approvals?userId=${team.seeker.id}`)).body).toHaveLength(1)
  expect((await otherManager.get(`/api/approvals?userId=${team.seeker.id}`)).body).toEqual([])
})

test('staff list the open approvals: the latest of each application that is not sent, of the last two weeks', async () => {
  const { app, seeker, manager, id, decide, send } = await createAsked()
  const readOpen = async () => (await manager.get('/api/approvals?open=true')).body
  const age = (days: number, state: string) =>
    app.pool.query(
      `update approvals set created_at = now() - $1 * interval '1 day', expires_at = now() - ($1 - 3) * interval '1 day'
       where application_id = $2 and state = $3`,
      [days, id, state],
    )
  expect(await readOpen()).toMatchObject([{ state: 'waiting' }])
  await age(13, 'waiting')
  expect(await readOpen()).toMatchObject([{ state: 'expired' }])
  await age(15, 'waiting')
  expect(await readOpen()).toEqual([])
  await manager.post(`/api/applications/${id}/approval-request`)
  await seeker.post(`/api/applications/${id}/approval`, { decision: 'declined', reason: 'Too far' })
  expect(await readOpen()).toMatchObject([{ state: 'declined', reason: 'Too far' }])
  await manager.post(`/api/applications/${id}/approval-request`)
  expect(await readOpen()).toMatchObject([{ state: 'waiting' }])
  await decide('approved')
  expect(await readOpen()).toMatchObject([{ state: 'approved' }])
  expect((await manager.get('/api/approvals')).body).toHaveLength(3)
  await send()
  expect(await readOpen()).toEqual([])
  expect((await manager.get('/api/approvals?open=yes')).status).toBe(400)
})
