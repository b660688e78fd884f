import { DateTime } from 'luxon'
import { type InterviewBrief, maxEarlier } from '#contract/interviews.ts'
import { resumeForm } from '@foothold/resume-engine/forms'
import type { Passage } from '@foothold/resume-engine/interview'
import type { Caller } from '#server/admission.ts'
import type { Queryable } from '#server/db/client.ts'
import type { TransactionContext } from '#server/deps.ts'
import type { Actor } from '#server/db/ownership.ts'
import { badRequest } from '#server/http/errors.ts'
import { listAttachedContents } from '#server/work/documents/attached-documents.service.ts'
import { findPostingOfApplication } from '#server/work/postings/postings.service.ts'
import { findProfile } from '#server/people/profile/profile.service.ts'
import { readApplicationReceipts } from '#server/work/receipts/receipt-reading.service.ts'
import { isSameEmployer } from '#server/work/rules/employers/match-employer.ts'
import { TextTimeoutError, type TextWorker } from '#server/gateways/text-worker/text-worker.ts'
import { requireInterview } from './interviews.service.ts'
import { listOfApplication, listOutcomesBefore } from './interviews.store.ts'

/** Everything is read first. No connection is held while the text worker prepares. */
export async function readBrief(
  { db, jobs, texts }: TransactionContext & { texts: TextWorker },
  actor: Actor,
  id: string,
  caller: Caller,
): Promise<InterviewBrief> {
  const { application, client, kind, startsAt } = await requireInterview(db, actor, id)
  const posting = await findPostingText({ db, jobs }, actor, application)
  const passages = await listPassages(db, client.id, application.id)
  const all = await listOfApplication(db, application.id)
  const before = await listOutcomesBefore(db, client.id, startsAt)
  const earlier = all.filter((interview) => interview.startsAt < startsAt).length
  const { position, company } = application
  try {
    return {
      ...(await texts.prepareInterview({ position, posting, kind, earlier, passages }, caller)),
      earlier: before
        .filter((other) => isSameEmployer({ name: company, aliases: [] }, { company: other.company, jobUrl: null }))
        .slice(0, maxEarlier),
    }
  } catch (error) {
    throw error instanceof TextTimeoutError ? badRequest(error.message) : error
  }
}

/** The posting as we read it, or as it was when the application was sent. */
async function findPostingText(
  context: TransactionContext,
  actor: Actor,
  application: { id: string; jobUrl: string | null; jobInterestId: string | null },
) {
  const stored = await findPostingOfApplication(context.db, application)
  if (stored?.description) return stored.description
  const receipts = await readApplicationReceipts(context, actor, application.id)
  return receipts.find(({ posting }) => posting?.text)?.posting?.text ?? null
}

interface Job {
  position: string
  company: string
  startDate: string | null
  endDate: string | null
  description: string | null
}

const readYear = (month: string) => DateTime.fromISO(month).toFormat('yyyy')

/** `Operations Coordinator at Harbor Freightways, 2021 to today`. */
function toPassage({ position, company, startDate, endDate, description }: Job): Passage {
  const years = startDate ? `${readYear(startDate)} to ${endDate ? readYear(endDate) : 'today'}` : ''
  return {
    source: [[position, company].filter(Boolean).join(' at '), years].filter(Boolean).join(', '),
    text: description ?? '',
  }
}

/** What the client says about their work: in their profile, in the resume that was sent, and in its letter. */
async function listPassages(db: Queryable, userId: string, applicationId: string): Promise<Passage[]> {
  const profile = await findProfile(db, userId)
  const documents = await listAttachedContents(db, applicationId)
  const resumes = documents.flatMap(({ kind, form }) =>
    kind === 'resume' ? (resumeForm.shape.positions.safeParse(form.positions).data ?? []) : [],
  )
  const letters = documents.filter(({ kind }) => kind === 'cover-letter')
  return [
    ...(profile?.workHistory ?? []).map(toPassage),
    ...resumes.map((job) => toPassage({ ...job, description: `${job.description}\n${job.achievements}` })),
    ...letters.map(({ content }) => ({ source: 'Cover letter', text: content, isLetter: true })),
  ].filter(({ text }) => text.trim() !== '')
}
