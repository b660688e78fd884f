import type { AnswersBody } from '#contract/answers.ts'
import type { TransactionContext } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import type { Actor } from '#server/db/ownership.ts'
import { lockPerson } from '#server/people/users/users.service.ts'
import { badRequest, notFound } from '#server/http/errors.ts'
import { findAnswers, storeAnswers, storeFacts } from './answers.store.ts'
import { findSensitiveTopic } from '@foothold/resume-engine/sensitive-topics'

export { findAnswers, findAnswersById } from './answers.store.ts'
export { findAnsweredQuestions, isOwnEntity } from './questions.store.ts'

export async function replaceAnswers({ db, jobs }: TransactionContext, actor: Actor, { facts, answers }: AnswersBody) {
  refuseSensitive(answers)
  return db.transaction(async (tx) => {
    if (!(await lockPerson(tx, actor, actor.id))) throw notFound()
    await storeFacts(tx, actor.id, facts)
    await storeAnswers(tx, actor.id, answers)
    await recordEvent({ db: tx, jobs }, actor, {
      type: 'answers.updated',
      userId: actor.id,
      count: answers.length,
    })
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
