import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type InterviewBody,
  interviewIcsPath,
  listInterviews,
  readInterview,
  readInterviewBrief,
  saveInterviews,
  savePreparation,
} from '#contract/interviews.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { toStoredBody } from './interview-values.ts'

export const getIcsUrl = (id: string) => interviewIcsPath.replace(':id', id)

export const useInterview = (id: string) => useQuery(queryFor(readInterview, { params: { id } }))
export const useInterviewBrief = (id: string) => useQuery(queryFor(readInterviewBrief, { params: { id } }))

interface SaveTexts {
  success: string
  failure: string
}

/** Changes one entry of an application's list. The list is read again first, so that no newer entry is lost. */
export function useInterviewSave(applicationId: string, texts: SaveTexts, onSaved?: () => void) {
  const queryClient = useQueryClient()
  const params = { id: applicationId }
  const { mutateAsync, isPending } = useCall(saveInterviews, {
    ...texts,
    onSuccess: () => onSaved?.(),
  })
  const readStored = () => queryClient.fetchQuery({ ...queryFor(listInterviews, { params }), staleTime: 0 })
  return {
    isPending,
    async save(interview: InterviewBody) {
      const stored = await readStored()
      const others = stored.filter(({ id }) => id !== interview.id).map(toStoredBody)
      return mutateAsync({ params, body: [...others, interview] })
    },
    async remove(id: string) {
      const stored = await readStored()
      return mutateAsync({ params, body: stored.filter((interview) => interview.id !== id).map(toStoredBody) })
    },
  }
}

export const usePreparationSave = () => useCall(savePreparation, { failure: 'This was not saved' })
