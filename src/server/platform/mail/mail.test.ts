import { expect, onTestFinished, test, vi } from 'vitest'
import { startJobs } from '#server/jobs/jobs.ts'
import { createSmtpMailer } from '#server/gateways/mailer.ts'
import { createDatabase, startTestApp } from '#test/harness.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { startWorkers } from '#server/workers.ts'

const soon = { timeout: 20_000, interval: 20 }
const newcomer = {
  email: 'dana@example.test',
  password: 'violet tram orbit',
  confirmPassword: 'violet tram orbit',
  firstName: 'Dana\r\nBcc: victim@example.test',
  lastName: '"Lee", <victim@example.test>',
}

/** The server with a real queue, a new database, and a mail server. */
async function mailingApp() {
  const server = await startSmtpServer()
  const database = await createDatabase()
  const jobs = await startJobs(database.url, () => {})
  const mailer = createSmtpMailer({
    smtpUrl: server.url,
    from: { name: 'Foothold', address: 'no-reply@foothold.example' },
  })
  const app = await startTestApp({}, { jobs, mailer }, database)
  onTestFinished(async () => {
    await jobs.stop()
    await app.close()
    await server.close()
  })
  return { app, server, work: () => startWorkers(app.deps, async () => 200, ['mail']) }
}

test('a newcomer is mailed over the wire, whatever the name, and the link verifies the address', async () => {
  const { app, server, work } = await mailingApp()
  await work()
  expect((await app.anonymous.post('/api/register', newcomer)).status).toBe(201)
  await vi.waitFor(() => expect(server.received).toHaveLength(1), soon)
  const [{ recipients, data } = { recipients: [], data: '' }] = server.received
  expect(recipients).toEqual(['RCPT TO:<dana@example.test>'])
  expect(data).not.toMatch(/^bcc:/im)
  const token = /verify-email\?token=([\w-]+)/.exec(data.replace(/=\n/g, '').replace(/=3D/g, '='))?.[1]
  expect((await app.anonymous.get(`/api/verify-email?token=${token}`)).status).toBe(200)
})

test('while the mail server is down nothing is lost, and a registration does not wait for it', async () => {
  const { app, server, work } = await mailingApp()
  server.behaviour = 'fails for now'
  await work()
  expect((await app.anonymous.post('/api/register', newcomer)).status).toBe(201)
  const waiting = "select 1 from jobs.job where name = 'mail' and state = 'retry'"
  await vi.waitFor(async () => expect((await app.pool.query(waiting)).rowCount).toBe(1), soon)
  expect(server.received).toEqual([])

  server.behaviour = 'takes mail'
  await app.pool.query("update jobs.job set start_after = now() where state = 'retry'")
  await app.anonymous.post('/api/forgot-password', { email: 'nobody@example.test' })
  await vi.waitFor(() => expect(server.received).toHaveLength(1), soon)
})

test('the queue keeps ids only', async () => {
  const { app } = await mailingApp()
  await app.anonymous.post('/api/register', newcomer)
  const { rows } = await app.pool.query("select data from jobs.job where name = 'mail'")
  expect(rows).toEqual([{ data: { template: 'verify-email', userId: expect.stringMatching(/^[0-9a-f-]{36}$/) } }])
})
