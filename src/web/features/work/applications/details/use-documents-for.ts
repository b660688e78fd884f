import { useQuery } from '@tanstack/react-query'
import { listClientDocuments, listDocuments } from '#contract/documents.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'

/** The saved documents that applications of a person can have: the own ones, or for staff those of the client. */
export function useDocumentsFor(userId: string) {
  const own = useSignedInUser().id === userId
  const ownDocuments = useQuery({ ...queryFor(listDocuments), enabled: own })
  const documentsOfClient = useQuery({ ...queryFor(listClientDocuments, { params: { userId } }), enabled: !own })
  return { own, query: own ? ownDocuments : documentsOfClient }
}
