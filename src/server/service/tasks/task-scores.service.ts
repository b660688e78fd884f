import type { Actor } from '#server/db/ownership.ts'
import type { Deps } from '#server/deps.ts'
import { TextTimeoutError } from '#server/gateways/text-worker/text-worker.ts'
import { toCaller } from '#server/http/caller.ts'
import { badRequest, notFound } from '#server/http/errors.ts'
import { findResume, findTask } from './tasks.store.ts'

export interface ResumeScores {
  scoreBefore: number | null
  scoreAfter: number | null
}

const getText = (value: unknown) => (typeof value === 'string' ? value : '')

/** The scores of a client's latest other resume and of the custom one, both for the job of the custom one. Null for other tasks. */
export async function scoreCustomResume(
  { database: { db }, texts }: Pick<Deps, 'database' | 'texts'>,
  staff: Actor,
  taskId: string,
  chosenId: string | null,
): Promise<ResumeScores | null> {
  const task = await findTask(db, staff, taskId)
  if (!task) throw notFound('Task not found')
  const documentId = chosenId ?? task.documentId
  if (task.kind !== 'custom_resume' || documentId === null) return null
  const after = await findResume(db, task.userId, { id: documentId })
  if (!after) throw notFound('Document not found')
  const before = await findResume(db, task.userId, { except: documentId })
  const job = { jobDescription: getText(after.form.jobDescription), targetJob: getText(after.form.targetJob) }
  const score = async (text: string) => (await texts.analyzeResume({ text, ...job }, toCaller(staff))).atsScore
  try {
    return { scoreBefore: before ? await score(before.content) : null, scoreAfter: await score(after.content) }
  } catch (error) {
    throw error instanceof TextTimeoutError ? badRequest(error.message) : error
  }
}
