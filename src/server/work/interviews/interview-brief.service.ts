import type { InterviewBrief } from '#contract/interviews.ts'
import type { Passage } from '@foothold/resume-engine/interview'
import type { Caller } from '#server/admission.ts'
import type { Queryable } from '#server/db/client.ts'
import type { TransactionContext } from '#server/deps.ts'
import type { Actor } from '#server/db/ownership.ts'
import { listAttachedContents } from '#server/work/documents/attached-documents.service.ts'
import { findPostingOfApplication } from '#server/work/postings/postings.service.ts'
import { findProfile } from '#server/people/profile/profile.service.ts'
import { readApplicationReceipts } from '#server/work/receipts/receipt-reading.service.ts'
import { TextTimeoutError, type TextWorker } from '#server/gateways/text-worker/text-worker.ts'
import { requireInterview } from './interviews.service.ts'

/** Everything is read first. No connection is held while the text worker reads the posting. */
export async function readBrief(
  { db, jobs, texts }: TransactionContext & { texts: TextWorker },
  actor: Actor,
  id: string,
  caller: Caller,
): Promise<InterviewBrief> {
  const { application, client } = await requireInterview(db, actor, id)
  const posting = await findPostingText({ db, jobs }, actor, application)
  if (posting === null) return { hasPosting: false, requirements: [], questions: [] }
  const passages = await listPassages(db, client.id, application.id)
  try {
    return { hasPosting: true, ...(await texts.prepareInterview({ posting, passages }, caller)) }
  } catch (error) {
    if (error instanceof TextTimeoutError) return { hasPosting: true, requirements: [], questions: [] }
    throw error
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

const joinWords = (...words: (string | null)[]) => words.filter(Boolean).join(', ')

/** What the client says about themselves: in their work history, in the resume that was sent, and in their other entries. */
async function listPassages(db: Queryable, userId: string, applicationId: string): Promise<Passage[]> {
  const profile = await findProfile(db, userId)
  const documents = await listAttachedContents(db, applicationId)
  return [
    ...(profile?.workHistory ?? []).map(({ position, company, description }) => ({
      source: [position, company].filter(Boolean).join(' at '),
      text: description ?? '',
    })),
    ...documents
      .filter(({ kind }) => kind === 'resume')
      .map(({ name, content }) => ({ source: `Resume “${name}”`, text: content })),
    { source: 'Your certifications', text: (profile?.certifications ?? []).join('\n') },
    {
      source: 'Your education',
      text: (profile?.education ?? [])
        .map(({ degree, fieldOfStudy, institution }) => joinWords(degree, fieldOfStudy, institution))
        .join('\n'),
    },
    { source: 'Your skills', text: (profile?.skills ?? []).join('\n') },
  ].filter(({ text }) => text.trim() !== '')
}
