import {
  answerQuestion,
  askClient,
  listClientQuestions,
  listQuestions,
  readAnswers,
  readClientAnswers,
  saveAnswers,
} from '#contract/answers.ts'
import type { RouteDeps } from '#server/deps.ts'
import { requirePerson } from '#server/people/users/users.service.ts'
import { findAnswers, replaceAnswers } from './answers.service.ts'
import { answerOwnQuestion, askQuestion, listQuestionsForClient } from './questions.service.ts'

export function answerRoutes({ serve, jobs }: RouteDeps) {
  serve(readAnswers, ({ actor, db }) => findAnswers(db, actor.id))

  serve(saveAnswers, ({ actor, db, body }) => replaceAnswers({ db, jobs }, actor, body))

  serve(readClientAnswers, async ({ actor, db, params }) => {
    await requirePerson(db, actor, params.userId)
    return findAnswers(db, params.userId)
  })

  serve(askClient, ({ actor, db, params, body }) => askQuestion({ db, jobs }, actor, params.userId, body))

  serve(listClientQuestions, async ({ actor, db, params }) => {
    await requirePerson(db, actor, params.userId)
    return listQuestionsForClient(db, params.userId)
  })

  serve(listQuestions, ({ actor, db }) => listQuestionsForClient(db, actor.id))

  serve(answerQuestion, ({ actor, db, params, body }) => answerOwnQuestion({ db, jobs }, actor, params.id, body))
}
