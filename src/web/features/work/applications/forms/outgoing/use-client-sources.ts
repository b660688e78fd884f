import { useQuery } from '@tanstack/react-query'
import { listClientQuestions, readClientAnswers } from '#contract/answers.ts'
import { listClientDocuments } from '#contract/documents.ts'
import { objectPath } from '#contract/files.ts'
import { factQuestions } from '#contract/receipts.ts'
import { readUser } from '#contract/users.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { newLetter, noDocument, type OutgoingValues, uploadChoice } from './outgoing-values.ts'

export type ClientSources = ReturnType<typeof useClientSources>

/** What the client has that can go out with an application. */
export function useClientSources(userId: string) {
  const options = { enabled: userId !== '', refetchOnMount: 'always' } as const
  const documents = useQuery({ ...queryFor(listClientDocuments, { params: { userId } }), ...options })
  const client = useQuery({ ...queryFor(readUser, { params: { userId } }), ...options })
  const answers = useQuery({ ...queryFor(readClientAnswers, { params: { userId } }), ...options })
  const questions = useQuery({ ...queryFor(listClientQuestions, { params: { userId } }), ...options })

  const isDocument = (documentId: string) =>
    documents.data === undefined || documents.data.some(({ id }) => id === documentId)
  const isResume = (choice: string) =>
    choice === uploadChoice ||
    (choice.startsWith(objectPath(''))
      ? client.data === undefined || client.data.profile?.resumeUrl === choice
      : isDocument(choice))

  /** Whether the client still says so. */
  function isAnswer(key: string) {
    if (!answers.data || !questions.data) return true
    const facts: Record<string, unknown> = answers.data.facts
    if (Object.hasOwn(factQuestions, key)) return facts[key] !== null
    return (
      answers.data.answers.some(({ id }) => id === key) ||
      questions.data.some(({ id, answer }) => id === key && answer !== null)
    )
  }

  return {
    documents: getQueryState(documents, "The client's documents could not be loaded."),
    client: getQueryState(client, "The client's profile could not be loaded."),
    /** Drops choices that the client has removed since: a stored draft may hold them. */
    withoutRemoved: (values: OutgoingValues): OutgoingValues => ({
      ...values,
      resume: isResume(values.resume) ? values.resume : noDocument,
      letter: values.letter === newLetter || isDocument(values.letter) ? values.letter : noDocument,
      answers: values.answers.filter(isAnswer),
    }),
  }
}
