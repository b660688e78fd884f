import { useQueryClient } from '@tanstack/react-query'
import { type ClientFacts, readAnswers, saveAnswers } from '#contract/answers.ts'
import type { Profile } from '#contract/profile.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'

type Known = Pick<Profile, 'salaryExpectation' | 'willingToRelocate'>

/** The facts as the profile says them. A box that was never checked says nothing. */
const toSyncedFacts = (facts: ClientFacts, { salaryExpectation, willingToRelocate }: Known): ClientFacts => ({
  ...facts,
  salaryExpectation,
  willingToRelocate: willingToRelocate || (facts.willingToRelocate === null ? null : false),
})

/** Salary and relocation are asked in the profile alone. Job sites get them as facts, so they are stored there as well. */
export function useSyncFacts() {
  const { role } = useSignedInUser()
  const queryClient = useQueryClient()
  const save = useCall(saveAnswers, { failure: 'Failed to save your answers' })
  return async (profile: Known) => {
    if (role !== 'user') return
    const { facts, answers } = await queryClient.fetchQuery({ ...queryFor(readAnswers), staleTime: 0 })
    const synced = toSyncedFacts(facts, profile)
    if (JSON.stringify(synced) === JSON.stringify(facts)) return
    await save.mutateAsync({
      body: {
        facts: synced,
        answers: answers.map(({ id, topic, question, answer }) => ({ id, topic, question, answer })),
      },
    })
  }
}
