import { postingClosedTitle } from '#contract/notification-titles.ts'
import type { Declarations } from './declaration.ts'
import { clientAndManager } from './event-data.ts'

interface InterestData {
  userId: string
  interestId: string
  /** The host of the posting. */
  host: string
}

interface QuestionData {
  userId: string
  questionId: string
  question: string
}

/** What clients send us and what we ask them: interests, postings, answers, questions. */
export interface InterestEvents {
  'interest.submitted': InterestData & { name: string }
  'interest.updated': InterestData
  'interest.withdrawn': InterestData
  'interest.returned': InterestData & { reason: string }
  'interests.returned': { userId: string }
  'interest.snoozed': { userId: null; interestId: string; until: string | null }
  'posting.read': { userId: string }
  'posting.checked': { userId: string }
  'posting.closed': InterestData & { reason: string }
  'posting.reopened': InterestData & { reason: string }
  'posting.confirmed-open': InterestData & { name: string }
  'answers.updated': { userId: string; count: number }
  'answer.kept': { userId: string }
  'question.asked': QuestionData
  'question.answered': QuestionData
}

export const interestEvents: Declarations<InterestEvents> = {
  'interest.submitted': {
    promises: true,
    notifications: [
      {
        to: 'manager',
        type: 'job_interest',
        title: 'New job interest',
        message: ({ name, host }) => `${name} submitted a job posting: ${host}`,
        relatedEntity: ({ interestId }) => interestId,
      },
    ],
    live: [{ to: clientAndManager, topics: ['job-interests', 'clients'] }],
  },
  'interest.updated': {
    promises: true,
    live: [{ to: clientAndManager, topics: ['job-interests', 'clients'] }],
  },
  'interest.withdrawn': {
    promises: true,
    audit: {
      action: 'interest.withdrawn',
      entity: ({ interestId }) => interestId,
      details: ({ host }) => ({ host }),
    },
    live: [{ to: clientAndManager, topics: ['job-interests', 'clients'] }],
  },
  'interest.returned': {
    audit: { action: 'interest.returned', entity: ({ interestId }) => interestId },
    notifications: [
      {
        to: 'person',
        type: 'job_interest',
        title: { action: 'returned' },
        message: ({ host, reason }) => `Your posting at ${host} came back: ${reason}`,
        relatedEntity: ({ interestId }) => interestId,
      },
    ],
  },
  'interests.returned': {
    actsForClient: true,
    live: [{ to: clientAndManager, topics: ['job-interests', 'clients'] }],
  },
  'interest.snoozed': {
    audit: {
      action: 'interest.snoozed',
      entity: ({ interestId }) => interestId,
      details: ({ until }) => ({ until }),
    },
    live: [{ to: ['actor'], topics: ['job-interests'] }],
  },
  'posting.read': { live: [{ to: clientAndManager, topics: ['job-interests'] }] },
  'posting.checked': { live: [{ to: clientAndManager, topics: ['job-interests'] }] },
  'posting.closed': {
    promises: true,
    notifications: [
      {
        to: 'person',
        type: 'job_interest',
        title: postingClosedTitle,
        message: ({ host, reason }) =>
          `Your job at ${host}: ${reason} Please send us another link, or tell us if it's still open. We wait for you.`,
        relatedEntity: ({ interestId }) => interestId,
      },
    ],
    live: [{ to: clientAndManager, topics: ['job-interests', 'clients'] }],
  },
  'posting.reopened': {
    promises: true,
    live: [{ to: clientAndManager, topics: ['job-interests', 'clients'] }],
  },
  'posting.confirmed-open': {
    promises: true,
    notifications: [
      {
        to: 'manager',
        type: 'job_interest',
        title: 'Still open',
        message: ({ name, host }) => `${name} says that the posting at ${host} is still open`,
        relatedEntity: ({ interestId }) => interestId,
        withoutCopy: true,
      },
    ],
    live: [{ to: clientAndManager, topics: ['job-interests', 'clients'] }],
  },
  'answers.updated': {
    audit: {
      action: 'answers.updated',
      entity: ({ userId }) => userId,
      details: ({ count }) => ({ answers: count }),
    },
    live: [{ to: clientAndManager, topics: ['answers'] }],
  },
  'answer.kept': { live: [{ to: clientAndManager, topics: ['answers'] }] },
  'question.asked': {
    promises: true,
    audit: { action: 'question.asked', entity: ({ questionId }) => questionId },
    notifications: [
      {
        to: 'person',
        type: 'question',
        title: { action: 'question' },
        message: ({ question }) => `A job site asks: ${question}\n\nWe continue with the application once you answer.`,
        relatedEntity: ({ questionId }) => questionId,
      },
    ],
    live: [{ to: ['person', 'actor', 'manager'], topics: ['questions'] }],
  },
  'question.answered': {
    promises: true,
    audit: { action: 'question.answered', entity: ({ questionId }) => questionId },
    notifications: [
      {
        to: 'manager',
        type: 'question',
        title: { action: 'answer' },
        // Without the answer: it may be private, and a copy may be mailed.
        message: ({ question }) => `The question was: ${question}`,
        relatedEntity: ({ userId }) => userId,
      },
    ],
    live: [{ to: clientAndManager, topics: ['questions'] }],
  },
}
