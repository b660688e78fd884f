import { followUpDays } from '#contract/follow-ups.ts'
import { byStaff, type Declarations } from './declaration.ts'
import { application, clientAndManager, toName, type ApplicationData, type NamedApplication } from './event-data.ts'

/** What happens to interviews, calendars and follow-ups. */
export interface InterviewEvents {
  'interviews.changed': NamedApplication & {
    added: number
    changed: number
    removed: number
    next: { id: string; start: string } | null
  }
  'interviews.saved': { userId: string }
  'interview.outcome': ApplicationData & { interviewId: string }
  'interview.due': Omit<NamedApplication, 'applicationId'> & {
    interviewId: string
    start: string
    place: string | null
  }
  'preparation.saved': { userId: string }
  'calendar-feed.created': { userId: string }
  'calendar-feed.revoked': { userId: string }
  'follow-up.due': NamedApplication
  'follow-up.done': ApplicationData
}

const prepared = 'Its page has stories to tell and questions to expect.'

export const interviewEvents: Declarations<InterviewEvents> = {
  'interviews.changed': {
    actsForClient: true,
    audit: {
      action: 'interviews.changed',
      entity: application,
      details: ({ added, changed, removed }) => ({ added, changed, removed }),
    },
    notifications: [
      {
        to: 'person',
        type: 'interview',
        title: ({ added, changed, company }) =>
          added > 0
            ? `You have an interview at ${company}`
            : `Your interview at ${company} was ${changed > 0 ? 'changed' : 'removed'}`,
        message: ({ next, added, changed, ...named }) =>
          next
            ? `Your next interview for ${toName(named)} is on ${next.start}. ${prepared}`
            : `Your account manager ${added + changed > 0 ? 'changed' : 'removed'} an interview for ${toName(named)}. If that surprises you, ask them under Messages.`,
        relatedEntity: ({ next }) => next?.id ?? null,
        when: byStaff,
      },
    ],
    live: [{ to: clientAndManager, topics: ['interviews'] }],
  },
  'interviews.saved': { live: [{ to: clientAndManager, topics: ['interviews'] }] },
  'interview.outcome': {
    audit: {
      action: 'interview.outcome',
      entity: application,
      details: ({ interviewId }) => ({ interviewId }),
    },
    live: [{ to: clientAndManager, topics: ['interviews'] }],
  },
  'interview.due': {
    notifications: [
      {
        to: 'person',
        type: 'interview',
        title: ({ company }) => `Your interview at ${company} is coming up`,
        message: ({ start, place, ...named }) =>
          `Your interview for ${toName(named)} is on ${start}. ${prepared}${place === null ? '' : `\n\nWhere: ${place}`}`,
        relatedEntity: ({ interviewId }) => interviewId,
      },
    ],
  },
  'preparation.saved': {
    actsForClient: true,
    live: [{ to: clientAndManager, topics: ['preparation'] }],
  },
  'calendar-feed.created': {
    audit: { action: 'calendar-feed.created' },
    live: [{ to: ['person'], topics: ['interviews'] }],
  },
  'calendar-feed.revoked': {
    audit: { action: 'calendar-feed.revoked' },
    live: [{ to: ['person'], topics: ['interviews'] }],
  },
  'follow-up.due': {
    notifications: [
      {
        to: 'person',
        type: 'follow_up',
        title: `No answer for ${followUpDays} days`,
        message: ({ company, position }) =>
          `${company} hasn't answered your application as ${position}. A message to follow up is ready on Home.`,
        relatedEntity: application,
      },
    ],
    live: [{ to: ['person'], topics: ['interviews'] }],
  },
  'follow-up.done': {
    actsForClient: true,
    audit: { action: 'follow-up.done', entity: application },
    live: [{ to: clientAndManager, topics: ['interviews'] }],
  },
}
