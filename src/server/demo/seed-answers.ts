import { findAnswers, replaceAnswers } from '#server/work/answers/answers.service.ts'
import { answerOwnQuestion, askQuestion } from '#server/work/answers/questions.service.ts'
import { acting, type DemoDeps, type People } from './acting.ts'
import { backdateAnswers, backdateQuestion } from './backdate.ts'
import { answers, questions } from './demo-client.ts'

export interface DemoAnswers {
  /** In the client's order. */
  answerIds: readonly string[]
  questionId: string
}

const answersGiven = 59
const questionAsked = 35.4
const questionAnswered = 34.9
const openQuestionAsked = 1 / 12

/** The client's facts and answers, with a question that they answered. */
export async function giveAnswers({ db, jobs }: DemoDeps, { seeker, manager }: People): Promise<DemoAnswers> {
  await replaceAnswers({ db, jobs }, acting(seeker, answersGiven), answers)
  await backdateAnswers(db, seeker, answersGiven)
  const { question, answer } = questions.answered
  const { id } = await askQuestion({ db, jobs }, acting(manager, questionAsked), seeker.id, { question })
  await answerOwnQuestion({ db, jobs }, acting(seeker, questionAnswered), id, { answer, keep: false })
  await backdateQuestion(db, seeker, id, { asked: questionAsked, answered: questionAnswered })
  const stored = await findAnswers(db, seeker.id)
  return { answerIds: stored.answers.map((entry) => entry.id), questionId: id }
}

/** A question that keeps an interest waiting. */
export async function askOpenQuestion({ db, jobs }: DemoDeps, { seeker, manager }: People, jobInterestId: string) {
  const staff = acting(manager, openQuestionAsked)
  const { id } = await askQuestion({ db, jobs }, staff, seeker.id, { question: questions.open, jobInterestId })
  await backdateQuestion(db, seeker, id, { asked: openQuestionAsked, answered: null })
}
