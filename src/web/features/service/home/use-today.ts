import { postingClosedTitle } from '#contract/notification-titles.ts'
import { useQueries } from '@tanstack/react-query'
import { listQuestions, readAnswers } from '#contract/answers.ts'
import { summarizeApplications } from '#contract/application-summary.ts'
import { listApprovals } from '#contract/approvals.ts'
import { listConversations } from '#contract/conversations.ts'
import { listApplications } from '#contract/applications.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { listFollowUps } from '#contract/follow-ups.ts'
import { listNotifications } from '#contract/notifications.ts'
import { listUpcomingInterviews } from '#contract/interviews.ts'
import { readProfile } from '#contract/profile.ts'
import { readRules } from '#contract/rules.ts'
import type { OwnService } from '#contract/users.ts'
import { getStateOfAll } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { formatName } from '#web/lib/format/names.ts'
import { listChecklist } from './checklist.ts'
import type { Today } from './next-steps.ts'

const message = 'We could not load what comes next.'

/** The offers that have no answer. */
export const openOffers = { status: 'offered', limit: 3 } as const

/** What the next steps and the checklist are computed from. Null while it loads. */
export function useToday(service: OwnService) {
  const now = useNow()
  const queries = useQueries({
    queries: [
      queryFor(readProfile),
      queryFor(readRules),
      queryFor(readAnswers),
      queryFor(listQuestions),
      queryFor(listApprovals, { query: { open: 'true' } }),
      queryFor(listConversations),
      queryFor(summarizeApplications, {}),
      queryFor(listNotifications),
      queryFor(listUpcomingInterviews),
      queryFor(listApplications, { query: openOffers }),
      queryFor(listFollowUps, { query: {} }),
    ],
  })
  const [
    profile,
    rules,
    answers,
    questions,
    approvals,
    conversations,
    summary,
    notifications,
    interviews,
    offers,
    followUps,
  ] = queries
  const state = getStateOfAll(queries, message)
  if (
    profile.data === undefined ||
    !rules.data ||
    !answers.data ||
    !questions.data ||
    !approvals.data ||
    !conversations.data ||
    !summary.data ||
    !notifications.data ||
    !interviews.data ||
    !offers.data ||
    !followUps.data
  )
    return { ...state, today: null }
  const managerName = service.accountManager && formatName(service.accountManager)
  const checklist = listChecklist({
    profile: profile.data,
    rulesVersion: rules.data.version,
    facts: answers.data.facts,
    managerName,
    managerDueAt: service.managerDueAt,
    hasMessages: conversations.data.some(({ lastMessage }) => lastMessage !== null),
    sent: summary.data.reached.find(({ stage }) => stage === 'applied')?.count ?? 0,
  })
  const today: Today = {
    offers: offers.data.map(({ id, company, position }) => ({ applicationId: id, company, position })),
    approvals: listWaitingApprovals(approvals.data),
    openQuestions: questions.data.filter(({ state }) => state === 'open').length,
    interviews: interviews.data.map(({ id, startsAt, application: { company, position } }) => ({
      id,
      startsAt,
      company,
      position,
      isSoon: Date.parse(startsAt) - now <= soonMs,
    })),
    followUps: followUps.data,
    unreadMessages: conversations.data.reduce((sum, { unread }) => sum + unread, 0),
    managerName: service.accountManager && service.accountManager.firstName,
    checklist,
    returned: findReturned(notifications.data),
  }
  return { ...state, today }
}

const listWaitingApprovals = (approvals: ReplyOf<typeof listApprovals>) =>
  approvals
    .filter(({ state }) => state === 'waiting')
    .toSorted((a, b) => (a.expiresAt < b.expiresAt ? -1 : 1))
    .map(({ applicationId, application: { company, position } }) => ({ applicationId, company, position }))

/** An interview within two days is more urgent than a message. */
const soonMs = 48 * 60 * 60 * 1000

/** Clients get notifications about job interests only when one is returned or seems to be closed. */
function findReturned(notifications: ReplyOf<typeof listNotifications>): Today['returned'] {
  const found = notifications.find(({ type, read }) => type === 'job_interest' && !read)
  if (!found || found.relatedEntityId === null) return null
  const closed = found.title === postingClosedTitle
  return { notificationId: found.id, interestId: found.relatedEntityId, message: found.message, closed }
}
