import { Download, SquareArrowOutUpRight } from 'lucide-react'
import type { Receipt, ReceiptDocument } from '#contract/receipts.ts'
import { openPdf, saveFile, useServerFile } from '#web/lib/api/download.ts'
import { documentKindNames } from '#web/features/work/documents/document-names.ts'
import { sizeText } from '#web/lib/format/size-text.ts'
import { FileRow } from '#web/ui/data/file-row.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { getFileUrl } from './receipt-files.ts'

interface ReceiptDocumentsProps {
  receipt: Receipt
  /** Without the files. */
  listedOnly: boolean
}

/** The documents as they went out. */
export function ReceiptDocuments({ receipt: { id, documents }, listedOnly }: ReceiptDocumentsProps) {
  if (documents.length === 0) return <p className="text-muted">No documents</p>
  return (
    <Section level={3} title="Documents">
      <ul aria-label="Documents">
        {documents.map((document) =>
          listedOnly ? (
            <FileRow key={document.sha256} name={document.name} text={describe(document)} />
          ) : (
            <ReceiptFile key={`${document.kind} ${document.sha256}`} receiptId={id} document={document} />
          ),
        )}
      </ul>
    </Section>
  )
}

const describe = ({ kind, size }: ReceiptDocument) => `${documentKindNames[kind]} · ${sizeText(size)}`

/** A document with the buttons that fetch its file. */
export function ReceiptFile({ receiptId, document }: { receiptId: string; document: ReceiptDocument }) {
  const { name, sha256, contentType } = document
  const url = getFileUrl(receiptId, sha256)
  const opening = useServerFile(url)
  const download = useServerFile(url)
  const failure = opening.failure ?? download.failure
  return (
    <FileRow
      name={name}
      text={describe(document)}
      actions={
        <>
          {contentType === 'application/pdf' && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Open ${name} in a new tab`}
              loading={opening.pending}
              onClick={() => opening.fetch((content) => openPdf(content, name))}
            >
              <SquareArrowOutUpRight aria-hidden="true" />
              Open
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            loading={download.pending}
            aria-label={`Download ${name}`}
            onClick={() => download.fetch((content) => saveFile(content, name))}
          >
            <Download aria-hidden="true" />
            Download
          </Button>
        </>
      }
    >
      {failure !== null && <FileFailure message={failure} />}
    </FileRow>
  )
}

export function FileFailure({ message }: { message: string }) {
  return (
    <p role="alert" className="text-sm font-medium text-danger-text">
      {message}
    </p>
  )
}
