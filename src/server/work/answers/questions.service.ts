import type { BodyOf } from '#contract/endpoint.ts'
import type { answerQuestion, askClient, ClientQuestion } from '#contract/answers.ts'
import type { TransactionContext } from '#server/deps.ts'
import type { Queryable } from '#server/db/client.ts'
import { recordEvent } from '#server/events/record-event.ts'
import type { Actor } from '#server/db/ownership.ts'
import { lockClient, lockPerson } from '#server/people/users/users.service.ts'
import { conflict, notFound } from '#server/http/errors.ts'
import { requireRoom } from '#server/http/quotas.ts'
import { appendAnswer, countAnswers, replaceAnswerTo } from './answers.store.ts'
import {
  countQuestions,
  findQuestion,
  insertQuestion,
  isOwnEntity,
  listAnsweredAbout,
  listQuestionRows,
  storeReply,
  type QuestionRow,
} from './questions.store.ts'
import { findSensitiveTopic } from '@foothold/resume-engine/sensitive-topics'

export const isSensitive = (question: string) => findSensitiveTopic({ topic: '', question }) !== null

const present = (row: QuestionRow): ClientQuestion => ({
  ...row,
  state: row.answer === null ? 'open' : 'answered',
  sensitive: isSensitive(row.question),
})

/** The questions of a client, open ones first. */
export async function listQuestionsForClient(db: Queryable, userId: string) {
  return (await listQuestionRows(db, userId)).map(present)
}

/** What the client answered about an application, or about the job interest that it answers. */
export async function listAnswersAbout(
  db: Queryable,
  application: { id: string; userId: string; jobInterestId: string | null },
) {
  const rows = await listAnsweredAbout(db, application)
  return rows.flatMap(({ id, question, answer, answeredAt }) =>
    answer === null || answeredAt === null ? [] : [{ id, question, answer, saidAt: answeredAt }],
  )
}

/** Asks a client a question of a job site. */
export async function askQuestion(
  { db, jobs }: TransactionContext,
  staff: Actor,
  userId: string,
  { question, applicationId = null, jobInterestId = null }: BodyOf<typeof askClient>,
): Promise<ClientQuestion> {
  return db.transaction(async (tx) => {
    await lockClient(tx, staff, userId)
    if (applicationId !== null && !(await isOwnEntity(tx, userId, 'application', applicationId)))
      throw notFound('Application not found')
    if (jobInterestId !== null && !(await isOwnEntity(tx, userId, 'interest', jobInterestId)))
      throw notFound('Job interest not found')
    await requireRoom(tx, 'questions', userId, () => countQuestions(tx, userId))
    const id = await insertQuestion(tx, { userId, askedBy: staff.id, question, applicationId, jobInterestId })
    await recordEvent({ db: tx, jobs }, staff, { type: 'question.asked', userId, questionId: id, question })
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
    const context = { db: tx, jobs }
    if (keep && !answered.sensitive) await keepAnswer(context, actor, { question: answered.question, answer })
    await recordEvent(context, actor, {
      type: 'question.answered',
      userId: actor.id,
      questionId: id,
      question: answered.question,
    })
    return answered
  })
}

async function keepAnswer(context: TransactionContext, actor: Actor, entry: { question: string; answer: string }) {
  const { db } = context
  const userId = actor.id
  if (!(await replaceAnswerTo(db, userId, entry))) {
    await requireRoom(db, 'answers', userId, () => countAnswers(db, userId))
    await appendAnswer(db, userId, entry)
  }
  await recordEvent(context, actor, { type: 'answer.kept', userId })
}

async function readQuestion(tx: Queryable, userId: string, id: string) {
  const found = await findQuestion(tx, userId, id)
  if (!found) throw new Error('The question is gone')
  return present(found)
}
