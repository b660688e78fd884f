import type { AnswersBody } from '#contract/answers.ts'
import type { Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import type { Actor } from '#server/db/ownership.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import { findAccountManager, lockPerson } from '#server/features/users/users.service.ts'
import { badRequest, notFound } from '#server/http/errors.ts'
import { findAnswers, storeAnswers, storeFacts } from './answers.store.ts'
import { findSensitiveTopic } from '#analysis/sensitive-topics.ts'

export { findAnswers, findAnswersById } from './answers.store.ts'
export { findAnsweredQuestions, isOwnEntity } from './questions.store.ts'

/** Replaces the own facts and answers. */
export async function replaceAnswers(db: Queryable, actor: Actor, { facts, answers }: AnswersBody) {
  refuseSensitive(answers)
  return db.transaction(async (tx) => {
    if (!(await lockPerson(tx, actor, actor.id))) throw notFound()
    await storeFacts(tx, actor.id, facts)
    await storeAnswers(tx, actor.id, answers)
    await recordAudit(tx, actor, {
      action: 'answers.updated',
      subjectId: actor.id,
      entityId: actor.id,
      details: { answers: answers.length },
    })
    await publishLive(tx, [actor.id, await findAccountManager(tx, actor.id)], ['answers'])
    return findAnswers(tx, actor.id)
  })
}

function refuseSensitive(answers: AnswersBody['answers']) {
  const found = answers.flatMap((entry, index) => {
    const topic = findSensitiveTopic(entry)
    return topic === null ? [] : [[`answers.${index}.question`, toRefusal(topic)] as const]
  })
  const [first] = found
  if (first) throw badRequest(first[1], Object.fromEntries(found))
}

const toRefusal = (topic: string) =>
  `We don't store answers about ${topic}. We ask you each time, so please remove this one.`
