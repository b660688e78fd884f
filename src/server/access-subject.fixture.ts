import { notify } from '#server/features/notifications/notifications.service.ts'
import { askPosting } from '#server/features/postings/postings.service.ts'
import { createApplicationFor, createAttachedDocument, createInterest } from '#test/factories.ts'
import type { createUser } from '#test/factories.ts'
import type { TestApp } from '#test/harness.ts'

type Person = Awaited<ReturnType<typeof createUser>>

/** What the calls of the access matrix name, all of it the seeker's. */
export async function subjectIn(app: TestApp, { seeker, manager }: { seeker: Person; manager: Person }) {
  const application = await createApplicationFor(app, manager, { userId: seeker.id, sitePassword: 'hidden from most' })
  const interest = await createInterest(app, seeker)
  const asked = { userId: seeker.id, jobUrl: interest.jobUrl, jobInterestId: interest.id }
  const posting = await askPosting(app, asked)
  await notify(app, { userId: seeker.id, type: 'message', title: 'Hello', message: 'A word' })
  const { rows } = await app.pool.query('select id from notifications where user_id = $1 order by created_at desc', [
    seeker.id,
  ])
  const [resumeId, pictureId] = [await uploadedFile(app, seeker, 'resume'), await uploadedFile(app, seeker, 'picture')]
  const ids = { applicationId: application.id, postingId: posting.id, notificationId: rows[0].id, resumeId, pictureId }
  const documentId = await createAttachedDocument(app, seeker, application.id)
  return { app, seeker, manager, ...ids, documentId, contactMessageId: await contactMessage(app) }
}

export type Subject = Awaited<ReturnType<typeof subjectIn>>

async function contactMessage({ pool }: TestApp): Promise<string> {
  const { rows } = await pool.query(
    "insert into contact_messages (name, email, message) values ('Ana', 'ana@example.test', 'Hello') returning id",
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
