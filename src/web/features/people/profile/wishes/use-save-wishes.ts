import { useQueryClient } from '@tanstack/react-query'
import { readAnswers, saveAnswers } from '#contract/answers.ts'
import { readProfile, saveProfile } from '#contract/profile.ts'
import { readRules, saveRules } from '#contract/rules.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { ApiError, getErrorMessage } from '#web/lib/api/api-error.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { showToast } from '#web/lib/toasts.ts'
import {
  mergeAnswers,
  mergeProfile,
  mergeRules,
  mergeWishes,
  readWishes,
  type Records,
  type WishesEdit,
} from '../wishes.ts'

/**
 * Saves what changed, over the latest records, and returns the records as they are then. After a failure a second attempt
 * saves only what is missing.
 */
export function useSaveWishes() {
  const queryClient = useQueryClient()
  const rules = useCall(saveRules, {
    failure: 'Failed to save your rules',
  })
  const answers = useCall(saveAnswers, { failure: 'Failed to save your answers' })
  const profile = useCall(saveProfile, { failure: 'Failed to save your links' })

  return async (edit: WishesEdit): Promise<Records> => {
    const latest = { staleTime: 0 }
    const [latestRules, latestAnswers, latestProfile] = await Promise.all([
      queryClient.fetchQuery({ ...queryFor(readRules), ...latest }),
      queryClient.fetchQuery({ ...queryFor(readAnswers), ...latest }),
      queryClient.fetchQuery({ ...queryFor(readProfile), ...latest }),
    ]).catch((error: unknown) => {
      reportFailure(error)
      throw error
    })
    const records: Records = { rules: latestRules, answers: latestAnswers, profile: latestProfile }
    const wishes = mergeWishes(readWishes(records), edit)
    const newRules = mergeRules(latestRules, wishes)
    if (newRules) records.rules = await rules.mutateAsync({ body: newRules })
    const newAnswers = mergeAnswers(latestAnswers, wishes)
    if (newAnswers) records.answers = await answers.mutateAsync({ body: newAnswers })
    const newProfile = mergeProfile(latestProfile, wishes)
    if (newProfile)
      records.profile = await profile.mutateAsync({
        body: { ...newProfile, knownUpdatedAt: latestProfile?.updatedAt ?? null },
      })
    return records
  }
}

/** An expired session redirects to the sign-in instead. */
function reportFailure(error: unknown) {
  if (error instanceof ApiError && error.isUnauthorized) return
  showToast({ title: 'Failed to save', description: getErrorMessage(error), tone: 'danger' })
}
