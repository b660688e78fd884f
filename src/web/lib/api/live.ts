import type { QueryClient } from '@tanstack/react-query'
import { listClientQuestions, listQuestions, readAnswers, readClientAnswers } from '#contract/answers.ts'
import { listApprovals } from '#contract/approvals.ts'
import { listSessions } from '#contract/account.ts'
import { readApplicationHistory } from '#contract/application-history.ts'
import { summarizeApplications } from '#contract/application-summary.ts'
import {
  listApplications,
  listApplicationsOfUser,
  listClientApplications,
  readApplication,
} from '#contract/applications.ts'
import { currentUser } from '#contract/auth.ts'
import { listClients } from '#contract/clients.ts'
import { listClientNotes } from '#contract/client-notes.ts'
import { listContactMessages } from '#contract/contact.ts'
import { listConversations, listMessages } from '#contract/conversations.ts'
import { listAttachedDocuments, listClientDocuments } from '#contract/documents.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { listExports } from '#contract/exports.ts'
import { listJobInterests, listJobInterestsOfUser } from '#contract/job-interests.ts'
import { type LiveEvent, livePath, type LiveTopic, liveTopics } from '#contract/live.ts'
import { listBroadcasts, listNotifications } from '#contract/notifications.ts'
import { readPosting } from '#contract/postings.ts'
import { readProfile } from '#contract/profile.ts'
import { listEndangeredPromises, listPromises } from '#contract/promises.ts'
import { listQueue } from '#contract/queue.ts'
import { readStats } from '#contract/stats.ts'
import { listManagerLoads, listUsers, listWaitingSubscribers, readUser } from '#contract/users.ts'
import { listPaymentEvents, listPaymentReconciliations } from '#contract/payment-events.ts'
import { listInvoices, listPaymentMethods } from '#contract/payments.ts'
import { listReceipts } from '#contract/receipts.ts'
import { checkClientRules, listRulesHistory, readClientRules, readRules } from '#contract/rules.ts'
import { readSandboxPortal } from '#contract/sandbox.ts'
import { readSubscription } from '#contract/subscriptions.ts'
import { getQueryKey } from './queries.ts'
import { endsSessionKey } from './use-call.ts'

/** The endpoints to refetch when a topic changes. */
export const endpointsByTopic: Record<LiveTopic, readonly Endpoint[]> = {
  applications: [
    listApplications,
    listClientApplications,
    listApplicationsOfUser,
    readApplication,
    readApplicationHistory,
    summarizeApplications,
    listApprovals,
    listClients,
    readStats,
  ],
  approvals: [listApprovals, listQueue],
  rules: [readRules, listRulesHistory, readClientRules, checkClientRules, listApprovals],
  answers: [readAnswers, readClientAnswers],
  questions: [listQuestions, listClientQuestions, listQueue],
  documents: [listAttachedDocuments, listClientDocuments],
  receipts: [listReceipts],
  messages: [listConversations, listMessages],
  'client-notes': [listClientNotes],
  promises: [listPromises, listEndangeredPromises, listQueue, listConversations, listWaitingSubscribers],
  ledger: [],
  tasks: [],
  reports: [],
  interviews: [],
  'job-interests': [listJobInterests, listJobInterestsOfUser, listClients, listQueue, readPosting],
  notifications: [listNotifications],
  // A new assignment changes who may read a conversation.
  clients: [
    listClients,
    listClientApplications,
    listApplications,
    listQueue,
    readUser,
    currentUser,
    listConversations,
    listMessages,
  ],
  users: [listUsers, readUser, listManagerLoads, listWaitingSubscribers, readStats],
  profile: [readProfile, readUser],
  exports: [listExports],
  broadcasts: [listBroadcasts],
  'contact-messages': [listContactMessages],
  subscription: [readSubscription, listPaymentMethods, listInvoices, readSandboxPortal, currentUser],
  'payment-events': [listPaymentEvents, listPaymentReconciliations],
  session: [currentUser, listSessions],
}

const minDelay = 1_000
const maxDelay = 30_000
/** An allowance for a first read that is faster than the request for the stream. */
const onTheWayMs = 1_000

/** Exponential backoff with jitter before the next attempt to reopen. */
export function reopenDelay(attempt: number, random = Math.random()) {
  return Math.min(maxDelay, minDelay * 2 ** attempt) * (0.75 + random / 2)
}

export function parseTopics(data: unknown): readonly LiveTopic[] {
  try {
    const { topics } = JSON.parse(String(data)) as LiveEvent
    if (topics.every((topic) => liveTopics.includes(topic))) return topics
  } catch {
    // Handled below.
  }
  // A newer server may name topics this page does not know yet; refetching everything is always correct.
  return liveTopics
}

/** Refetches changed data until the returned function is called. */
export const keepFresh = (queryClient: QueryClient) => openLive((topics) => refresh(queryClient, topics))

function refresh(queryClient: QueryClient, topics: readonly LiveTopic[]) {
  // The end of the own session arrives here too, often before the reply of the call that ends it.
  if (queryClient.isMutating({ mutationKey: endsSessionKey }) > 0) return
  for (const endpoint of new Set(topics.flatMap((topic) => endpointsByTopic[topic])))
    void queryClient.invalidateQueries({ queryKey: getQueryKey(endpoint) })
}

/** Listens until the returned function is called. */
function openLive(onChange: (topics: readonly LiveTopic[]) => void) {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let missedSomething = false

  function open() {
    // Data may have changed between the page's first read and the opening of the stream.
    const sinceStart = missedSomething ? '' : `?since=${Math.round(performance.now() + onTheWayMs)}`
    source = new EventSource(livePath + sinceStart, { withCredentials: true })
    source.addEventListener('change', (event) => onChange(parseTopics(event.data)))
    source.addEventListener('open', () => {
      attempt = 0
      if (missedSomething) onChange(liveTopics)
      missedSomething = false
    })
    source.addEventListener('error', () => {
      missedSomething = true
      // The browser reconnects after network errors. After a refusal it gives up: the session may have ended.
      if (source?.readyState !== EventSource.CLOSED) return
      onChange(['session'])
      timer = setTimeout(open, reopenDelay(attempt))
      attempt += 1
    })
  }

  function close() {
    clearTimeout(timer)
    source?.close()
    source = null
  }

  // A browser allows six connections to one origin over HTTP/1: tabs in the background must not hold them.
  function onVisibilityChange() {
    close()
    if (document.visibilityState === 'visible') open()
    else missedSomething = true
  }

  document.addEventListener('visibilitychange', onVisibilityChange)
  if (document.visibilityState === 'visible') open()
  else missedSomething = true
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange)
    close()
  }
}
