import { randomUUID } from 'node:crypto'
import type { ApplicationStatus } from '#contract/application-status.ts'
import { createApplicationBody } from '#contract/applications.ts'
import type { Role } from '#contract/endpoint.ts'
import type { MailFold, MailKind, SuggestedInterview } from '#contract/inbox.ts'
import { plans, type PlanId } from '#contract/plans.ts'
import { inboxAddresses, mails, mailSuggestions } from '#server/db/schema.ts'
import type { TransactionContext } from '#server/deps.ts'
import { systemSource } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { createVerifiedAccount } from '#server/people/auth/auth.service.ts'
import { recordApplication } from '#server/work/applying/record-application.service.ts'
import { submitInterest } from '#server/work/job-interests/job-interests.service.ts'
import { storeRawMail } from '#server/service/inbox/raw-mails.ts'
import { assignClient } from '#server/people/users/users.service.ts'
import { testPassword, type TestApp } from './harness.ts'
import { writeRawMail } from './mail-sender.ts'

export { testPassword }

type Person = Awaited<ReturnType<typeof createUser>>

/** A verified account with a unique address. */
export async function createUser(
  { db }: TestApp,
  { role = 'user', ...names }: { role?: Role; email?: string; firstName?: string; lastName?: string } = {},
) {
  const account = {
    email: `${role}-${randomUUID()}@example.test`,
    password: testPassword,
    firstName: 'Sam',
    lastName: 'Rivera',
    ...names,
  }
  return createVerifiedAccount(db, account, role)
}

export const actingAs = (person: Pick<Person, 'id' | 'role'>) => ({
  id: person.id,
  role: person.role,
  address: '127.0.0.1',
  requestId: 'test',
})

/** Like a signed-in session without special states. */
export const signedInAs = (person: Person) => ({
  ...actingAs(person),
  sid: '',
  user: person,
  timeZone: null,
  steppedUp: true,
  hasSecondFactor: false,
  needsSecondFactor: false,
  mustEnrol: false,
  view: null,
})

/** A seeker, the manager assigned to them, and an admin. */
export async function createTeam(app: TestApp) {
  const admin = await createUser(app, { role: 'admin' })
  const manager = await createUser(app, { role: 'account_manager' })
  const seeker = await createUser(app)
  await assignClient(app, actingAs(admin), { userId: seeker.id, accountManagerId: manager.id })
  return { admin, manager, seeker }
}

/** A team, another manager with a client, and a seeker without a manager: all signed in. */
export async function createSignedInTeam(app: TestApp) {
  const people = {
    ...(await createTeam(app)),
    otherManager: await createUser(app, { role: 'account_manager' }),
    otherSeeker: await createUser(app),
    loneSeeker: await createUser(app),
  }
  const assigned = { userId: people.otherSeeker.id, accountManagerId: people.otherManager.id }
  await assignClient(app, actingAs(people.admin), assigned)
  const signIn = async (person: Person) => ({ ...person, calls: await app.signIn(person) })
  const [admin, manager, seeker, otherManager, otherSeeker, loneSeeker] = await Promise.all([
    signIn(people.admin),
    signIn(people.manager),
    signIn(people.seeker),
    signIn(people.otherManager),
    signIn(people.otherSeeker),
    signIn(people.loneSeeker),
  ])
  return { admin, manager, seeker, otherManager, otherSeeker, loneSeeker }
}

/** The same, whose clients bought a plan before they were assigned: they wait for the first application. */
export async function createSubscribedTeam(app: TestApp) {
  const team = await createSignedInTeam(app)
  for (const client of [team.seeker, team.otherSeeker]) await subscribe(app, client)
  return team
}

/** A plan that was bought long ago. */
export async function subscribe(app: TestApp, client: Person) {
  await createSubscription(app, client)
  await app.pool.query("update subscriptions set created_at = '2026-01-01Z' where user_id = $1", [client.id])
  await checkClientPromises(app, [client.id])
}

/** A message of an admin to one person. */
export const sendNotification = (
  context: TransactionContext,
  userId: string,
  texts: { title?: string; message?: string } = {},
) =>
  recordEvent(context, systemSource, {
    type: 'notification.sent',
    userId,
    title: 'Hello',
    message: 'A word',
    aboutId: null,
    byManager: false,
    byOwnManager: false,
    ...texts,
  })

export async function createInterest({ db, jobs }: TestApp, seeker: Person) {
  return submitInterest(
    { db, jobs },
    { ...actingAs(seeker), user: seeker },
    { jobUrl: `https://jobs.example.test/${randomUUID()}`, notes: null },
  )
}

/** A pending interest whose posting was found closed an hour ago. */
export async function createClosedInterest(app: TestApp, seeker: Person) {
  const interest = await createInterest(app, seeker)
  await app.pool.query(
    `insert into posting_checks (user_id, job_interest_id, job_url, state, reason, checked_at, tried_at, closed_at)
     select user_id, id, job_url, 'closed', 'Its page is gone.', at, at, at
     from job_interests, (select now() - interval '1 hour' as at) where id = $1`,
    [interest.id],
  )
  await checkClientPromises(app, [seeker.id])
  return interest
}

/** Brings the promises to these people, and about these contact messages, in line with the records. */
export const checkClientPromises = (
  context: TransactionContext,
  clientIds: readonly string[],
  contactMessageIds: readonly string[] = [],
) => recordEvent(context, systemSource, { type: 'promises.checked', userId: null, clientIds, contactMessageIds })

export async function createApplicationFor(
  { db, encryption, jobs }: TestApp,
  by: Person,
  values: {
    userId?: string
    company?: string
    position?: string
    sitePassword?: string
    status?: ApplicationStatus
  } = {},
) {
  const body = createApplicationBody.parse({ company: 'Acme', position: 'Engineer', ...values })
  return recordApplication({ db, encryption, jobs }, actingAs(by), body)
}

/** The rows of a paid subscription, without the card provider. */
export async function createSubscription({ pool }: TestApp, seeker: Pick<Person, 'id'>, plan: PlanId = 'starter') {
  const id = `test_${randomUUID()}`
  const { applications, consultations, customResumes } = plans[plan]
  await pool.query(
    `with subscription as (
       insert into subscriptions (user_id, provider_subscription_id, plan, status, current_period_start, current_period_end)
       values ($1, $2, $3, 'active', now() - interval '5 days', now() + interval '25 days') returning *)
     insert into billing_periods
       (user_id, subscription_id, period_start, period_end, plan, applications, consultations, custom_resumes)
     select user_id, id, current_period_start, current_period_end, plan, $4, $5, $6 from subscription`,
    [seeker.id, id, plan, applications, consultations, customResumes],
  )
  await pool.query(
    'update users set subscription_plan = $2, subscription_active = true, stripe_subscription_id = $3 where id = $1',
    [seeker.id, plan, id],
  )
}

/** A passkey that is listed but that no key matches. */
export async function createPasskey({ pool }: TestApp, owner: { id: string }): Promise<string> {
  const { rows } = await pool.query(
    `insert into passkeys (user_id, credential_id, public_key, counter, name)
     values ($1, gen_random_uuid(), '', 0, 'A key') returning id`,
    [owner.id],
  )
  return rows[0].id
}

/** A saved resume, attached to an application. */
export async function createAttachedDocument(
  { pool }: TestApp,
  owner: { id: string },
  applicationId: string,
): Promise<string> {
  const { rows } = await pool.query(
    "insert into documents (user_id, kind, name) values ($1, 'resume', 'Resume') returning id",
    [owner.id],
  )
  const [{ id }] = rows
  await pool.query("insert into document_versions (document_id, version, form, content) values ($1, 1, '{}', '')", [id])
  await pool.query('insert into application_documents (application_id, document_id, version) values ($1, $2, 1)', [
    applicationId,
    id,
  ])
  return id
}

interface MailValues {
  applicationId?: string
  kind?: MailKind
  fold?: MailFold
  subject?: string
  text?: string
  evidence?: string
  from?: { name: string; address: string }
  suggestion?: { status: ApplicationStatus | null; interview?: SuggestedInterview; confirmsReceipt?: boolean }
}

/** A mail that was read. */
export async function createMail(app: TestApp, client: Pick<Person, 'id'>, values: MailValues = {}) {
  const { kind = 'invitation', fold = null, suggestion, applicationId = null, subject = 'Your application' } = values
  const { name, address } = values.from ?? { name: 'Ana Silva', address: 'ana@acme.example' }
  const text = values.text ?? 'Hello,\n\nwe would like to invite you to an interview.\n\nAna'
  const [id, messageId] = [randomUUID(), `${randomUUID()}@acme.example`]
  const to = 'sam@in.example.test'
  const raw = await writeRawMail({ from: `"${name}" <${address}>`, to, subject, text, messageId: `<${messageId}>` })
  await storeRawMail({ ...app.deps, db: app.db }, id, raw)
  await app.db.insert(mails).values({
    id,
    userId: client.id,
    applicationId,
    direction: 'in',
    messageId,
    contentHash: id,
    kind,
    fold,
    subject,
    fromName: name,
    fromAddress: address,
    replyAddress: address,
    size: raw.length,
    authenticated: true,
    envelope: { remoteAddress: '192.0.2.1', helo: 'mail.acme.example', from: address, to },
    receivedAt: new Date().toISOString(),
    readAt: new Date().toISOString(),
    evidence: values.evidence ?? 'We would like to invite you to an interview.',
    confidence: applicationId === null ? 'unknown' : 'certain',
    waiting: suggestion !== undefined || (kind === 'question' && fold === null),
  })
  if (suggestion) await app.db.insert(mailSuggestions).values({ mailId: id, userId: client.id, ...suggestion })
  return id
}

/** The relay address of a client. */
export async function createRelay(app: TestApp, client: Pick<Person, 'id'>) {
  const localPart = `sam.${randomUUID().slice(0, 8)}`
  await app.db.insert(inboxAddresses).values({ userId: client.id, localPart })
  return `${localPart}@${app.config.inboxDomain}`
}
