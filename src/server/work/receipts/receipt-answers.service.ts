import type { ClientFacts } from '#contract/answers.ts'
import { factQuestions, type ReceiptAnswer, type ReceiptAnswerInput } from '#contract/receipts.ts'
import type { Queryable } from '#server/db/client.ts'
import { findAnsweredQuestions, findAnswers, findAnswersById } from '#server/work/answers/answers.service.ts'
import { badRequest } from '#server/http/errors.ts'

/** Clocks differ a little. */
export const maxClockSkewMs = 5 * 60_000

const factTexts: { [Name in keyof ClientFacts]: (value: NonNullable<ClientFacts[Name]>) => string } = {
  workAuthorization: String,
  sponsorshipNeeded: toYesOrNo,
  salaryExpectation: (dollars) => `$${dollars.toLocaleString('en-US')} a year`,
  noticePeriod: String,
  willingToRelocate: toYesOrNo,
  over18: toYesOrNo,
}

function toYesOrNo(value: boolean) {
  return value ? 'Yes' : 'No'
}

function toFactText<Name extends keyof ClientFacts>(name: Name, value: ClientFacts[Name]) {
  return value === null ? null : factTexts[name](value as NonNullable<ClientFacts[Name]>)
}

/** The answers with their questions. Throws for one that does not come from the client. */
export async function matchAnswers(
  tx: Queryable,
  userId: string,
  inputs: readonly ReceiptAnswerInput[],
  now: Date,
): Promise<ReceiptAnswer[]> {
  const ids = inputs.flatMap((input) => ('answerId' in input ? [input.answerId] : []))
  const stored = new Map((await findAnswersById(tx, userId, ids)).map((answer) => [answer.id, answer]))
  const asked = new Map((await findAnsweredQuestions(tx, userId, ids)).map((question) => [question.id, question]))
  const { facts } = await findAnswers(tx, userId)
  return inputs.map((input, index): ReceiptAnswer => {
    if ('fact' in input) {
      const answer = toFactText(input.fact, facts[input.fact])
      if (answer === null) throw notFromClient(index)
      return { question: factQuestions[input.fact], answer, source: 'answers' }
    }
    if ('answerId' in input) {
      const own = stored.get(input.answerId)
      if (own) return { question: own.question, answer: own.answer, source: 'answers' }
      const reply = asked.get(input.answerId)
      if (!reply?.answer || !reply.answeredAt) throw notFromClient(index)
      return { question: reply.question, answer: reply.answer, source: { saidAt: reply.answeredAt } }
    }
    if (Date.parse(input.saidAt) > now.getTime() + maxClockSkewMs)
      throw badRequest('Please enter a time in the past', {
        [`answers.${index}.saidAt`]: 'Please enter a time in the past',
      })
    return {
      question: input.question,
      answer: input.answer,
      source: { saidAt: new Date(input.saidAt).toISOString() },
    }
  })
}

function notFromClient(index: number) {
  const text = "This is not one of the client's answers. Please ask the client."
  return badRequest(text, { [`answers.${index}`]: text })
}
