import { listClientQuestions, listQuestions, readAnswers, readClientAnswers } from '#contract/answers.ts'
import { listApprovals } from '#contract/approvals.ts'
import { listSessions } from '#contract/account.ts'
import { readApplicationHistory } from '#contract/application-history.ts'
import { countApplications, summarizeApplications } from '#contract/application-summary.ts'
import {
  findDuplicates,
  listApplications,
  listApplicationsOfUser,
  listClientApplications,
  readApplication,
} from '#contract/applications.ts'
import { currentUser } from '#contract/auth.ts'
import { listClients, readClient } from '#contract/clients.ts'
import { listClientNotes } from '#contract/client-notes.ts'
import { listContactMessages } from '#contract/contact.ts'
import { listConversations, listMessages } from '#contract/conversations.ts'
import { readShare } from '#contract/document-shares.ts'
import {
  listAttachedDocuments,
  listClientDocuments,
  listDocuments,
  listDocumentVersions,
  readDocument,
} from '#contract/documents.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { listExports } from '#contract/exports.ts'
import { listFollowUps } from '#contract/follow-ups.ts'
import {
  listInterviews,
  listUpcomingInterviews,
  readCalendarFeed,
  readInterview,
  readInterviewBrief,
} from '#contract/interviews.ts'
import { listJobInterests, listJobInterestsOfUser } from '#contract/job-interests.ts'
import { listOwed, readClientLedger, readLedger } from '#contract/ledger.ts'
import type { LiveTopic } from '#contract/live.ts'
import { listBroadcasts, listNotifications } from '#contract/notifications.ts'
import { readPostingCheck } from '#contract/posting-checks.ts'
import { readPosting } from '#contract/postings.ts'
import { readProfile } from '#contract/profile.ts'
import { listEndangeredPromises, listPromises } from '#contract/promises.ts'
import { listQueue } from '#contract/queue.ts'
import { listRecentApplications, readAdminCounts, readStats } from '#contract/stats.ts'
import { listTasks } from '#contract/tasks.ts'
import { readUserDetails } from '#contract/user-details.ts'
import { listManagerLoads, listUsers, listWaitingSubscribers, readUser } from '#contract/users.ts'
import { listPaymentEvents, listPaymentReconciliations } from '#contract/payment-events.ts'
import { listInvoices, listPaymentMethods } from '#contract/payments.ts'
import { listReceipts } from '#contract/receipts.ts'
import { listReports } from '#contract/reports.ts'
import { checkClientRules, listRulesHistory, readClientRules, readRules } from '#contract/rules.ts'
import { readSandboxPortal } from '#contract/sandbox.ts'
import {
  listApplicationMails,
  listInbox,
  readClientInboxAddress,
  readInboxAddress,
  readMailDetails,
} from '#contract/inbox.ts'
import { readSubscription } from '#contract/subscriptions.ts'

const applicationLists = [listApplications, listClientApplications, listApplicationsOfUser]

/** The endpoints to refetch when a topic changes. The lists of applications show the next step of each. */
export const endpointsByTopic: Record<LiveTopic, readonly Endpoint[]> = {
  applications: [
    ...applicationLists,
    readApplication,
    findDuplicates,
    readApplicationHistory,
    summarizeApplications,
    countApplications,
    listApprovals,
    listClients,
    readClient,
    readStats,
    listRecentApplications,
    readInterview,
    listUpcomingInterviews,
    listFollowUps,
  ],
  approvals: [listApprovals, listQueue, ...applicationLists],
  rules: [listJobInterests, readRules, listRulesHistory, readClientRules, checkClientRules, listApprovals],
  answers: [readAnswers, readClientAnswers],
  questions: [listQuestions, listClientQuestions, listQueue, ...applicationLists],
  documents: [listAttachedDocuments, listClientDocuments, listDocuments, listDocumentVersions, readDocument, readShare],
  receipts: [listReceipts],
  messages: [listConversations, listMessages],
  'client-notes': [listClientNotes],
  promises: [
    listPromises,
    listEndangeredPromises,
    listOwed,
    listQueue,
    listConversations,
    listWaitingSubscribers,
    readAdminCounts,
  ],
  ledger: [readLedger, readClientLedger],
  tasks: [listTasks, listMessages],
  mails: [listInbox, listApplicationMails, readMailDetails, readInboxAddress, readClientInboxAddress],
  interviews: [
    listInterviews,
    listUpcomingInterviews,
    readInterview,
    readInterviewBrief,
    readCalendarFeed,
    listFollowUps,
    readApplicationHistory,
    ...applicationLists,
  ],
  preparation: [listInterviews, readInterview],
  reports: [listReports],
  'job-interests': [
    listJobInterests,
    listJobInterestsOfUser,
    listClients,
    readClient,
    listQueue,
    readPosting,
    readPostingCheck,
  ],
  notifications: [listNotifications],
  // A new assignment changes who may read a conversation.
  clients: [
    listClients,
    readClient,
    listClientApplications,
    listApplications,
    countApplications,
    listQueue,
    readUser,
    currentUser,
    listConversations,
    listMessages,
  ],
  users: [
    listUsers,
    readUser,
    readClient,
    readUserDetails,
    listManagerLoads,
    listWaitingSubscribers,
    readAdminCounts,
    readStats,
  ],
  profile: [readProfile, readUser],
  exports: [listExports],
  broadcasts: [listBroadcasts],
  'contact-messages': [listContactMessages, readAdminCounts],
  subscription: [readSubscription, listPaymentMethods, listInvoices, readSandboxPortal, currentUser],
  'payment-events': [listPaymentEvents, listPaymentReconciliations],
  session: [currentUser, listSessions],
}
