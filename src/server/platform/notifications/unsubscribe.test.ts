import { expect, onTestFinished, test, vi } from 'vitest'
import { startJobs } from '#server/jobs/jobs.ts'
import { startWorkers } from '#server/workers.ts'
import { createSmtpMailer } from '#server/gateways/mailer.ts'
import { createUser, sendNotification } from '#test/factories.ts'
import { createDatabase, fileApp, startTestApp } from '#test/harness.ts'
import { startSmtpServer } from '#test/smtp-server.ts'

const file = fileApp()
const choicesPath = '/api/account/notification-choices'
const none = {
  assignment: false,
  application_created: false,
  message: false,
  job_interest: false,
  approval: false,
  question: false,
  report: false,
  interview: false,
  promise: false,
  mail: false,
}
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const oneClick = 'List-Unsubscribe=One-Click'

/** A person with the path of the link in their mail. */
async function mailed() {
  const app = file()
  const person = await createUser(app)
  await sendNotification(app, person.id)
  const mail = (await app.deliverMail()).find(({ to }) => to.address === person.email)
  const url = /http:\S+\/api\/unsubscribe\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const calls = await app.signIn(person)
  return { ...person, calls, mail, url, path: url.replace('http://localhost:3000', '') }
}

test('the link is in the text, the HTML and the headers, and does not reveal the person', async () => {
  const { mail, url, id, email } = await mailed()
  expect(mail?.html).toContain(url)
  expect(mail?.headers).toEqual({ 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': oneClick })
  expect(url).not.toContain(id)
  expect(decodeURIComponent(url)).not.toContain(email)
})

test('a GET only shows the question, so a link checker changes nothing', async () => {
  const { calls, path } = await mailed()
  const before = (await calls.get(choicesPath)).body
  const page = await file().anonymous.get(path)
  expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
  expect(page.text).toContain(`<form method="post" action="${path}"><button>Stop these emails</button></form>`)
  expect((await file().call('HEAD', path)).status).toBe(200)
  expect((await calls.get(choicesPath)).body).toEqual(before)
})

test("a mail program's POST stops the mails without a session, from any site", async () => {
  const callers: [string | undefined, Record<string, string>][] = [
    [oneClick, form],
    [
      `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`,
      {
        'content-type': 'multipart/form-data; boundary=x',
      },
    ],
    [undefined, {}],
    [oneClick, { ...form, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }],
    ['', { ...form, origin: 'null' }],
  ]
  for (const [body, headers] of callers) {
    const { id, email, calls, path } = await mailed()
    const reply = await file().anonymous.post(path, body, headers)
    expect(reply.status, JSON.stringify(headers)).toBe(200)
    expect(reply.headers).not.toHaveProperty('set-cookie')
    expect((await calls.get(choicesPath)).body).toEqual(none)
    const before = file().mails.length
    await sendNotification(file(), id)
    expect((await file().deliverMail()).slice(before).filter(({ to }) => to.address === email)).toEqual([])
    expect((await file().anonymous.post(path, body, headers)).status).toBe(200)
  }
})

test('a forged, changed or different link changes nothing', async () => {
  const { id, path, calls } = await mailed()
  const before = (await calls.get(choicesPath)).body
  const otherContextToken = file().encryption.encrypt(id, 'job_applications/1/site_password')
  const changed = `${path.slice(0, -2)}${path.endsWith('AA') ? 'BB' : 'AA'}`
  const bad = ['', '?token=', `?token=${id}`, `?token=${otherContextToken}`, '?token=a&token=b', '?token=v1.x.y.z.w']
  for (const each of [changed, ...bad.map((query) => `/api/unsubscribe${query}`)]) {
    expect((await file().anonymous.get(each)).status, each).toBe(400)
    expect((await file().anonymous.post(each, oneClick, form)).status, each).toBe(400)
  }
  expect((await calls.get(choicesPath)).body).toEqual(before)
})

test('the link of a deleted account is thanked and stores nothing', async () => {
  const { id, path, calls } = await mailed()
  await calls.delete('/api/account')
  expect((await file().anonymous.post(path, oneClick, form)).status).toBe(200)
  const { rowCount } = await file().pool.query('select 1 from notification_choices where user_id = $1', [id])
  expect(rowCount).toBe(0)
})

test('only forms are read', async () => {
  const { path } = await mailed()
  expect((await file().anonymous.post(path, 'x'.repeat(20_000), form)).status).toBe(413)
  expect((await file().anonymous.post(path, 'x', { 'content-type': 'text/plain' })).status).toBe(415)
})

test('only this call is open to other sites', async () => {
  const foreign = { origin: 'https://evil.example', ...form }
  const { path } = await mailed()
  expect((await file().anonymous.post(path, oneClick, foreign)).status).toBe(200)
  const otherPaths = ['/api/unsubscribe/', '/api/unsubscribe/all', '/api/unsubscribed', '/api/login', '/api/logout']
  for (const path of otherPaths) expect((await file().anonymous.post(path, oneClick, foreign)).status, path).toBe(403)
  for (const method of ['PUT', 'PATCH', 'DELETE'])
    expect((await file().call(method, path, { headers: foreign })).status, method).toBe(403)
})

test('over SMTP the headers are intact, and the mail says how to stop it', async () => {
  const server = await startSmtpServer()
  const database = await createDatabase()
  const jobs = await startJobs(database.url, () => {})
  const from = { name: 'Foothold', address: 'no-reply@foothold.example' }
  const mailer = createSmtpMailer({ smtpUrl: server.url, from })
  const app = await startTestApp({ APP_URL: 'https://foothold.example' }, { jobs, mailer }, database)
  onTestFinished(async () => {
    await jobs.stop()
    await app.close()
    await server.close()
  })
  await startWorkers(app.deps, async () => 200, ['notification-mail'])
  const person = await createUser(app)
  const title = 'Hello\r\nBcc: victim@example.test'
  await app.db.transaction((tx) => sendNotification({ db: tx, jobs }, person.id, { title }))
  await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 20_000, interval: 20 })
  const data = server.received[0]?.data ?? ''
  const headers = (data.split('\n\n')[0] ?? '').replace(/\n[ \t]+/g, ' ').split('\n')
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(headers.filter((line) => /^bcc:/i.test(line))).toEqual([])
  expect(server.received[0]?.recipients).toEqual([`RCPT TO:<${person.email}>`])
  const link = headers.map((line) => /^List-Unsubscribe: <(https:\S+)>$/.exec(line)?.[1]).find(Boolean) ?? ''
  expect(link).toMatch(/^https:\/\/foothold\.example\/api\/unsubscribe\?token=/)
  expect(data.replace(/=\n/g, '').replace(/=3D/g, '=')).toContain(`Stop these emails: ${link}`)
  expect((await app.anonymous.post(link.replace('https://foothold.example', ''), oneClick, form)).status).toBe(200)
  expect((await (await app.signIn(person)).get(choicesPath)).body).toEqual(none)
  const { rows } = await app.pool.query("select data from jobs.job where name = 'notification-mail'")
  expect(rows).toEqual([{ data: { notificationId: expect.any(String) } }])
})
