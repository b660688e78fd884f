import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { contactMessage, type ContactMessage } from '#contract/contact.ts'
import { createSmtpMailer } from '#server/gateways/mailer.ts'
import { createUser } from '#test/factories.ts'
import { fileApp, testApp, type TestApp } from '#test/harness.ts'
import { startSmtpServer } from '#test/smtp-server.ts'

const file = fileApp({ SUPPORT_EMAIL: 'help@foothold.example', TRUST_PROXY: '1' })
const list = '/api/admin/contact-messages'
const thanks = "Message sent successfully! We'll get back to you as soon as possible."

let addresses = 0
/** Sends from a unique address, so that tests do not share limits. */
const write = (body: object, app = file(), from = `10.9.${addresses >> 8}.${addresses++ & 255}`) =>
  app.anonymous.post('/api/contact', body, { 'x-forwarded-for': from })

const letter = (more: object = {}) => ({
  name: 'Ana Lima',
  email: `${randomUUID()}@example.test`,
  message: `First line.\nSecond line. ${randomUUID()}`,
  ...more,
})

async function signedInAdmin(app: TestApp = file()) {
  const admin = await createUser(app, { role: 'admin' })
  return { ...admin, calls: await app.signIn(admin) }
}
type Admin = Awaited<ReturnType<typeof signedInAdmin>>

async function listedBy({ calls }: Admin, query = 'limit=200'): Promise<ContactMessage[]> {
  const { status, body } = await calls.get(`${list}?${query}`)
  expect(status).toBe(200)
  return body
}

/** A received message, as an admin sees it. */
async function received(admin: Admin, more: object = {}) {
  const sent = letter(more)
  expect((await write(sent)).status).toBe(201)
  const match = (await listedBy(admin)).find(({ message }) => message === sent.message)
  if (!match) throw new Error('The message is not in the list')
  return match
}

test('a message is stored, shown to admins and mailed to support, with replies going to the sender', async () => {
  const admin = await signedInAdmin()
  const sent = letter()
  expect(await write(sent)).toMatchObject({ status: 201, body: { message: thanks } })
  const [newest] = await listedBy(admin)
  expect(newest).toEqual({
    ...sent,
    id: expect.any(String),
    createdAt: expect.any(String),
    readAt: null,
    answer: null,
    answeredAt: null,
    urgent: false,
    dueAt: new Date(Date.parse(newest?.createdAt ?? '') + 24 * 60 * 60 * 1000).toISOString(),
  })
  expect(Object.keys(newest ?? {}).toSorted()).toEqual(Object.keys(contactMessage.shape).toSorted())
  expect(file().queued).toContainEqual({ name: 'contact-mail', data: { mail: 'message', messageId: newest?.id } })
  const mail = (await file().deliverMail()).at(-1)
  expect(mail).toMatchObject({
    to: { address: 'help@foothold.example' },
    replyTo: { name: 'Ana Lima', address: sent.email },
    subject: 'Ana Lima wrote through the contact form',
  })
  expect(mail?.text).toContain('> First line.\n> Second line.')
  expect(mail?.text).toContain('http://localhost:3000/admin/messages')
})

test('an incomplete message is refused and not stored', async () => {
  const admin = await signedInAdmin()
  const before = await listedBy(admin)
  for (const body of [
    { name: ' ' },
    { message: '' },
    { email: 'ana' },
    { email: 'a@b.test, c@d.test' },
    { message: ['x'] },
  ])
    expect((await write(letter(body))).status, JSON.stringify(body)).toBe(400)
  expect(await listedBy(admin)).toEqual(before)
})

test('a name, address or message cannot add recipients to a mail', async () => {
  const server = await startSmtpServer()
  onTestFinished(server.close)
  const from = { name: 'Foothold', address: 'no-reply@foothold.example' }
  const app = await testApp(
    { SUPPORT_EMAIL: 'help@foothold.example', TRUST_PROXY: '1' },
    {
      mailer: createSmtpMailer({ smtpUrl: server.url, from }),
    },
  )
  const name = 'Ana\r\nBcc: victim@example.test\r\n"<victim@example.test>, x'
  const admin = await signedInAdmin(app)
  expect(
    (await write(letter({ name, email: 'ana@example.test', message: 'Hi\r\n.\r\nRCPT TO:<victim@example.test>' }), app))
      .status,
  ).toBe(201)
  const [{ id } = { id: '' }] = await listedBy(admin)
  await admin.calls.post(`${list}/${id}/answer`, { answer: 'Yes\r\nBcc: victim@example.test' })
  await app.deliverMail()
  const [toSupport, toWriter] = server.received
  expect(server.received).toHaveLength(2)
  expect(toSupport?.recipients).toEqual(['RCPT TO:<help@foothold.example>'])
  expect(toWriter?.recipients).toEqual(['RCPT TO:<ana@example.test>'])
  const [first = [], second = []] = server.received.map(({ data }) =>
    data
      .slice(0, data.indexOf('\n\n'))
      .replace(/\n[ \t]/g, ' ')
      .split('\n'),
  )
  for (const headers of [first, second]) expect(headers.filter((line) => /^b?cc:/i.test(line))).toEqual([])
  const replyTo = (headers: string[]) => headers.filter((line) => /^reply-to:/i.test(line))
  expect(replyTo(first)).toEqual([expect.stringMatching(/^Reply-To: "[^"@]*victim@[^"]*" <ana@example\.test>$/)])
  expect(replyTo(second)).toEqual(['Reply-To: Foothold <help@foothold.example>'])
})

test('an address can send ten an hour, and others are not affected', async () => {
  const from = '10.8.0.1'
  for (let count = 0; count < 10; count++) expect((await write(letter(), file(), from)).status).toBe(201)
  const refused = await write(letter(), file(), from)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await write(letter(), file(), '10.8.0.2')).status).toBe(201)
})

test('a repeated message of the same sender is stored once and answered alike', async () => {
  const admin = await signedInAdmin()
  const sent = letter()
  for (let time = 0; time < 3; time++)
    expect(await write({ ...sent, email: sent.email.toUpperCase() })).toMatchObject({
      status: 201,
      body: { message: thanks },
    })
  const messages = await listedBy(admin)
  expect(messages.filter(({ message }) => message === sent.message)).toHaveLength(1)
  const other = await received(admin, { message: sent.message })
  expect(other.email).not.toBe(sent.email)
})

test('in a flood from many addresses all are stored and the first hundred mailed', async () => {
  const app = await testApp({ TRUST_PROXY: '1' })
  const admin = await signedInAdmin(app)
  for (let count = 0; count < 105; count++) expect((await write(letter(), app)).status).toBe(201)
  expect(await listedBy(admin)).toHaveLength(105)
  expect(app.queued.filter(({ name }) => name === 'contact-mail')).toHaveLength(100)
})

test('a read message stays read, and the list filters by state', async () => {
  const admin = await signedInAdmin()
  const [first, other] = [await received(admin), await received(admin)]
  const ids = async (state: string) => (await listedBy(admin, `limit=200&state=${state}`)).map(({ id }) => id)
  expect(await ids('unread')).toEqual(expect.arrayContaining([first.id, other.id]))
  const reply = await admin.calls.put(`${list}/${first.id}/read`)
  expect(reply).toMatchObject({ status: 200, body: { id: first.id, readAt: expect.any(String) } })
  expect((await admin.calls.put(`${list}/${first.id}/read`)).body).toEqual(reply.body)
  expect(await ids('unread')).not.toContain(first.id)
  expect(await ids('unanswered')).toEqual(expect.arrayContaining([first.id, other.id]))
  await admin.calls.post(`${list}/${other.id}/answer`, { answer: 'Yes.' })
  expect(await ids('unread')).not.toContain(other.id)
  expect(await ids('unanswered')).not.toContain(other.id)
  expect(await ids('answered')).toContain(other.id)
  expect((await admin.calls.get(`${list}?state=lost`)).status).toBe(400)
  expect((await admin.calls.put(`${list}/${randomUUID()}/read`)).status).toBe(404)
})

test('an answer is mailed with the message below it, stored with who and when, and given once', async () => {
  const admin = await signedInAdmin()
  const message = await received(admin)
  const replies = await Promise.all(
    ['One.\n\nTwo.', 'Another.'].map((answer) => admin.calls.post(`${list}/${message.id}/answer`, { answer })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const answered = replies.find(({ status }) => status === 200)?.body
  expect(replies.find(({ status }) => status === 409)?.body.message).toBe('This message has been answered already')
  expect(answered).toMatchObject({ id: message.id, answeredAt: expect.any(String), readAt: expect.any(String) })
  const mails = (await file().deliverMail()).filter(({ to }) => to.address === message.email)
  expect(mails).toMatchObject([
    {
      to: { name: 'Ana Lima' },
      replyTo: { address: 'help@foothold.example' },
      subject: 'We answered your message to Foothold',
    },
  ])
  for (const part of [...answered.answer.split('\n\n'), '> First line.\n> Second line.'])
    expect(mails[0]?.text).toContain(part)
  const { rows } = await file().pool.query(
    `select answered_by, action, actor_id from contact_messages m join audit_log a on a.entity_id = m.id where m.id = $1`,
    [message.id],
  )
  expect(rows).toEqual([{ answered_by: admin.id, action: 'contact.answered', actor_id: admin.id }])
  expect((await admin.calls.post(`${list}/${randomUUID()}/answer`, { answer: 'Yes.' })).status).toBe(404)
  expect((await admin.calls.post(`${list}/${message.id}/answer`, { answer: ' ' })).status).toBe(400)
})

test('erasing an account deletes the messages from its verified address', async () => {
  const admin = await signedInAdmin()
  const [verified, claiming] = [await createUser(file()), await createUser(file())]
  await received(admin, { email: verified.email.toUpperCase() })
  const foreign = await received(admin, { email: claiming.email })
  const [first, second] = [await file().signIn(verified), await file().signIn(claiming)]
  await file().pool.query('update users set email_verified = false where id = $1', [claiming.id])
  for (const calls of [first, second]) expect((await calls.delete('/api/account')).status).toBe(200)
  const addresses = (await listedBy(admin)).map(({ email }) => email.toLowerCase())
  expect(addresses).not.toContain(verified.email)
  expect(addresses).toContain(foreign.email)
})

test('a program that fills in the hidden field is refused with a reason', async () => {
  const admin = await signedInAdmin()
  const spam = letter({ website: 'https://spam.example' })
  expect(await write(spam)).toMatchObject({
    status: 400,
    body: { message: 'Please leave this field empty', fields: { website: 'Please leave this field empty' } },
  })
  expect((await listedBy(admin)).filter(({ message }) => message === spam.message)).toEqual([])
  expect((await write(letter({ website: '' }))).status).toBe(201)
})

test('a browser without script sends the form, and gets unsent text back', async () => {
  const admin = await signedInAdmin()
  const post = (values: Record<string, string>, headers: Record<string, string> = {}) =>
    file().call('POST', '/contact', {
      body: new URLSearchParams(values).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '172.16.5.5', ...headers },
    })
  const sent = letter({ name: 'Zoë <b>&amp;</b>' })
  expect(await post(sent)).toMatchObject({ status: 200, text: expect.stringContaining(thanks.replace("'", '&#39;')) })
  expect((await listedBy(admin)).map(({ name, message }) => ({ name, message }))).toContainEqual({
    name: sent.name,
    message: sent.message,
  })

  const again = await post({ ...sent, email: 'nobody' })
  expect(again.status).toBe(400)
  expect(again.text).toContain('Please enter a valid email address')
  expect(again.text).toContain('value="Zoë &lt;b&gt;&amp;amp;&lt;/b&gt;"')
  expect(again.text).not.toContain('<b>')
  expect((await post(letter(), { origin: 'https://evil.example' })).status).toBe(403)
})
