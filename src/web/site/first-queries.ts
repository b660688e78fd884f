import { listInbox, readClientInboxAddress, readInboxAddress } from '#contract/inbox.ts'
import { listAccountViews } from '#contract/account-views.ts'
import { listCredentialReveals, listSessions } from '#contract/account.ts'
import { listQuestions, readAnswers } from '#contract/answers.ts'
import { countApplications, summarizeApplications } from '#contract/application-summary.ts'
import {
  listApplications,
  listApplicationsOfUser,
  listClientApplications,
  readApplication,
} from '#contract/applications.ts'
import { listApprovals } from '#contract/approvals.ts'
import { listAuditEntries } from '#contract/audit.ts'
import { readWritingHelp } from '#contract/builders.ts'
import { listClientNotes } from '#contract/client-notes.ts'
import { readClient } from '#contract/clients.ts'
import { listContactMessages } from '#contract/contact.ts'
import { listConversations } from '#contract/conversations.ts'
import { listExports } from '#contract/exports.ts'
import { listFieldMappings, readKitFigures } from '#contract/field-mappings.ts'
import { listFollowUps } from '#contract/follow-ups.ts'
import { listUpcomingInterviews, readCalendarFeed, readInterview, readInterviewBrief } from '#contract/interviews.ts'
import { listJobInterests, listJobInterestsOfUser } from '#contract/job-interests.ts'
import { listOwed, readClientLedger, readLedger } from '#contract/ledger.ts'
import { listBroadcasts, listNotifications, readNotificationChoices } from '#contract/notifications.ts'
import { listPaymentEvents, listPaymentReconciliations } from '#contract/payment-events.ts'
import { listInvoices, listPaymentMethods, readPaymentSettings } from '#contract/payments.ts'
import { readProfile } from '#contract/profile.ts'
import { listEndangeredPromises, listPromises } from '#contract/promises.ts'
import { listQueue } from '#contract/queue.ts'
import { listReceipts } from '#contract/receipts.ts'
import { listReports } from '#contract/reports.ts'
import { readFigures } from '#contract/revenue.ts'
import { readRules } from '#contract/rules.ts'
import { readSecondFactors } from '#contract/second-factors.ts'
import { listRecentApplications, readAdminCounts, readModelUsage } from '#contract/stats.ts'
import { readSubscription } from '#contract/subscriptions.ts'
import { listTasks } from '#contract/tasks.ts'
import { readUserDetails } from '#contract/user-details.ts'
import { readUser } from '#contract/users.ts'
import {
  accountManagersQuery,
  userPageQuery,
  waitingSubscribersQuery,
} from '#web/features/people/users/users.queries.ts'
import { readUserListQuery, toUserPageQuery } from '#web/features/people/users/user-list-query.ts'
import { auditQuery, readAuditFilter } from '#web/features/platform/audit/audit-filter.ts'
import { interviewingQuery } from '#web/features/service/conversations/client-search.tsx'
import { clientsQuery } from '#web/features/service/clients/clients.queries.ts'
import { openOffers } from '#web/features/service/home/use-today.ts'
import { messagesInput } from '#web/features/service/conversations/conversations.queries.ts'
import { prefetchQueue } from '#web/features/service/queue/queue.queries.ts'
import { queueCardFilter } from '#web/features/service/queue/queue-card.tsx'
import { statsQuery } from '#web/features/service/stats/stats.queries.ts'
import { getStreamQueries } from '#web/features/work/applications/use-stream.ts'
import { pageSize, readListFilters, toListQuery } from '#web/features/work/applications/list-filters.ts'
import type { ReplyOf, Role } from '#contract/endpoint.ts'
import { recipientsQuery } from '#web/features/platform/notifications/recipients.queries.ts'
import type { currentUser } from '#contract/auth.ts'
import { type ScreenId, screens } from '#web/screens.ts'
import { list, type Prefetch, query, read } from './query-prefetch.ts'

/** Who opens which address. */
interface Visit {
  user: NonNullable<ReplyOf<typeof currentUser>>
  search: URLSearchParams
  /** The parameter of the screen's path. */
  id: string
}

const own = [read(readProfile), read(readRules), read(readAnswers)]
const wanted = [...own, read(listQuestions)]
const adminTabs = read(readAdminCounts)
const kit = [read(readKitFigures), read(listFieldMappings)]
const statistics = [read(readFigures), query(statsQuery), read(readModelUsage), ...kit]
const clientOfPage = (search: URLSearchParams) => search.get('userId')

const homes: Record<Role, () => Prefetch[]> = {
  user: () => [
    ...own,
    read(listQuestions),
    read(listApprovals, { query: { open: 'true' } }),
    read(summarizeApplications, {}),
    read(listUpcomingInterviews),
    read(readLedger),
    read(listTasks),
    read(listFollowUps, { query: {} }),
    read(listJobInterests, {}),
    read(listApplications, { query: openOffers }),
    list(listApplications, { limit: 5 }),
  ],
  account_manager: () => [
    read(readProfile),
    list(listQueue, queueCardFilter),
    read(listApprovals, { query: { open: 'true' } }),
    list(listClientApplications, { limit: 5 }),
  ],
  admin: () => [
    read(readProfile),
    query(waitingSubscribersQuery),
    read(listEndangeredPromises),
    query(statsQuery),
    read(listRecentApplications),
  ],
}

function toDashboard({ user: { role, id: ownId }, search }: Visit): Prefetch[] {
  const filters = readListFilters(search)
  const listQuery = toListQuery(filters, pageSize)
  const counts = filters.search.trim() === '' ? {} : { q: filters.search.trim() }
  const userId = role === 'user' ? null : clientOfPage(search)
  const opened = search.get('application')
  const details = opened === null ? [] : toDetails(opened, role === 'user' ? ownId : userId)
  if (userId !== null)
    return [
      read(readUser, { params: { userId } }),
      list(listApplicationsOfUser, listQuery, { userId }),
      read(countApplications, { query: { userId, ...counts } }),
      list(listJobInterestsOfUser, {}, { userId }),
      ...details,
    ]
  return [
    list(role === 'account_manager' ? listClientApplications : listApplications, listQuery),
    read(countApplications, { query: counts }),
    ...(role === 'user' ? [read(readProfile), list(listJobInterests, {})] : []),
    ...details,
  ]
}

/** What the page of an application reads; its messages where the client is known. */
function toDetails(id: string, userId: string | null) {
  const { history, receipts, approvals, interviews, documents, messages, mails } = getStreamQueries({
    id,
    userId: userId ?? '',
  })
  return [
    read(readApplication, { params: { id } }),
    query(history),
    query(receipts),
    query(approvals),
    query(interviews),
    query(documents),
    query(mails),
    ...(userId === null ? [] : [query(messages)]),
  ]
}

/** What each screen asks for when it opens. What is missing here is fetched by the screen itself. */
const firstQueries: Partial<Record<ScreenId, (visit: Visit) => Prefetch[]>> = {
  home: ({ user: { role } }) => homes[role](),
  dashboard: toDashboard,
  account: ({ user: { role } }) => [
    read(readSubscription),
    read(listPaymentMethods),
    read(listInvoices),
    ...(role === 'user' ? [read(readPaymentSettings)] : []),
  ],
  accountPlan: () => [read(readSubscription), read(readPaymentSettings), read(readLedger), read(listTasks)],
  accountNotifications: ({ user: { role, readsMail } }) => [
    read(readNotificationChoices),
    ...(role === 'user' ? [read(readCalendarFeed)] : []),
    ...(role === 'user' && readsMail ? [read(readInboxAddress)] : []),
  ],
  accountSecurity: () => [read(readSecondFactors), read(listSessions)],
  accountData: ({ user: { role } }) => [
    read(listExports),
    ...(role === 'user' ? [read(listCredentialReveals)] : []),
    ...(role === 'admin' ? [] : [read(listAccountViews)]),
  ],
  profile({ user: { role }, search }) {
    const userId = clientOfPage(search)
    if (role !== 'user' && userId !== null) return [read(readUser, { params: { userId } })]
    return [read(readProfile), ...(role === 'user' ? [read(summarizeApplications, {})] : [])]
  },
  inbox: () => [list(listInbox, { limit: 50 })],
  wanted: () => wanted,
  rules: () => wanted,
  answers: () => wanted,
  welcome: () => own,
  messages({ user, search }) {
    const userId = user.role === 'user' ? user.id : clientOfPage(search)
    return userId === null ? [] : [list(...messagesInput(userId)), read(readWritingHelp)]
  },
  reports({ user: { role }, search }) {
    const userId = role === 'user' ? null : clientOfPage(search)
    if (userId === null) return role === 'user' ? [read(listReports, { query: {} })] : []
    return [read(listReports, { query: { userId } }), read(readUser, { params: { userId } })]
  },
  receipt: ({ id }) => [read(listReceipts, { params: { id } }), read(readApplication, { params: { id } })],
  openPosting: ({ id }) => [read(readApplication, { params: { id } })],
  interview: ({ id }) => [
    read(readInterview, { params: { id } }),
    read(readInterviewBrief, { params: { id } }),
    read(readWritingHelp),
  ],
  accountManager: ({ search }) => [
    query(clientsQuery),
    read(listTasks),
    // On Fridays there are tasks with a note to write.
    read(readWritingHelp),
    read(listApprovals, { query: { open: 'true' } }),
    list(listClientApplications, { limit: 10 }),
    (client) => prefetchQueue(client, search.get('item')),
    list(listQueue, { snoozed: 'true', limit: 1 }),
  ],
  client({ user: { role, readsMail }, id: userId, search }) {
    const params = { userId }
    if (role === 'user') return []
    const isOverview = (search.get('section') ?? 'overview') === 'overview'
    const overview = [
      read(summarizeApplications, { query: params }),
      list(listApplicationsOfUser, interviewingQuery, params),
      read(readClientLedger, { params }),
      read(listTasks, { query: params }),
      read(readWritingHelp),
      read(listClientNotes, { params }),
    ]
    const relay = readsMail ? [read(readClientInboxAddress, { params: { id: userId } })] : []
    return [read(readClient, { params }), ...relay, ...(isOverview ? overview : [])]
  },
  admin: ({ search }) => [
    adminTabs,
    query(statsQuery),
    query(userPageQuery(toUserPageQuery(readUserListQuery(search)))),
    query(accountManagersQuery),
  ],
  user: ({ id }) => [
    adminTabs,
    read(readUserDetails, { params: { id } }),
    read(readClientLedger, { params: { userId: id } }),
    read(listAuditEntries, { query: { q: id, limit: 10 } }),
  ],
  waiting: () => [adminTabs, query(waitingSubscribersQuery)],
  statistics: () => [adminTabs, ...statistics],
  sendNotification: ({ user: { role } }) => [
    ...(role === 'admin' ? [adminTabs] : []),
    query(recipientsQuery('')),
    read(listBroadcasts),
  ],
  audit: ({ search }) => [adminTabs, list(listAuditEntries, auditQuery(readAuditFilter(search)))],
  contactMessages: () => [adminTabs, list(listContactMessages, {})],
  promises: () => [adminTabs, read(listEndangeredPromises), read(listPromises)],
  payments: () => [adminTabs, read(listPaymentReconciliations), list(listPaymentEvents, {})],
  owed: () => [adminTabs, read(listOwed)],
  resumeBuilder: ({ user: { role } }) => [read(readWritingHelp), ...(role === 'user' ? [read(readProfile)] : [])],
  coverLetterBuilder: () => [read(readWritingHelp)],
  success: ({ user: { role } }) => (role === 'user' ? [read(readProfile)] : []),
  // The state of a payment is asked for when the screen is there.
  subscribe: () => [read(readPaymentSettings)],
}

/** Everything that a screen and its frame ask for when they open, to be read with a client. */
export function listFirstQueries(screen: ScreenId, user: Visit['user'], url: URL): Prefetch[] {
  const isBare = 'bare' in screens[screen]
  const id = matchPath(screens[screen].path, url.pathname)
  const frame = isBare ? [] : [read(listNotifications), read(listConversations)]
  return [...frame, ...(firstQueries[screen]?.({ user, search: url.searchParams, id }) ?? [])]
}

/** The parameter of a path such as `/clients/:id`. */
function matchPath(path: string, actual: string) {
  const index = path.split('/').indexOf(':id')
  return index < 0 ? '' : decodeURIComponent(actual.split('/')[index] ?? '')
}
