import { expect, test } from 'vitest'
import { noRules } from '#contract/rules.ts'
import type { Mail as SentMail } from '#server/gateways/mailer.ts'
import { createApplicationFor, createMail, createRelay, createSignedInTeam } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'
import { writeRawMail } from '#test/mail-sender.ts'
import { deliver, deliverRaw, inboxSettings, runJobs, toInvitation } from '#test/inbox-mails.ts'

async function createClient() {
  const app = await testApp(inboxSettings)
  const team = await createSignedInTeam(app)
  const { id: applicationId } = await createApplicationFor(app, team.manager, {
    userId: team.seeker.id,
    status: 'applied',
  })
  const relay = await createRelay(app, team.seeker)
  async function send() {
    const before = app.mails.length
    for (const name of ['send-reply', 'copy-mail'] as const)
      for (const job of app.takeQueued(name)) await runJobs(app)[name](job)
    return app.mails.slice(before)
  }
  return { app, ...team, applicationId, relay, send }
}
const text = 'Dear Ana,\n\nDecember 3 at 10:00 suits me.\n\nSam'

test('an answer goes out once from the relay address, in its thread, with a copy to the client; a bounce comes back to it', async () => {
  const { app, seeker, manager, otherManager, applicationId, relay, send } = await createClient()
  const { id } = await deliver(app, relay, { ...toInvitation(), messageId: '<invitation@acme.example>' })
  await send()
  const path = `/api/mails/${id}/reply`
  expect((await otherManager.calls.post(path, { text })).status).toBe(404)
  const answered = await manager.calls.post(path, { text })
  expect([answered.status, answered.body.delivery, answered.body.subject]).toEqual([
    202,
    'waiting',
    'Re: Interview for Engineer at Acme',
  ])
  const jobs = [...app.takeQueued('send-reply')]
  for (const job of [...jobs, ...jobs]) await runJobs(app)['send-reply'](job)
  const sent = app.mails.filter(({ from }) => from !== undefined)
  const replyId = `<${answered.body.id}@in.foothold.example>`
  expect(sent).toMatchObject([
    {
      to: { address: 'ana@acme.example' },
      from: { name: 'Sam Rivera', address: relay },
      text,
      messageId: replyId,
      inReplyTo: '<invitation@acme.example>',
      references: ['<invitation@acme.example>'],
      headers: { 'Auto-Submitted': 'no' },
    },
  ])
  expect(await send()).toMatchObject([{ to: { address: seeker.email }, text: expect.stringContaining('suits me') }])
  const listed = async () => (await seeker.calls.get(`/api/applications/${applicationId}/mails`)).body
  expect(await listed()).toMatchObject([
    { direction: 'out', delivery: 'sent', canReply: false },
    { id, repliedAt: expect.any(String) },
  ])
  expect((await seeker.calls.get(`/api/mails/${answered.body.id}`)).body).toMatchObject({
    text,
    to: [{ address: 'ana@acme.example' }],
  })

  const bounce = Buffer.from(
    [
      'From: Mail Delivery System <mailer-daemon@acme.example>',
      `To: ${relay}`,
      'Subject: Undelivered Mail Returned to Sender',
      'Message-ID: <bounce@acme.example>',
      'Auto-Submitted: auto-replied',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b\r\nContent-Type: text/plain\r\n\r\nThe mail could not be delivered.',
      '--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; acme.example\r\n\r\nFinal-Recipient: rfc822; ana@acme.example\r\nAction: failed\r\nStatus: 5.1.1',
      `--b\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: ${replyId}\r\nSubject: Re: Interview\r\n\r\nDear Ana`,
      '--b--\r\n',
    ].join('\r\n'),
  )
  const returned = await deliverRaw(app, relay, bounce, '')
  expect(await listed()).toMatchObject([
    { id: returned.id, canReply: false },
    { delivery: 'bounced' },
    { id, repliedAt: null },
  ])
  expect((await manager.calls.get('/api/notifications')).body[0]).toMatchObject({
    type: 'mail',
    title: 'An answer to ana@acme.example could not be delivered',
  })
  expect((await manager.calls.post(`/api/mails/${returned.id}/reply`, { text })).status).toBe(409)
})

test('where the client wants to be asked, an answer of the manager waits for them; theirs goes at once', async () => {
  const { app, seeker, manager, applicationId, send } = await createClient()
  await seeker.calls.put('/api/rules', { ...noRules, askFirst: true })
  const id = await createMail(app, seeker, { applicationId, kind: 'question' })
  const first = (await manager.calls.post(`/api/mails/${id}/reply`, { text })).body
  expect(first.delivery).toBe('approval_needed')
  expect((await seeker.calls.get('/api/notifications')).body[0].title).toBe('May we send this answer to Acme?')
  expect([(await manager.calls.get('/api/inbox')).body[0].id, await send()]).toEqual([first.id, []])
  const approve = (replyId: string, decision: string, { calls } = seeker) =>
    calls.post(`/api/mails/${replyId}/approval`, { decision })
  expect((await approve(first.id, 'send', manager)).status).toBe(403)
  expect((await approve(first.id, 'discard')).body.delivery).toBe('discarded')
  expect((await approve(first.id, 'send')).status).toBe(409)
  const second = (await manager.calls.post(`/api/mails/${id}/reply`, { text })).body
  const both = await Promise.all([approve(second.id, 'send'), approve(second.id, 'send')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await send()).map(({ to }: SentMail) => to.address)).toEqual(['ana@acme.example', seeker.email])
  expect((await seeker.calls.post(`/api/mails/${id}/reply`, { text })).body.delivery).toBe('waiting')
})

test('programs, our own addresses and switched off relays get no answer; a refused one comes back at once', async () => {
  const { app, seeker, manager, relay, send } = await createClient()
  const reply = async (mail: object, headers: Record<string, string> = {}) => {
    const { id } = await deliver(app, relay, { ...toInvitation(), icalEvent: undefined, headers, ...mail } as never)
    return { id, status: (await manager.calls.post(`/api/mails/${id}/reply`, { text })).status }
  }
  expect((await reply({ text: 'We invite you to an interview.' })).status).toBe(202)
  expect((await reply({}, { 'Auto-Submitted': 'auto-generated' })).status).toBe(409)
  for (const address of ['no-reply@acme.example', 'maya.k7m2xp@in.foothold.example', 'no-reply@localhost'])
    expect((await reply({ from: `Acme <${address}>` })).status).toBe(409)
  expect((await reply({ replyTo: `other@in.foothold.example` })).status).toBe(409)
  await send()
  const id = await createMail(app, seeker, { kind: 'question' })
  const { body } = await seeker.calls.post(`/api/mails/${id}/reply`, { text })
  const { mailer } = app.deps
  app.deps.mailer = {
    ...mailer,
    send: () => Promise.reject(Object.assign(new Error('No such mailbox'), { responseCode: 550 })),
  }
  await send()
  app.deps.mailer = mailer
  expect((await seeker.calls.get(`/api/mails/${body.id}`)).body.delivery).toBe('bounced')
  await app.pool.query('update inbox_addresses set enabled = false')
  expect((await seeker.calls.post(`/api/mails/${id}/reply`, { text })).body.code).toBe('inbox_off')
})

test('each mail that is no spam is copied once to the client, from our own address; none that their mailbox forwarded, and none of ours', async () => {
  const { app, seeker, relay, send } = await createClient()
  await deliver(app, relay, toInvitation())
  const jobs = app.takeQueued('copy-mail')
  for (const job of [...jobs, ...jobs]) await runJobs(app)['copy-mail'](job)
  const copies = app.mails.filter(({ subject }) => subject.startsWith('Copy: '))
  expect(copies).toMatchObject([{ to: { address: seeker.email }, attachments: [{ filename: 'mail.eml' }] }])
  expect([copies[0]?.from, copies[0]?.headers?.['Auto-Submitted']]).toEqual([undefined, 'auto-generated'])
  const forwarded = {
    ...toInvitation({ uid: 'x@acme.example' }),
    headers: { 'X-Forwarded-For': `${seeker.email} ${relay}` },
  }
  await deliver(app, relay, forwarded)
  const back = await writeRawMail({
    from: 'Foothold <no-reply@localhost>',
    to: seeker.email,
    subject: 'Copy: Interview',
    text: 'Ana wrote',
    messageId: copies[0]?.messageId ?? '',
  })
  await deliverRaw(app, relay, back)
  expect(await send()).toEqual([])
})

test('the code of a mailbox that asks whether it may forward is kept encrypted for its address', async () => {
  const { app, seeker, relay } = await createClient()
  await deliver(app, relay, {
    from: 'Gmail Team <forwarding-noreply@google.com>',
    subject: `(#123456789) Gmail Forwarding Confirmation - Receive Mail from ${seeker.email}`,
    text: `${seeker.email} has requested to automatically forward mail to your email address ${relay}.\nConfirmation code: 123456789\n\nTo allow this, please click the link below:\n\nhttps://mail-settings.google.com/mail/vf-%5BANGjdJ8%5D-abc\n\nThanks`,
  })
  const { rows } = await app.pool.query('select forwarding from inbox_addresses where user_id = $1', [seeker.id])
  const forwarding = {
    code: '123456789',
    url: 'https://mail-settings.google.com/mail/vf-%5BANGjdJ8%5D-abc',
    from: 'forwarding-noreply@google.com',
  }
  expect((await seeker.calls.get('/api/inbox-address')).body).toMatchObject({ address: relay, forwarding })
  expect(JSON.stringify(rows)).not.toContain('123456789')
})
