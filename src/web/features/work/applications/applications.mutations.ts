import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ApplicationStatus } from '#contract/application-status.ts'
import { type Application, createApplication, readApplication, updateApplication } from '#contract/applications.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { requestInterviewForm } from '#web/features/work/interviews/interview-request.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'

/** The form to edit an application starts from the latest reply, also while the application is fetched again. */
function useDetailsUpdate() {
  const queryClient = useQueryClient()
  return (changed: Application) => {
    const { queryKey } = queryFor(readApplication, { params: { id: changed.id } })
    queryClient.setQueryData(queryKey, (old) => old && { ...old, ...changed })
  }
}

const addInterview = ({ id, company, position }: Application) =>
  requestInterviewForm({ applicationId: id, company, position })

type Previous = Pick<Application, 'id' | 'status' | 'dateApplied'>

interface StatusChoice<Chosen extends Previous> {
  application: Chosen
  to: ApplicationStatus
}
export type StatusChoices<Chosen extends Previous> = ReadonlyMap<string, StatusChoice<Chosen>>

/**
 * Changes statuses, one after another, so that the last choice is also the last one stored. `choices` are to be shown at once:
 * each is there until the screen has been fetched again, or the server has refused it.
 */
export function useStatusChoices<Chosen extends Previous>(onRefused?: (application: Chosen) => void) {
  const change = useStatusChange()
  const [choices, setChoices] = useState<StatusChoices<Chosen>>(new Map())
  const latest = useRef(choices)
  const { mutateAsync } = useMutation({
    scope: { id: 'application-status' },
    mutationFn: async (choice: StatusChoice<Chosen>) => {
      // A later choice replaces one that waits for its turn.
      if (latest.current.get(choice.application.id) === choice) await change.send(choice.application, choice.to)
    },
  })

  function update(id: string, choice: StatusChoice<Chosen> | null) {
    const next = new Map(latest.current)
    if (choice) next.set(id, choice)
    else next.delete(id)
    latest.current = next
    setChoices(next)
  }

  async function choose(application: Chosen, to: ApplicationStatus) {
    const { id } = application
    const choice = { application, to }
    update(id, choice)
    try {
      await mutateAsync(choice)
      await change.whenRefreshed()
    } catch {
      // The toast says that it failed.
      onRefused?.(application)
    }
    if (latest.current.get(id) === choice) update(id, null)
  }

  return { choices, choose }
}

/** Changes a status and offers Undo, which also restores the date that the change has set. */
function useStatusChange() {
  const texts = { failure: 'Failed to update application status', onSuccess: useDetailsUpdate() }
  const { mutateAsync, whenRefreshed } = useCall(updateApplication, texts)
  const undo = useCall(updateApplication, {
    ...texts,
    success: ({ status }) => ({ title: `Status is ${statusDisplay[status].label} again` }),
  })
  async function send({ id, status, dateApplied }: Previous, next: ApplicationStatus) {
    const params = { id }
    const changed = await mutateAsync({ params, body: { status: next } })
    showToast({
      title: 'Application status updated',
      action: { label: 'Undo', onClick: () => undo.mutate({ params, body: { status, dateApplied } }) },
      nextAction:
        next === 'interviewing' ? { label: 'Add Interview', onClick: () => addInterview(changed) } : undefined,
    })
  }
  return { send, whenRefreshed }
}

export function useApplicationEdit(onSaved: () => void) {
  const updateDetails = useDetailsUpdate()
  return useCall(updateApplication, {
    success: 'Application saved',
    failure: 'Failed to save application',
    onSuccess: (changed) => {
      updateDetails(changed)
      onSaved()
    },
  })
}

/** Creates an application. Forms of staff pass null: they show the toasts of failure themselves. */
export function useCreateApplication(
  failure: string | null,
  events: Pick<Parameters<typeof useCall<typeof createApplication>>[1], 'onSuccess' | 'onError'>,
) {
  return useCall(createApplication, {
    success: 'Application created successfully',
    failure,
    ...events,
  })
}
