import { z } from 'zod/mini'
import { answersBody, type ClientAnswers, factsBody } from '#contract/answers.ts'

const yesOrNo = z.enum(['', 'yes', 'no'])

/** The facts that are asked for here. Salary and relocation are asked for in the profile. */
export const askedFacts = ['workAuthorization', 'sponsorshipNeeded', 'noticePeriod', 'over18'] as const
const factsHere = z.pick(factsBody, {
  workAuthorization: true,
  sponsorshipNeeded: true,
  noticePeriod: true,
  over18: true,
})

/** Fields have texts: '' where nothing was said. */
const formValues = z.object({
  facts: z.object({
    workAuthorization: z.string(),
    sponsorshipNeeded: yesOrNo,
    noticePeriod: z.string(),
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

const changes = z.object({ facts: factsHere, answers: answersBody.shape.answers })

/** Validates the form and converts it to the part of the request that it is about. */
export const answersForm = z.pipe(
  z.pipe(
    formValues,
    z.transform(({ facts, answers }): z.input<typeof changes> => ({
      facts: {
        ...facts,
        sponsorshipNeeded: toBoolean(facts.sponsorshipNeeded),
        over18: toBoolean(facts.over18),
      },
      answers,
    })),
  ),
  changes,
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
    noticePeriod: facts.noticePeriod ?? '',
    over18: toChoice(facts.over18),
  },
  answers: answers.map(toAnswerValues),
  seen: answers.map(({ id }) => id),
})
