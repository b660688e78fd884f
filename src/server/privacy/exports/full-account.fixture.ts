import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { UploadPurpose } from '#contract/files.ts'
import { addPasskey, addTotp } from '#server/people/second-factors/second-factors.fixture.ts'
import { askPosting } from '#server/work/postings/postings.service.ts'
import {
  createApplicationFor,
  createClosedInterest,
  createInterest,
  createMail,
  createRelay,
  createSignedInTeam,
  createSubscription,
} from '#test/factories.ts'
import type { TestApp } from '#test/harness.ts'

export const privateNote = 'for the team alone'
export const sitePassword = 'never in an export'

/** A seeker with a row in every table. */
export async function createFullAccount(app: TestApp) {
  const team = await createSignedInTeam(app)
  const { seeker, manager } = team
  await createSubscription(app, seeker)
  await seeker.calls.post('/api/profile', { phone: '555 0199', skills: ['Welding'] })
  const jobInterest = await createInterest(app, seeker)
  await askPosting(app, { userId: seeker.id, jobUrl: jobInterest.jobUrl, jobInterestId: jobInterest.id })
  const [notes, siteUsername] = [`Rang twice. ${randomUUID()}`, `me-${randomUUID()}`]
  const created = await manager.calls.post('/api/applications', {
    userId: seeker.id,
    company: '=HYPERLINK("https://evil.example")',
    position: 'Engineer',
    siteUsername,
    sitePassword,
    notes,
    jobInterestId: jobInterest.id,
  })
  await manager.calls.get(`/api/applications/${created.body.id}/credentials`)
  const rules = { excludedCompanies: [], titles: [notes], locations: [], workModes: [] }
  await seeker.calls.put('/api/rules', { ...rules, minimumSalary: null, askFirst: true })
  await manager.calls.post(`/api/applications/${created.body.id}/approval-request`)
  await createApplicationFor(app, team.otherSeeker, { company: "Another's company" })
  const own = { company: 'Kew', position: 'Botanist' }
  await seeker.calls.post('/api/applications', own, { 'idempotency-key': randomUUID() })
  await seeker.calls.put('/api/account/notification-choices', {
    assignment: false,
    application_created: true,
    message: true,
    job_interest: true,
  })
  await addPasskey(app, seeker.calls, 'Key ring')
  await addTotp(seeker.calls)
  const letter = { name: 'Sam', email: seeker.email.toUpperCase(), message: notes }
  await app.anonymous.post('/api/contact', letter)
  await app.pool.query("insert into broadcasts (sender_id, title, message, total) values ($1, 'To all', 'A word', 1)", [
    seeker.id,
  ])
  await app.pool.query(
    "insert into contact_messages (name, email, message, answered_by) values ('A', 'a@b.test', 'Hi', $1)",
    [seeker.id],
  )
  await app.pool.query("update users set stripe_customer_id = 'cus_' || id, stripe_subscription_id = 'sub_' || id")
  await app.pool.query(
    `insert into payment_ledger (user_id, kind, provider_id, provider_invoice_id, amount, occurred_at)
     values ($1, 'payment', $2, $2, 4999, now())`,
    [seeker.id, `in_${randomUUID()}`],
  )
  await app.pool.query(
    `insert into mrr_movements (user_id, subscription_id, kind, plan, amount, occurred_at)
     values ($1, gen_random_uuid(), 'new', 'starter', 4999, now())`,
    [seeker.id],
  )
  await app.pool.query("insert into subscription_attempts (user_id, plan, kind) values ($1, 'starter', 'checkout')", [
    seeker.id,
  ])
  await app.pool.query(
    `insert into account_views (admin_id, subject_id, reason, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
    [team.admin.id, seeker.id, notes],
  )
  await upload(app, seeker.id, 'resume', '../../etc/My résumé.pdf')
  const forKew = { kind: 'cover-letter', name: 'For Kew', form: {}, content: notes }
  const { body: saved } = await seeker.calls.post('/api/documents', forKew)
  await seeker.calls.post('/api/documents', { ...forKew, name: 'For Wisley', baseId: saved.id })
  await seeker.calls.post(`/api/documents/${saved.id}/share`, { password: 'a long walk in Kew' })
  await seeker.calls.put(`/api/applications/${created.body.id}/documents`, { documentIds: [saved.id] })
  const receipts = `/api/applications/${created.body.id}/receipts`
  const documents = [{ documentId: saved.id, kind: 'cover-letter' }]
  const answers = [{ question: 'Why Kew?', answer: notes, saidAt: new Date().toISOString() }]
  const prepared = await manager.calls.post(receipts, { state: 'prepared', documents, answers })
  await manager.calls.post(receipts, { state: 'prepared', corrects: prepared.body.id })
  await seeker.calls.put('/api/answers', {
    facts: { noticePeriod: 'Two weeks' },
    answers: [{ topic: 'Motivation', question: 'Why us?', answer: notes }],
  })
  const pending = await createClosedInterest(app, seeker)
  await manager.calls.post(`/api/clients/${seeker.id}/questions`, { question: 'Paid how?', jobInterestId: pending.id })
  const asked = { question: 'Can you travel?', applicationId: created.body.id, jobInterestId: jobInterest.id }
  await manager.calls.post(`/api/clients/${seeker.id}/questions`, asked)
  const fileId = await upload(app, seeker.id, 'attachment', 'Diploma.pdf')
  await app.pool.query('update files set claimed_at = null where id = $1', [fileId])
  const about = { applicationId: created.body.id, jobInterestId: jobInterest.id }
  await seeker.calls.post(`/api/conversations/${seeker.id}/messages`, { text: notes, fileIds: [fileId], ...about })
  await createBookedTask(app, { seeker, manager, documentId: saved.id, applicationId: created.body.id })
  await app.pool.query(
    `insert into progress_reports (user_id, week_start, week_end, time_zone, content, note)
     values ($1, now() - interval '7 days', now(), 'UTC', '{"sent": 1}', $2)`,
    [seeker.id, notes],
  )
  await manager.calls.post(`/api/clients/${seeker.id}/notes`, { text: privateNote })
  const interview = { startsAt: '2027-02-01T10:00:00Z', endsAt: '2027-02-01T11:00:00Z', timeZone: 'UTC', kind: 'video' }
  await seeker.calls.put(`/api/applications/${created.body.id}/interviews`, [{ ...interview, notes }])
  await seeker.calls.post(`/api/applications/${created.body.id}/follow-up`)
  await seeker.calls.post('/api/calendar-feed')
  await app.pool.query(
    "insert into model_usage (user_id, month, calls, input_tokens, output_tokens) values ($1, '2026-11', 2, 900, 600)",
    [seeker.id],
  )
  await createMails(app, team, created.body.id, notes)
  return { ...team, company: created.body.company, notes, siteUsername }
}

/** The address for answers, a mail with a suggestion, and an answer to it. */
async function createMails(
  app: TestApp,
  { seeker, manager }: Awaited<ReturnType<typeof createSignedInTeam>>,
  applicationId: string,
  notes: string,
) {
  await createRelay(app, seeker)
  const suggestion = { status: 'interviewing' } as const
  const mailId = await createMail(app, seeker, { applicationId, subject: notes, text: notes, suggestion })
  await manager.calls.post(`/api/mails/${mailId}/reply`, { text: notes })
  await app.pool.query(
    "insert into notifications (user_id, type, title, message, mail_id) values ($1, 'mail', 'Acme wrote', $2, $3)",
    [seeker.id, notes, mailId],
  )
}

/** A consultation with a proposed time, and a delivered application. */
async function createBookedTask(
  { pool }: TestApp,
  person: { seeker: { id: string }; manager: { id: string }; documentId: string; applicationId: string },
) {
  const { rows } = await pool.query(
    `insert into tasks (user_id, kind, period_id, due_at, document_id)
     select user_id, 'consultation', id, now(), $2 from billing_periods where user_id = $1 returning id`,
    [person.seeker.id, person.documentId],
  )
  await pool.query(
    "insert into messages (user_id, author_id, from_client, text, task_id) values ($1, $2, false, 'Tuesday?', $3)",
    [person.seeker.id, person.manager.id, rows[0].id],
  )
  await pool.query(
    `insert into deliveries (user_id, kind, subject_id, period_id)
     select user_id, 'application', $2, id from billing_periods where user_id = $1`,
    [person.seeker.id, person.applicationId],
  )
}

async function upload(app: TestApp, ownerId: string, purpose: UploadPurpose, fileName: string): Promise<string> {
  const { rows } = await app.pool.query(
    `insert into files (owner_id, purpose, file_name, content_type, size, upload_expires, uploaded_at, claimed_at)
     values ($1, $2, $3, 'application/pdf', 8, now(), now(), now()) returning id`,
    [ownerId, purpose, fileName],
  )
  const draft = path.join(await app.files.drafts(), randomUUID())
  await writeFile(draft, '%PDF-1.7')
  await app.files.keep(rows[0].id, { path: draft, size: 8 }, 'application/pdf')
  return rows[0].id
}
