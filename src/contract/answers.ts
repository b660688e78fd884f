import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, largestInt, limits, maxListRows, optionalText, requiredText, text, timestamp } from './fields.ts'

/** The longest question, in characters. */
export const maxQuestion = 1_000

const optionalBoolean = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value ?? null),
)

export const factsBody = z.object({
  workAuthorization: optionalText(limits.name),
  sponsorshipNeeded: optionalBoolean,
  /** Dollars a year. */
  salaryExpectation: z.pipe(
    z.nullish(
      z.int('Please enter a whole number').check(z.minimum(0, 'Please enter a positive number'), z.maximum(largestInt)),
    ),
    z.transform((value) => value ?? null),
  ),
  noticePeriod: optionalText(limits.name),
  willingToRelocate: optionalBoolean,
  over18: optionalBoolean,
})

/** What most job sites ask for; null where the client said nothing. */
export const clientFacts = z.object({
  workAuthorization: z.nullable(z.string()),
  sponsorshipNeeded: z.nullable(z.boolean()),
  salaryExpectation: z.nullable(z.int()),
  noticePeriod: z.nullable(z.string()),
  willingToRelocate: z.nullable(z.boolean()),
  over18: z.nullable(z.boolean()),
})
export type ClientFacts = z.infer<typeof clientFacts>

/** The facts of a client who gave none. */
export const noFacts: ClientFacts = {
  workAuthorization: null,
  sponsorshipNeeded: null,
  salaryExpectation: null,
  noticePeriod: null,
  willingToRelocate: null,
  over18: null,
}

/** Whether the client gave the two facts that every job site asks for. */
export const hasMainFacts = ({ workAuthorization, noticePeriod }: ClientFacts) =>
  workAuthorization !== null && noticePeriod !== null

const answerBody = z.object({
  /** Of an answer that is stored already. Without it, or with an unknown one, the answer is a new one. */
  id: z.optional(id),
  /** Blank for an answer without a topic. */
  topic: z._default(text(limits.name), ''),
  question: requiredText(maxQuestion, 'Please enter the question'),
  answer: requiredText(limits.note, 'Please enter the answer'),
})

export const answersBody = z.object({
  facts: factsBody,
  answers: z.array(answerBody).check(z.maxLength(limits.list, `Please keep to ${limits.list} answers`)),
})
export type AnswersBody = z.output<typeof answersBody>

export const clientAnswer = z.object({
  id,
  topic: z.string(),
  question: z.string(),
  answer: z.string(),
  updatedAt: timestamp,
})
export type ClientAnswer = z.infer<typeof clientAnswer>

export const clientAnswers = z.object({
  facts: clientFacts,
  answers: z.array(clientAnswer).check(z.maxLength(limits.list)),
})
export type ClientAnswers = z.infer<typeof clientAnswers>

export const readAnswers = endpoint('GET', '/api/answers', {
  summary: 'The own answers to questions of job sites: six facts and free answers',
  access: ['user'],
  reply: clientAnswers,
})

export const saveAnswers = endpoint('PUT', '/api/answers', {
  summary:
    'Replaces the own answers; those sent with their id keep it. 400 for questions about health, disability, ethnicity, religion, criminal record, gender, sexual orientation, veteran status or age',
  access: ['user'],
  limits: ['answers, account'],
  body: answersBody,
  reply: clientAnswers,
})

const clientParams = z.object({ userId: id })

export const readClientAnswers = endpoint('GET', '/api/clients/:userId/answers', {
  summary: "A client's answers",
  access: ['account_manager', 'admin'],
  params: clientParams,
  reply: clientAnswers,
})

export const clientQuestion = z.object({
  id,
  userId: id,
  question: z.string(),
  state: z.enum(['open', 'answered']),
  /** About health, religion and the like: the answer is never stored for the next time. */
  sensitive: z.boolean(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(timestamp),
  /** The application that the question came up in. */
  applicationId: z.nullable(id),
  application: z.nullable(z.object({ company: z.string(), position: z.string() })),
  jobInterestId: z.nullable(id),
  createdAt: timestamp,
})
export type ClientQuestion = z.infer<typeof clientQuestion>

const questionList = z.array(clientQuestion).check(z.maxLength(maxListRows))

export const askClient = endpoint('POST', '/api/clients/:userId/questions', {
  summary: 'Asks a client a question of a job site; the application or interest it came up in is optional',
  access: ['account_manager', 'admin'],
  limits: ['question, account'],
  byToken: true,
  params: clientParams,
  body: z.object({
    question: requiredText(maxQuestion, 'Please enter the question'),
    applicationId: z.nullish(id),
    jobInterestId: z.nullish(id),
  }),
  reply: clientQuestion,
  status: 201,
  subject: ({ userId }) => userId,
})

export const listClientQuestions = endpoint('GET', '/api/clients/:userId/questions', {
  summary: 'The questions a client was asked, open ones first, then the newest, at most 500',
  access: ['account_manager', 'admin'],
  params: clientParams,
  reply: questionList,
})

export const listQuestions = endpoint('GET', '/api/questions', {
  summary: 'The questions one was asked, open ones first, then the newest, at most 500',
  access: ['user'],
  reply: questionList,
})

export const answerQuestion = endpoint('PUT', '/api/questions/:id', {
  summary:
    'Answers an open question; the first answer holds, a later one is 409. `keep` stores it among the own answers, except for sensitive questions',
  access: ['user'],
  limits: ['answers, account'],
  params: z.object({ id }),
  body: z.object({
    answer: requiredText(limits.note, 'Please enter the answer'),
    keep: z._default(z.boolean(), false),
  }),
  reply: clientQuestion,
})
