import { randomUUID } from 'node:crypto'
import { askPosting } from '#server/work/postings/postings.service.ts'
import {
  createApplicationFor,
  createAttachedDocument,
  createInterest,
  createPasskey,
  sendNotification,
  type createSignedInTeam,
} from '#test/factories.ts'
import type { TestApp } from '#test/harness.ts'

type Team = Awaited<ReturnType<typeof createSignedInTeam>>

/** The objects that the access matrix names, all of them the seeker's. */
export async function createSubject(app: TestApp, { seeker, manager }: Pick<Team, 'seeker' | 'manager'>) {
  const application = await createApplicationFor(app, manager, { userId: seeker.id, sitePassword: 'hidden from most' })
  const interest = await createInterest(app, seeker)
  const asked = { userId: seeker.id, jobUrl: interest.jobUrl, jobInterestId: interest.id }
  const posting = await askPosting(app, asked)
  await sendNotification(app, seeker.id)
  const { rows } = await app.pool.query('select id from notifications where user_id = $1 order by created_at desc', [
    seeker.id,
  ])
  const [resumeId, pictureId] = [await uploadedFile(app, seeker, 'resume'), await uploadedFile(app, seeker, 'picture')]
  const ids = { applicationId: application.id, postingId: posting.id, notificationId: rows[0].id, resumeId, pictureId }
  const documentId = await createAttachedDocument(app, seeker, application.id)
  const passkeyId = await createPasskey(app, seeker)
  const others = { contactMessageId: await contactMessage(app), paymentEventId: await paymentEvent(app) }
  return { app, seeker, manager, ...ids, documentId, passkeyId, ...others }
}

export type Subject = Awaited<ReturnType<typeof createSubject>>

/** The seeker's customer id at the sandbox, after an attempt to subscribe. */
async function findCustomerId({ app, seeker }: Subject): Promise<string> {
  const { rows } = await app.pool.query('select stripe_customer_id as id from users where id = $1', [seeker.id])
  return rows[0].id
}

/** The secret of one more subscription's first payment. */
export async function createClientSecret(subject: Subject) {
  const { app, seeker } = subject
  const customerId = await findCustomerId(subject)
  const start = { attemptId: randomUUID(), userId: seeker.id, customerId, plan: 'starter' as const }
  return (await app.sandbox.startSubscription(start)).clientSecret
}

/** An open payment page. */
export async function createCheckout(subject: Subject) {
  const { app, seeker } = subject
  const start = { attemptId: randomUUID(), userId: seeker.id, customerId: await findCustomerId(subject) }
  const urls = { successUrl: 'http://localhost:3000/success', cancelUrl: 'http://localhost:3000/pricing' }
  const page = new URL(await app.sandbox.startCheckout({ ...start, ...urls, plan: 'starter' }))
  return { path: page.searchParams.get('session') ?? '' }
}

async function contactMessage({ pool }: TestApp): Promise<string> {
  const { rows } = await pool.query(
    "insert into contact_messages (name, email, message) values ('Ana', 'ana@example.test', 'Hello') returning id",
  )
  return rows[0].id
}

async function paymentEvent({ pool }: TestApp): Promise<string> {
  const nothing = { customerId: null, subscriptionId: null, invoiceId: null, chargeId: null }
  const payload = { createdAt: new Date().toISOString(), object: { kind: 'balance', id: null }, ...nothing }
  const { rows } = await pool.query(
    "insert into payment_events (id, type, payload) values ('evt_1', 'balance.available', $1) returning id",
    [payload],
  )
  return rows[0].id
}

async function uploadedFile({ pool }: TestApp, owner: { id: string }, purpose: string): Promise<string> {
  const { rows } = await pool.query(
    'insert into files (owner_id, purpose, upload_expires, uploaded_at) values ($1, $2, now(), now()) returning id',
    [owner.id, purpose],
  )
  return rows[0].id
}
