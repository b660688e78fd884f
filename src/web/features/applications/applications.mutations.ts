import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { readApplicationHistory } from '#contract/application-history.ts'
import { summarizeApplications } from '#contract/application-summary.ts'
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
import { listQueue } from '#contract/queue.ts'
import { keyOf, queryFor } from '#web/lib/api/queries.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import { listEndpoints, type Part } from './applications.queries.ts'

const replaceIn = (list: InfiniteData<Part> | undefined, changed: Application) =>
  list && {
    ...list,
    pages: list.pages.map((part) => ({
      ...part,
      applications: part.applications.map((one) => (one.id === changed.id ? { ...one, ...changed } : one)),
    })),
  }

/** Every list that holds the application shows what the server answered, at once; so do its details, which a change begins with. */
function useReplacement() {
  const queryClient = useQueryClient()
  return (changed: Application) => {
    const { queryKey } = queryFor(readApplication, { params: { id: changed.id } })
    queryClient.setQueryData(queryKey, (old) => old && { ...old, ...changed })
    for (const list of listEndpoints)
      queryClient.setQueriesData<InfiniteData<Part>>({ queryKey: keyOf(list) }, (old) => replaceIn(old, changed))
  }
}

const toldOfOne = [readApplication, readApplicationHistory, summarizeApplications]

type Stand = Pick<Application, 'id' | 'status' | 'dateApplied'>

/** Changes how an application stands, and offers to take that back: with it goes the day that the change has set. */
export function useStatusChange() {
  const texts = { failure: 'Failed to update application status', onSuccess: useReplacement() }
  const { mutateAsync } = useCall(updateApplication, { ...texts, invalidates: toldOfOne })
  const undo = useCall(updateApplication, {
    ...texts,
    success: ({ status }) => ({ title: `Status is ${statusDisplay[status].label} again` }),
    // Lists of one status hold it no more, or hold it again.
    invalidates: [...toldOfOne, ...listEndpoints],
  })
  return async ({ id, status, dateApplied }: Stand, next: ApplicationStatus) => {
    const params = { id }
    const changed = await mutateAsync({ params, body: { status: next } })
    showToast({
      title: 'Application status updated',
      action: { label: 'Undo', onPress: () => undo.mutate({ params, body: { status, dateApplied } }) },
    })
    return changed
  }
}

export function useApplicationEdit(onSaved: () => void) {
  const replace = useReplacement()
  return useCall(updateApplication, {
    success: 'Application saved',
    failure: 'Failed to save application',
    invalidates: toldOfOne,
    onSuccess: (changed) => {
      replace(changed)
      onSaved()
    },
  })
}

const changedByCreating = [
  ...listEndpoints,
  summarizeApplications,
  listClients,
  listJobInterests,
  listJobInterestsOfUser,
  listQueue,
  findDuplicates,
]

/** Records an application. Staff treat one of the failures as a question, so they show the toasts of failure themselves. */
export function useCreateApplication(
  failure: string | null,
  events: Pick<Parameters<typeof useCall<typeof createApplication>>[1], 'onSuccess' | 'onError'>,
) {
  return useCall(createApplication, {
    success: 'Application created successfully',
    failure,
    invalidates: changedByCreating,
    ...events,
  })
}
