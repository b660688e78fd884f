import canonicalize from 'canonicalize'
import { beforeAll, expect, test, vi } from 'vitest'
import { applicationStatuses } from '#contract/application-status.ts'
import type { Application } from '#contract/applications.ts'
import { receiptStates, type Receipt } from '#contract/receipts.ts'
import { toSha256 } from '#server/work/receipts/blobs.service.ts'
import { sendDueReports } from '#server/service/reports/reports.service.ts'
import { createUser } from '#test/factories.ts'
import { fileApp, testApp, type TestApp } from '#test/harness.ts'
import { sampleApplications } from '#web/samples.ts'
import { demoSignIns } from '#server/demo-accounts.ts'
import { seedDemo } from './demo-data.ts'
import { ensureAdmin, makeAdmin } from '#server/people/auth/auth.service.ts'

type SampleApplication = Pick<Application, 'company' | 'position' | 'status'>

const seed = (app: TestApp) => seedDemo({ ...app, ...app.dependencies })

const countUsers = async ({ pool }: TestApp) => (await pool.query('select count(*)::int as n from users')).rows[0].n

async function demoPeople(app: TestApp) {
  const signIn = async ({ email, password }: { email: string; password: string }) =>
    app.withCookie(app.readCookie(await app.anonymous.post('/api/login', { email, password })))
  const [seeker, manager, admin] = await Promise.all(demoSignIns.map(signIn))
  if (!seeker || !manager || !admin) throw new Error('There are three demo sign-ins')
  return { seeker, manager, admin }
}

const getDemo = fileApp()
let isSeeded = false
beforeAll(async () => {
  isSeeded = await seed(getDemo())
})

test('the demo shows real data on every screen', async () => {
  const app = getDemo()
  expect(isSeeded).toBe(true)
  expect(demoSignIns).toEqual([
    { email: 'seeker@foothold.test', password: 'foothold-demo' },
    { email: 'manager@foothold.test', password: 'foothold-demo' },
    { email: 'admin@foothold.test', password: 'foothold-demo' },
  ])
  const { seeker, manager, admin } = await demoPeople(app)
  const read = async (calls: typeof seeker, path: string) => (await calls.get(path)).body

  expect(await read(seeker, '/api/auth/user')).toMatchObject({
    role: 'user',
    emailVerified: true,
    subscriptionActive: true,
  })
  expect(await read(manager, '/api/auth/user')).toMatchObject({ role: 'account_manager' })
  expect(await read(admin, '/api/auth/user')).toMatchObject({ role: 'admin' })
  expect(await read(seeker, '/api/subscription/status')).toMatchObject({ status: 'active' })
  expect(await read(seeker, '/api/payment/invoices')).toHaveLength(3)
  expect(await read(seeker, '/api/payment/methods')).toMatchObject([{ last4: '4242', isDefault: true }])

  const applications = await read(seeker, '/api/applications')
  const statuses = new Set(applications.map((each: { status: string }) => each.status))
  expect([...statuses].toSorted()).toEqual([...applicationStatuses].toSorted())
  for (const { status, dateApplied } of applications) expect(dateApplied === null, status).toBe(status === 'interested')
  // After a change of the demonstration: npm run samples, npm run pictures.
  const toJob = ({ company, position, status }: SampleApplication) => ({ company, position, status })
  expect(sampleApplications.map(toJob)).toEqual(applications.map(toJob))
  const days = applications.map((each: { createdAt: string }) => each.createdAt.slice(0, 10))
  expect(new Set(days).size).toBe(applications.length)

  const reports = await read(seeker, '/api/reports')
  expect(reports.length).toBeGreaterThanOrEqual(6)
  expect(reports.at(-1)).toMatchObject({
    manager: { firstName: 'Daniel', biography: expect.any(String), replyTime: 'within 4 hours' },
    note: expect.any(String),
  })
  expect(reports.some((each: { items: unknown[] }) => each.items.length > 0)).toBe(true)
  await sendDueReports(app, new Date())
  expect(await read(seeker, '/api/reports')).toHaveLength(reports.length)

  const [{ id: nextInterview }] = await read(seeker, '/api/interviews')
  const { stories, questions } = await read(seeker, `/api/interviews/${nextInterview}/brief`)
  const asked = [...stories.map(({ about }: { about: string }) => about), ...questions]
  const { answers } = await read(seeker, `/api/interviews/${nextInterview}`)
  expect(answers).toHaveLength(2)
  for (const { about } of answers) expect(asked).toContain(about)

  const processed = (await read(seeker, '/api/job-interests')).map((each: { processed: boolean }) => each.processed)
  expect(new Set(processed)).toEqual(new Set([true, false]))
  expect(await read(seeker, '/api/profile')).toMatchObject({
    workHistory: [{ company: expect.any(String) }, { company: expect.any(String) }],
    workPreference: 'hybrid',
  })
  for (const calls of [seeker, manager]) expect((await read(calls, '/api/notifications')).length).toBeGreaterThan(2)
  const [conversation] = await read(seeker, '/api/conversations')
  expect(conversation).toMatchObject({ unread: 0, replyDueAt: null, manager: { firstName: 'Daniel' } })
  const thread = await read(seeker, `/api/conversations/${conversation.userId}/messages`)
  expect(thread).toHaveLength(14)
  for (const { createdAt, readAt } of thread) expect(readAt > createdAt).toBe(true)
  for (const calls of [manager, admin])
    for (const { message } of await read(calls, '/api/notifications'))
      expect(message, 'to staff').not.toContain('our account manager')
  expect(await read(manager, '/api/account-manager/clients')).toMatchObject([
    { email: 'priya@foothold.test', lastActionAt: null },
    { email: 'seeker@foothold.test', planLimit: 25, pendingInterests: 2 },
  ])
  const messages = await read(admin, '/api/admin/contact-messages')
  const answered = messages.map(({ answer }: { answer: string | null }) => answer !== null)
  expect(answered.toSorted()).toEqual([false, true])
  expect(await read(admin, '/api/admin/notifications/broadcasts')).toMatchObject([
    { total: 5, sent: 5, finishedAt: expect.any(String) },
  ])
  expect((await read(admin, '/api/admin/audit')).length).toBeGreaterThan(10)
  const queue: { kind: string; dueAt: string }[] = await read(manager, '/api/account-manager/queue')
  expect(queue).toMatchObject([
    { kind: 'interest', interest: { posting: null } },
    { kind: 'client' },
    { kind: 'interest', interest: { posting: { state: 'read', company: 'Fernhill Outdoor' } } },
  ])
  const isLate = queue.map(({ dueAt }) => Date.parse(dueAt) < Date.now())
  expect(isLate).toEqual([true, false, false])
  const late = (await read(admin, '/api/admin/promises/open')).filter((promise: { late: boolean }) => promise.late)
  expect(late).toMatchObject([{ kind: 'interest_answered', client: { firstName: 'Maya' } }])
  expect(await read(seeker, '/api/job-interests')).toContainEqual(
    expect.objectContaining({ processed: true, returnReason: expect.stringContaining('license') }),
  )
  expect(await read(admin, '/api/admin/waiting-subscribers')).toMatchObject([
    { email: 'lena@foothold.test', plan: 'executive' },
    { email: 'tomas@foothold.test', plan: 'starter' },
  ])
  const notifications: { type: string; message: string }[] = await read(admin, '/api/notifications')
  const names = notifications.filter(({ type }) => type === 'assignment').map(({ message }) => message.split(' ')[0])
  expect(names).toEqual(['Tomás', 'Léna'])
  const hidden = applications.find((each: { hasSitePassword: boolean }) => each.hasSitePassword)
  expect((await read(manager, `/api/applications/${hidden.id}/credentials`)).sitePassword).toMatch(/^demo-only/)
})

/** All receipts of the seeker, by application. */
async function readReceipts({ seeker }: Awaited<ReturnType<typeof demoPeople>>) {
  const { body: applications } = await seeker.get('/api/applications')
  return Promise.all(
    applications.map(async (application: { id: string; status: string; dateApplied: string | null }) => ({
      application,
      receipts: (await seeker.get(`/api/applications/${application.id}/receipts`)).body as Receipt[],
      attached: (await seeker.get(`/api/applications/${application.id}/documents`)).body as { kind: string }[],
      history: (await seeker.get(`/api/applications/${application.id}/history`)).body as { at: string; to: string }[],
    })),
  ) as Promise<
    {
      application: { id: string; status: string; dateApplied: string | null }
      receipts: Receipt[]
      attached: { kind: string }[]
      history: { at: string; to: string }[]
    }[]
  >
}

test("the demo shows weeks of work with letters and receipts, checked against the client's rules", async () => {
  const people = await demoPeople(getDemo())
  const { seeker, manager } = people
  const entries = await readReceipts(people)
  expect(entries).toHaveLength(14)
  for (const { application, receipts, attached, history } of entries) {
    expect(attached.map(({ kind }) => kind).toSorted()).toEqual(['cover-letter', 'resume'])
    const [latest] = receipts
    expect(latest?.documents.map(({ kind }) => kind).toSorted()).toEqual(['cover-letter', 'resume'])
    expect(latest?.posting?.text).toContain('You will')
    expect(latest?.answers.length).toBeGreaterThan(0)
    expect(application.dateApplied).toBe(application.status === 'interested' ? null : latest?.sentAt)
    const [created] = history.slice(-1)
    expect(Date.parse(created?.at ?? '') - Date.parse(latest?.sentAt ?? created?.at ?? '')).toBeLessThan(600_000)
    expect(history.map(({ at }) => at)).toEqual(
      history
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    expect(history[0]?.to).toBe(application.status)
  }
  const receipts = entries.flatMap((entry) => entry.receipts)
  const count = (state: string) => receipts.filter((receipt) => receipt.state === state).length
  expect(receiptStates.map(count)).toEqual([1, 6, 7, 1])
  expect(new Set(receipts.map(({ confirmation }) => confirmation.kind))).toEqual(
    new Set(['none', 'number', 'mail', 'screenshot']),
  )
  expect(receipts.filter(({ corrects }) => corrects !== null)).toHaveLength(1)
  expect(receipts.flatMap(({ answers }) => answers).filter(({ source }) => source !== 'answers')).not.toEqual([])

  const { body: approvals } = await manager.get('/api/approvals')
  expect(approvals).toMatchObject([{ state: 'waiting', application: { status: 'interested' } }])
  const prepared = receipts.find(({ state }) => state === 'prepared')
  expect(prepared).toMatchObject({ applicationId: approvals[0].applicationId, sentAt: null, rulesVersion: 2 })
  expect((await seeker.get('/api/rules')).body).toMatchObject({ version: 2, askFirst: true, minimumSalary: 60_000 })
  expect((await seeker.get('/api/answers')).body.facts.sponsorshipNeeded).toBe(false)
  const { body: questions } = await seeker.get('/api/questions')
  expect(questions.map(({ state }: { state: string }) => state)).toEqual(['open', 'answered'])
})

test("each of the demo's receipts fits its hash, and its files can be read", async () => {
  const people = await demoPeople(getDemo())
  const receipts = (await readReceipts(people)).flatMap((entry) => entry.receipts)
  for (const { sha256, ...content } of receipts) {
    expect(toSha256(canonicalize(content) ?? '')).toBe(sha256)
    const { screenshot } = content.confirmation
    for (const file of [...content.documents, ...(screenshot ? [screenshot] : [])]) {
      const reply = await people.seeker.get(`/api/receipts/${content.id}/documents/${file.sha256}`)
      expect(reply).toMatchObject({ status: 200, headers: { 'content-type': file.contentType } })
    }
  }
})

test('no demo data is made if there are accounts already', async () => {
  const app = await testApp()
  await createUser(app)
  expect(await seed(app)).toBe(false)
  expect(await countUsers(app)).toBe(1)
})

test("the demo's letters are written before its transaction, which may not be idle for long", async () => {
  const app = await testApp()
  const { dependencies } = app
  const transaction = vi.spyOn(app.database.db, 'transaction')
  const documentWriter = {
    ...dependencies.documentWriter,
    pdf: () => Promise.reject(new Error('The writer is busy.')),
  }
  const payments = { ...dependencies.payments, preparePlans: async () => {} }
  await expect(seedDemo({ ...app, ...dependencies, payments, documentWriter })).rejects.toThrow('The writer is busy.')
  expect(transaction).not.toHaveBeenCalled()
  expect(await countUsers(app)).toBe(0)
})

test('two concurrent starts make one demo', async () => {
  const app = await testApp()
  expect((await Promise.all([seed(app), seed(app), seed(app)])).toSorted()).toEqual([false, false, true])
  expect(await countUsers(app)).toBe(6)
})

test('concurrent starts make the first admin once, and the admin can sign in', async () => {
  const app = await testApp()
  const admin = { email: 'First.Admin@foothold.example', password: 'a password of the settings' }
  await Promise.all([ensureAdmin(app.db, admin), ensureAdmin(app.db, admin), ensureAdmin(app.db, admin)])
  await ensureAdmin(app.db, { email: admin.email.toLowerCase(), password: 'another one' })
  expect(await countUsers(app)).toBe(1)
  const reply = await app.anonymous.post('/api/login', admin)
  expect(reply).toMatchObject({ status: 200, body: { role: 'admin', emailVerified: true } })
})

test("an existing account with the first admin's address is not changed", async () => {
  const app = await testApp()
  const person = await createUser(app)
  const before = (await app.pool.query('select * from users')).rows
  await ensureAdmin(app.db, { email: person.email.toUpperCase(), password: 'a password of the settings' })
  expect((await app.pool.query('select * from users')).rows).toEqual(before)
})

test('an operator makes an account an admin, and it is audited', async () => {
  const app = await testApp()
  const person = await createUser(app)
  const calls = await app.signIn(person)
  await makeAdmin(app, person.email)
  expect((await calls.get('/api/auth/user')).body.role).toBe('admin')
  const { rows } = await app.pool.query("select * from audit_log where action = 'role.changed'")
  expect(rows).toMatchObject([{ subject_id: person.id, address: 'system', details: { from: 'user', to: 'admin' } }])
  await expect(makeAdmin(app, 'nobody@example.test')).rejects.toThrow('There is no account')
})
