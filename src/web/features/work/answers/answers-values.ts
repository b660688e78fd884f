import { z } from 'zod/mini'
import { answersBody, type ClientAnswers } from '#contract/answers.ts'

const salaryMessage = 'Please enter a whole number of dollars a year'
const yesOrNo = z.enum(['', 'yes', 'no'])

/** Fields have texts: '' where nothing was said. */
const formValues = z.object({
  facts: z.object({
    workAuthorization: z.string(),
    sponsorshipNeeded: yesOrNo,
    salaryExpectation: z.string().check(z.maxLength(12, salaryMessage), z.regex(/^[\d,]*$/, salaryMessage)),
    noticePeriod: z.string(),
    willingToRelocate: yesOrNo,
    over18: yesOrNo,
  }),
  answers: z.array(
    z.object({ id: z.optional(z.string()), topic: z.string(), question: z.string(), answer: z.string() }),
  ),
  /** The ids of the stored answers that the form has seen. Others were added while it was open. */
  seen: z.array(z.string()),
})
export type AnswersValues = z.input<typeof formValues>
export type AnswerValues = AnswersValues['answers'][number]

export const blankAnswer: AnswerValues = { topic: '', question: '', answer: '' }

const toBoolean = (value: z.infer<typeof yesOrNo>) => (value === '' ? null : value === 'yes')
const toChoice = (value: boolean | null) => (value === null ? '' : value ? 'yes' : 'no')

/** Validates the form and converts it to the request. */
export const answersForm = z.pipe(
  z.pipe(
    formValues,
    z.transform(({ facts, answers }): z.input<typeof answersBody> => {
      const digits = facts.salaryExpectation.replaceAll(',', '')
      return {
        facts: {
          workAuthorization: facts.workAuthorization,
          sponsorshipNeeded: toBoolean(facts.sponsorshipNeeded),
          salaryExpectation: digits === '' ? null : Number(digits),
          noticePeriod: facts.noticePeriod,
          willingToRelocate: toBoolean(facts.willingToRelocate),
          over18: toBoolean(facts.over18),
        },
        answers,
      }
    }),
  ),
  answersBody,
)

export const toAnswerValues = ({ id, topic, question, answer }: ClientAnswers['answers'][number]): AnswerValues => ({
  id,
  topic,
  question,
  answer,
})

export const toValues = ({ facts, answers }: ClientAnswers): AnswersValues => ({
  facts: {
    workAuthorization: facts.workAuthorization ?? '',
    sponsorshipNeeded: toChoice(facts.sponsorshipNeeded),
    salaryExpectation: facts.salaryExpectation?.toString() ?? '',
    noticePeriod: facts.noticePeriod ?? '',
    willingToRelocate: toChoice(facts.willingToRelocate),
    over18: toChoice(facts.over18),
  },
  answers: answers.map(toAnswerValues),
  seen: answers.map(({ id }) => id),
})
