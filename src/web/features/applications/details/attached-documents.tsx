import { useQuery } from '@tanstack/react-query'
import { Download, Paperclip } from 'lucide-react'
import { useState } from 'react'
import { type AttachedDocument, listAttachedDocuments, readDocument } from '#contract/documents.ts'
import { call } from '#web/lib/api/call.ts'
import { type FileFormat, useDownload } from '#web/lib/api/download.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { Button } from '#web/ui/form/button.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Row, Section } from '#web/ui/layout/page.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { AttachDialog, kindNames } from './attach-dialog.tsx'

interface AttachedDocumentsProps {
  applicationId: string
  /** Only the owner attaches documents; staff can download them. */
  own: boolean
}

/** The saved resumes and letters that belong to an application. */
export function AttachedDocuments({ applicationId, own }: AttachedDocumentsProps) {
  const query = useQuery(queryFor(listAttachedDocuments, { params: { id: applicationId } }))
  const { data, failure, onRetry, retrying } = getQueryState(query, 'The documents could not be loaded.')
  const [choosing, setChoosing] = useState(false)
  return (
    <Section
      level={3}
      title="Documents"
      actions={
        own &&
        data && (
          <Button variant="secondary" size="sm" onClick={() => setChoosing(true)}>
            <Paperclip aria-hidden="true" />
            Attach Documents
          </Button>
        )
      }
    >
      {failure !== null && <ErrorState message={failure} onRetry={onRetry} retrying={retrying} />}
      {failure === null && !data && <Spinner />}
      {data?.length === 0 && <p className="text-muted">No documents</p>}
      {data && data.length > 0 && (
        <ul aria-label="Attached documents" className="grid gap-2">
          {data.map((document) => (
            <AttachedRow key={document.documentId} {...document} />
          ))}
        </ul>
      )}
      {choosing && data && (
        <AttachDialog
          applicationId={applicationId}
          attached={data.map(({ documentId }) => documentId)}
          onClose={() => setChoosing(false)}
        />
      )}
    </Section>
  )
}

function AttachedRow(document: AttachedDocument) {
  const { kind, name } = document
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-xl border border-line p-3">
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-medium">{name}</span>
        <span className="text-sm text-muted">{kindNames[kind]}</span>
      </span>
      <Row className="gap-1">
        <AttachedFile document={document} format="docx" />
        <AttachedFile document={document} format="pdf" />
      </Row>
    </li>
  )
}

function AttachedFile({
  document: { documentId, version, kind, name },
  format,
}: {
  document: AttachedDocument
  format: FileFormat
}) {
  const { start, pending } = useDownload()
  const read = async () => {
    const { content, form } = await call(readDocument, { params: { id: documentId }, query: { version } })
    return { kind, format, content, name: findFullName(form) || name }
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      loading={pending}
      aria-label={`Download ${name} as ${format.toUpperCase()}`}
      onClick={() => start(read)}
    >
      <Download aria-hidden="true" />
      {format.toUpperCase()}
    </Button>
  )
}

/** The full name in the form of a document. */
function findFullName(form: Record<string, unknown>) {
  const part: unknown = form.personalInfo ?? form
  const name = typeof part === 'object' && part !== null && 'fullName' in part ? part.fullName : ''
  return typeof name === 'string' ? name : ''
}
