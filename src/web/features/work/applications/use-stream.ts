import { useQuery } from '@tanstack/react-query'
import { readApplicationHistory } from '#contract/application-history.ts'
import { listApprovals } from '#contract/approvals.ts'
import { listMessages } from '#contract/conversations.ts'
import { listAttachedDocuments } from '#contract/documents.ts'
import { listApplicationMails } from '#contract/inbox.ts'
import { listInterviews } from '#contract/interviews.ts'
import { listReceipts } from '#contract/receipts.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'

/** What the page of an application reads besides the application. */
export function getStreamQueries({ id, userId }: { id: string; userId: string }) {
  const params = { id }
  return {
    history: queryFor(readApplicationHistory, { params }),
    receipts: queryFor(listReceipts, { params }),
    approvals: queryFor(listApprovals, { query: { applicationId: id } }),
    messages: queryFor(listMessages, { params: { userId }, query: { applicationId: id } }),
    interviews: queryFor(listInterviews, { params }),
    documents: queryFor(listAttachedDocuments, { params }),
    mails: queryFor(listApplicationMails, { params }),
  }
}

/** Each part fails alone. */
export function useStream(application: { id: string; userId: string }) {
  const queries = getStreamQueries(application)
  const history = useQuery(queries.history)
  const receipts = useQuery(queries.receipts)
  const approvals = useQuery(queries.approvals)
  const messages = useQuery(queries.messages)
  const interviews = useQuery(queries.interviews)
  const documents = useQuery(queries.documents)
  return {
    history: getQueryState(history, 'The history could not be loaded.'),
    receipts: getQueryState(receipts, 'The receipts could not be loaded.'),
    approvals: getQueryState(approvals, 'The approvals could not be loaded.'),
    messages: getQueryState(messages, 'The messages could not be loaded.'),
    interviews: getQueryState(interviews, 'The interviews could not be loaded.'),
    documents: getQueryState(documents, 'The documents could not be loaded.'),
  }
}

export type Stream = ReturnType<typeof useStream>
