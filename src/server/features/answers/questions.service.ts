import type { BodyOf } from '#contract/endpoint.ts'
import type { answerQuestion, askClient, ClientQuestion } from '#contract/answers.ts'
import type { AuditAction } from '#contract/audit.ts'
import type { TransactionContext } from '#server/deps.ts'
import type { Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import type { Actor } from '#server/db/ownership.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import { makeActionTitle, notify } from '#server/features/notifications/notifications.service.ts'
import { syncPromises } from '#server/features/promises/promises.service.ts'
import { findAccountManager, lockPerson, notifyAccountManager } from '#server/features/users/users.service.ts'
import { conflict, notFound } from '#server/http/errors.ts'
import { requireRoom } from '#server/http/quotas.ts'
import { appendAnswer, countAnswers, replaceAnswerTo } from './answers.store.ts'
import {
  countQuestions,
  findQuestion,
  insertQuestion,
  isOwnEntity,
  listQuestionRows,
  storeReply,
  type QuestionRow,
} from './questions.store.ts'
import { findSensitiveTopic } from '#analysis/sensitive-topics.ts'

const isSensitive = (question: string) => findSensitiveTopic({ topic: '', question }) !== null

const present = (row: QuestionRow): ClientQuestion => ({
  ...row,
  state: row.answer === null ? 'open' : 'answered',
  sensitive: isSensitive(row.question),
})

/** The questions of a client, open ones first. */
export async function listQuestionsForClient(db: Queryable, userId: string) {
  return (await listQuestionRows(db, userId)).map(present)
}

/** Asks a client a question of a job site. */
export async function askQuestion(
  { db, jobs }: TransactionContext,
  staff: Actor,
  userId: string,
  { question, applicationId = null, jobInterestId = null }: BodyOf<typeof askClient>,
): Promise<ClientQuestion> {
  return db.transaction(async (tx) => {
    const client = await lockPerson(tx, staff, userId)
    if (client?.role !== 'user') throw notFound('User not found')
    if (applicationId !== null && !(await isOwnEntity(tx, userId, 'application', applicationId)))
      throw notFound('Application not found')
    if (jobInterestId !== null && !(await isOwnEntity(tx, userId, 'interest', jobInterestId)))
      throw notFound('Job interest not found')
    await requireRoom(tx, 'questions', userId, () => countQuestions(tx, userId))
    const id = await insertQuestion(tx, { userId, askedBy: staff.id, question, applicationId, jobInterestId })
    await notify(
      { db: tx, jobs },
      {
        userId,
        type: 'question',
        title: await makeActionTitle(tx, staff, 'question'),
        message: `A job site asks: ${question}\n\nWe continue with the application once you answer.`,
        relatedEntityId: id,
      },
    )
    await finish(tx, staff, { action: 'question.asked', userId, id })
    return readQuestion(tx, userId, id)
  })
}

/** The client's answer. The first one holds. */
export async function answerOwnQuestion(
  { db, jobs }: TransactionContext,
  actor: Actor,
  id: string,
  { answer, keep }: BodyOf<typeof answerQuestion>,
): Promise<ClientQuestion> {
  return db.transaction(async (tx) => {
    if (!(await lockPerson(tx, actor, actor.id))) throw notFound()
    if (!(await storeReply(tx, actor.id, id, answer))) {
      if (await findQuestion(tx, actor.id, id)) throw conflict('You answered this question already.')
      throw notFound('Question not found')
    }
    const answered = await readQuestion(tx, actor.id, id)
    if (keep && !answered.sensitive) await keepAnswer(tx, actor.id, { question: answered.question, answer })
    // Without the answer: it may be private, and a copy may be mailed.
    await notifyAccountManager({ db: tx, jobs }, actor.id, {
      type: 'question',
      title: await makeActionTitle(tx, actor, 'answer'),
      message: `The question was: ${answered.question}`,
      relatedEntityId: actor.id,
    })
    await finish(tx, actor, { action: 'question.answered', userId: actor.id, id })
    return answered
  })
}

async function keepAnswer(tx: Queryable, userId: string, entry: { question: string; answer: string }) {
  if (!(await replaceAnswerTo(tx, userId, entry))) {
    await requireRoom(tx, 'answers', userId, () => countAnswers(tx, userId))
    await appendAnswer(tx, userId, entry)
  }
  await publishLive(tx, [userId, await findAccountManager(tx, userId)], ['answers'])
}

async function readQuestion(tx: Queryable, userId: string, id: string) {
  const found = await findQuestion(tx, userId, id)
  if (!found) throw new Error('The question is gone')
  return present(found)
}

async function finish(
  tx: Queryable,
  actor: Actor,
  { action, userId, id }: { action: AuditAction; userId: string; id: string },
) {
  await syncPromises(tx, [userId])
  await recordAudit(tx, actor, { action, subjectId: userId, entityId: id })
  await publishLive(tx, [userId, actor.id, await findAccountManager(tx, userId)], ['questions'])
}
