import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { readApplicationHistory } from '#contract/application-history.ts'
import { countApplications, summarizeApplications } from '#contract/application-summary.ts'
import {
  type Application,
  type ApplicationStatus,
  createApplication,
  findDuplicates,
  readApplication,
  updateApplication,
} from '#contract/applications.ts'
import { listClients } from '#contract/clients.ts'
import { listJobInterests, listJobInterestsOfUser } from '#contract/job-interests.ts'
import { correctionNeeded, listReceipts, recordReceipt } from '#contract/receipts.ts'
import { listQueue } from '#contract/queue.ts'
import { getQueryKey, queryFor } from '#web/lib/api/queries.ts'
import { requestInterviewForm } from '#web/lib/interview-request.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import type { Page } from '#web/lib/api/use-paginated-query.ts'
import { listEndpoints, type ListedApplication } from './applications.queries.ts'

type CachedList = InfiniteData<Page<ListedApplication>>

const replaceIn = (list: CachedList | undefined, changed: Application) =>
  list && {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      rows: page.rows.map((row) => (row.id === changed.id ? { ...row, ...changed } : row)),
    })),
  }

/** Writes the server's answer into every cached list and into the details. */
export function useCacheUpdate() {
  const queryClient = useQueryClient()
  return (changed: Application) => {
    const { queryKey } = queryFor(readApplication, { params: { id: changed.id } })
    queryClient.setQueryData(queryKey, (old) => old && { ...old, ...changed })
    for (const list of listEndpoints)
      queryClient.setQueriesData<CachedList>({ queryKey: getQueryKey(list) }, (old) => replaceIn(old, changed))
  }
}

export const staleAfterUpdate = [
  readApplication,
  readApplicationHistory,
  summarizeApplications,
  countApplications,
  listReceipts,
]

const addInterview = ({ id, company, position }: Application) =>
  requestInterviewForm({ applicationId: id, company, position })

type Previous = Pick<Application, 'id' | 'status' | 'dateApplied'>

/** Changes the status and offers Undo, which also restores the date that the change has set. */
export function useStatusChange() {
  const texts = { failure: 'Failed to update application status', onSuccess: useCacheUpdate() }
  const { mutateAsync } = useCall(updateApplication, { ...texts, invalidates: staleAfterUpdate })
  const undo = useCall(updateApplication, {
    ...texts,
    success: ({ status }) => ({ title: `Status is ${statusDisplay[status].label} again` }),
    // The application leaves or re-enters lists of one status.
    invalidates: [...staleAfterUpdate, ...listEndpoints],
  })
  return async ({ id, status, dateApplied }: Previous, next: ApplicationStatus) => {
    const params = { id }
    const changed = await mutateAsync({ params, body: { status: next } })
    showToast({
      title: 'Application status updated',
      action: { label: 'Undo', onClick: () => undo.mutate({ params, body: { status, dateApplied } }) },
      nextAction:
        next === 'interviewing' ? { label: 'Add Interview', onClick: () => addInterview(changed) } : undefined,
    })
    return changed
  }
}

export function useApplicationEdit(onSaved: () => void) {
  const updateCache = useCacheUpdate()
  return useCall(updateApplication, {
    success: 'Application saved',
    failure: 'Failed to save application',
    invalidates: staleAfterUpdate,
    onSuccess: (changed) => {
      updateCache(changed)
      onSaved()
    },
  })
}

/** Records a receipt. The form shows a refusal itself. After one that is about a newer receipt, it corrects that. */
export function useRecordReceipt(onRecorded: () => void) {
  const queryClient = useQueryClient()
  return useCall(recordReceipt, {
    success: 'Receipt recorded',
    failure: null,
    invalidates: [...staleAfterUpdate, ...listEndpoints],
    onSuccess: onRecorded,
    onError: ({ code }) => {
      if (code === correctionNeeded) void queryClient.invalidateQueries({ queryKey: getQueryKey(listReceipts) })
    },
  })
}

const staleAfterCreate = [
  ...listEndpoints,
  summarizeApplications,
  countApplications,
  listClients,
  listJobInterests,
  listJobInterestsOfUser,
  listQueue,
  findDuplicates,
]

/** Creates an application. Forms of staff pass null: they show the toasts of failure themselves. */
export function useCreateApplication(
  failure: string | null,
  events: Pick<Parameters<typeof useCall<typeof createApplication>>[1], 'onSuccess' | 'onError'>,
) {
  return useCall(createApplication, {
    success: 'Application created successfully',
    failure,
    invalidates: staleAfterCreate,
    ...events,
  })
}
