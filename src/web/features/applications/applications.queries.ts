import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type Application,
  type ClientApplication,
  createApplication,
  listApplications,
  listApplicationsOfUser,
  listClientApplications,
  updateApplication,
} from '#contract/applications.ts'
import { listClients } from '#contract/clients.ts'
import type { Role } from '#contract/endpoint.ts'
import { listJobInterests, listJobInterestsOfUser } from '#contract/job-interests.ts'
import { keyOf, queryFor } from '#web/lib/queries.ts'
import { useCall } from '#web/lib/use-call.ts'

/** An application in any list; the client stands only where the list mixes several people's. */
export type ListedApplication = Application & Partial<Pick<ClientApplication, 'client'>>

/** What a list of applications must know of its query, whichever call that is. */
export interface ApplicationsQuery {
  data: readonly ListedApplication[] | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

const lists = [listApplications, listClientApplications, listApplicationsOfUser]

/** What the role has before it: its own applications or, for an account manager, those of all clients. */
export function useApplications(role: Role): ApplicationsQuery {
  const ofClients = role === 'account_manager'
  const own = useQuery({ ...queryFor(listApplications), enabled: !ofClients })
  const clients = useQuery({ ...queryFor(listClientApplications), enabled: ofClients })
  return ofClients ? clients : own
}

export function useApplicationsOfUser(userId: string): ApplicationsQuery {
  return useQuery(queryFor(listApplicationsOfUser, { params: { userId } }))
}

const replaceIn = (list: ListedApplication[] | undefined, changed: Application) =>
  list?.map((one) => (one.id === changed.id ? { ...one, ...changed } : one))

/** Changes a status; every list that holds the application shows what the server answered, at once. */
export function useStatusChange() {
  const queryClient = useQueryClient()
  return useCall(updateApplication, {
    success: 'Application status updated',
    failure: 'Failed to update application status',
    onSuccess: (changed) => {
      for (const list of lists)
        queryClient.setQueriesData<ListedApplication[]>({ queryKey: keyOf(list) }, (old) => replaceIn(old, changed))
    },
  })
}

const changedByCreating = [...lists, listClients, listJobInterests, listJobInterestsOfUser]

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
