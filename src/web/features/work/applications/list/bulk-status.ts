import { useState } from 'react'
import type { ApplicationStatus } from '#contract/application-status.ts'
import { updateApplication, type UpdateApplicationBody } from '#contract/applications.ts'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import { showToast } from '#web/lib/toasts.ts'
import { formatPlural } from '#web/ui/data/format-number.ts'
import { type ListedApplication } from '../applications.queries.ts'

type Target = Pick<ListedApplication, 'id' | 'company' | 'position' | 'status' | 'dateApplied'>
export interface BulkFailure {
  application: Target
  message: string
}

/** What staff send is typeset for each application, so that only a few are changed at a time. */
const parallelCalls = 3

/** Runs the work for each item, a few at a time. */
async function runInParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const waiting = items.values()
  const run = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: parallelCalls }, run))
}

/**
 * Changes the status of several applications, each by the call for one: a refusal of one, such as a rule of its client,
 * leaves the others changed. Undo restores the status and the date of each that was changed.
 */
export function useBulkStatus(onDone: (failures: readonly BulkFailure[]) => void) {
  const { mutateAsync } = useCall(updateApplication, { failure: null })
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)

  async function update(targets: readonly Target[], getBody: (target: Target) => UpdateApplicationBody) {
    const changed: Target[] = []
    const failures: BulkFailure[] = []
    setProgress({ done: 0, total: targets.length })
    await runInParallel(targets, async (target) => {
      try {
        await mutateAsync({ params: { id: target.id }, body: getBody(target) })
        changed.push(target)
      } catch (error) {
        failures.push({ application: target, message: getErrorMessage(error, 'It could not be changed.') })
      }
      setProgress({ done: changed.length + failures.length, total: targets.length })
    })
    setProgress(null)
    return { changed, failures }
  }

  async function undo(targets: readonly Target[]) {
    const { changed, failures } = await update(targets, ({ status, dateApplied }) => ({ status, dateApplied }))
    const title =
      failures.length === 0
        ? `Status of ${formatPlural(changed.length, 'application')} restored`
        : `${formatPlural(failures.length, 'application')} could not be restored`
    showToast({ title, tone: failures.length === 0 ? 'neutral' : 'danger' })
    onDone(failures)
  }

  async function change(targets: readonly Target[], status: ApplicationStatus) {
    const { changed, failures } = await update(
      targets.filter((target) => target.status !== status),
      () => ({ status }),
    )
    onDone(failures)
    if (changed.length === 0) return
    showToast({
      title: `${formatPlural(changed.length, 'application')} changed to ${statusDisplay[status].label}`,
      action: { label: 'Undo', onClick: () => void undo(changed) },
    })
  }

  return { change, progress }
}
