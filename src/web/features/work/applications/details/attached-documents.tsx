import { useQuery } from '@tanstack/react-query'
import { Download, Paperclip } from 'lucide-react'
import { useState } from 'react'
import type { Application } from '#contract/applications.ts'
import { parseDesign } from '@foothold/resume-engine/designs'
import { type AttachedDocument, listAttachedDocuments, readDocument } from '#contract/documents.ts'
import { call } from '#web/lib/api/call.ts'
import { type FileFormat, useDownload } from '#web/features/work/documents/use-download.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { documentKindNames } from '#web/features/work/documents/document-names.ts'
import { Button } from '#web/ui/form/button.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'
import { AttachDialog } from './attach-dialog.tsx'

/** The saved resumes and letters that belong to an application. The owner and staff attach them. */
export function AttachedDocuments({ application }: { application: Pick<Application, 'id' | 'userId'> }) {
  const query = useQuery(queryFor(listAttachedDocuments, { params: { id: application.id } }))
  const { data, failure, onRetry, retrying } = getQueryState(query, 'The documents could not be loaded.')
  const [choosing, setChoosing] = useState(false)
  return (
    <div className="grid gap-3">
      <Row className="justify-between">
        <h4 className="font-semibold">Documents</h4>
        {data && (
          <Button variant="secondary" size="sm" onClick={() => setChoosing(true)}>
            <Paperclip aria-hidden="true" />
            Attach Documents
          </Button>
        )}
      </Row>
      {failure !== null && <ErrorState message={failure} onRetry={onRetry} retrying={retrying} />}
      {failure === null && !data && <Spinner />}
      {data?.length === 0 && <p className="text-muted">No documents</p>}
      {data && data.length > 0 && (
        <ul aria-label="Attached documents" className="grid gap-2">
          {data.map((document) => (
            <AttachedRow key={document.documentId} document={document} />
          ))}
        </ul>
      )}
      {choosing && data && (
        <AttachDialog
          application={application}
          attached={data.map(({ documentId }) => documentId)}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}

function AttachedRow({ document }: { document: AttachedDocument }) {
  const { kind, name, version } = document
  return (
    <li className="grid gap-2 rounded-xl border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-medium">{name}</span>
          <span className="text-sm text-muted">
            {documentKindNames[kind]} · Version {version}
          </span>
        </span>
        <Row className="gap-1">
          <AttachedFile document={document} format="docx" />
          <AttachedFile document={document} format="pdf" />
        </Row>
      </div>
      {kind === 'cover-letter' && <LetterText document={document} />}
    </li>
  )
}

/** The letter, loaded when it is first unfolded. */
function LetterText({ document: { documentId, version } }: { document: AttachedDocument }) {
  const [opened, setOpened] = useState(false)
  const query = useQuery({
    ...queryFor(readDocument, { params: { id: documentId }, query: { version } }),
    enabled: opened,
  })
  const { data, ...state } = getQueryState(query, 'The letter could not be loaded.')
  return (
    <InlineDisclosure summary="Read the letter" onOpen={() => setOpened(true)}>
      {data ? (
        <p className="pt-1 wrap-anywhere whitespace-pre-line">{data.content}</p>
      ) : (
        <LoadStatus {...state} className="min-h-24" />
      )}
    </InlineDisclosure>
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
    return { kind, format, content, design: parseDesign(form.design) ?? undefined, name: findFullName(form) || name }
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
