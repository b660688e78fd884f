import { DateTime } from 'luxon'
import { type InterviewBrief, maxEarlier } from '#contract/interviews.ts'
import type { Profile } from '#contract/profile.ts'
import { resumeForm } from '@foothold/resume-engine/forms'
import type { Passage } from '@foothold/resume-engine/interview'
import type { Caller } from '#server/admission.ts'
import type { Queryable } from '#server/db/client.ts'
import type { TransactionContext } from '#server/deps.ts'
import type { Actor } from '#server/db/ownership.ts'
import { badRequest, conflict } from '#server/http/errors.ts'
import { listAttachedContents } from '#server/work/documents/attached-documents.service.ts'
import { findPostingOfApplication } from '#server/work/postings/postings.service.ts'
import { findProfile } from '#server/people/profile/profile.service.ts'
import { readApplicationReceipts } from '#server/work/receipts/receipt-reading.service.ts'
import { isSameEmployer } from '#server/work/rules/employers/match-employer.ts'
import { TextTimeoutError, type TextWorker } from '#server/gateways/text-worker/text-worker.ts'
import { requireInterview } from './interviews.service.ts'
import { listOfApplication, listOutcomesBefore } from './interviews.store.ts'

type BriefContext = TransactionContext & { texts: TextWorker }

/** Everything is read first. No connection is held while the text worker prepares. */
async function prepareBrief({ db, jobs, texts }: BriefContext, actor: Actor, id: string, caller: Caller) {
  const interview = await requireInterview(db, actor, id)
  const { application, client, kind, startsAt } = interview
  const posting = await findPostingText({ db, jobs }, actor, application)
  const passages = await listPassages(db, client.id, application.id)
  const all = await listOfApplication(db, application.id)
  const earlier = all.filter((interview) => interview.startsAt < startsAt).length
  const { position } = application
  try {
    const prepared = await texts.prepareInterview({ position, posting, kind, earlier, passages }, caller)
    return { interview, passages, prepared }
  } catch (error) {
    throw error instanceof TextTimeoutError ? badRequest(error.message) : error
  }
}

export async function readBrief(
  context: BriefContext,
  actor: Actor,
  id: string,
  caller: Caller,
): Promise<InterviewBrief> {
  const { interview, prepared } = await prepareBrief(context, actor, id, caller)
  const { application, client, startsAt } = interview
  const before = await listOutcomesBefore(context.db, client.id, startsAt)
  const employer = { name: application.company, aliases: [] }
  return {
    ...prepared,
    earlier: before.filter(({ company }) => isSameEmployer(employer, { company, jobUrl: null })).slice(0, maxEarlier),
  }
}

/** What a story can be told from: its position, in the client's own words, and their notes for it. */
export async function readStoryFacts(
  context: BriefContext,
  actor: Actor,
  { id, about }: { id: string; about: string },
  caller: Caller,
) {
  const { interview, passages, prepared } = await prepareBrief(context, actor, id, caller)
  const source = prepared.stories.find((story) => story.about === about)?.source ?? null
  const notes = interview.answers.filter((answer) => answer.about === about && answer.part !== 'answer')
  if (source === null && notes.length === 0)
    throw conflict('There is nothing to tell this story from yet. Please fill in a line first.')
  const others = passages.filter((passage) => passage.source === source).flatMap(({ text }) => text.split(/\r?\n/))
  const said = [
    { about: 'the position', text: source ?? '' },
    { about: 'the story', text: about },
    ...notes.map(({ part, text }) => ({ about: `a note, ${part}`, text })),
    ...others.map((text) => ({ about: 'the same position', text: text.trim() })),
  ]
  return { client: interview.client, said }
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

const readYear = (month: string) => DateTime.fromISO(month).toFormat('yyyy')

/** `Operations Coordinator at Harbor Freightways, 2021 to today`. */
function toPassage({ position, company, startDate, endDate, description }: Profile['workHistory'][number]): Passage {
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
