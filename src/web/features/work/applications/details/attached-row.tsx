import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { parseDesign } from '@foothold/resume-engine/designs'
import { type AttachedDocument, readDocument } from '#contract/documents.ts'
import { call } from '#web/lib/api/call.ts'
import { type FileFormat, useDownload } from '#web/features/work/documents/use-download.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { documentKindNames } from '#web/features/work/documents/document-names.ts'
import { Button } from '#web/ui/form/button.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { FileRow } from '#web/ui/data/file-row.tsx'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'

/** A saved resume or letter of an application, in the version that was attached. */
export function AttachedRow({ document }: { document: AttachedDocument }) {
  const { kind, name, version } = document
  return (
    <FileRow
      name={name}
      text={`${documentKindNames[kind]} · Version ${version}`}
      actions={
        <>
          <AttachedFile document={document} format="docx" />
          <AttachedFile document={document} format="pdf" />
        </>
      }
    >
      {kind === 'cover-letter' && <LetterText document={document} />}
    </FileRow>
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

function findFullName(form: Record<string, unknown>) {
  const part: unknown = form.personalInfo ?? form
  const name = typeof part === 'object' && part !== null && 'fullName' in part ? part.fullName : ''
  return typeof name === 'string' ? name : ''
}
