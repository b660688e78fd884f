import { Download, SquareArrowOutUpRight } from 'lucide-react'
import type { Receipt, ReceiptDocument } from '#contract/receipts.ts'
import { openPdf, saveFile, useServerFile } from '#web/lib/api/download.ts'
import { documentKindNames } from '#web/features/work/documents/document-names.ts'
import { sizeText } from '#web/lib/format/size-text.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Row, Section } from '#web/ui/layout/page.tsx'
import { getFileUrl } from './receipt-files.ts'

interface ReceiptDocumentsProps {
  receipt: Receipt
  /** Without the files. */
  listedOnly: boolean
}

/** The documents as they went out. */
export function ReceiptDocuments({ receipt: { id, documents }, listedOnly }: ReceiptDocumentsProps) {
  return (
    <Section level={3} title="Documents">
      {documents.length === 0 ? (
        <p className="text-muted">No documents</p>
      ) : (
        <ul aria-label="Documents" className="grid gap-2">
          {documents.map((document) => (
            <li key={`${document.kind} ${document.sha256}`} className="grid gap-2 rounded-xl border border-line p-3">
              {listedOnly ? <DocumentName document={document} /> : <DocumentFile receiptId={id} document={document} />}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function DocumentName({ document: { kind, name, size, sha256 } }: { document: ReceiptDocument }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      <span className="block font-medium">{name}</span>
      <span className="text-sm text-muted">
        {documentKindNames[kind]} · {sizeText(size)} · SHA-256 <ShortHash sha256={sha256} />
      </span>
    </span>
  )
}

/** A document with the buttons that fetch its file. */
function DocumentFile({ receiptId, document }: { receiptId: string; document: ReceiptDocument }) {
  const { name, sha256, contentType } = document
  const url = getFileUrl(receiptId, sha256)
  const opening = useServerFile(url)
  const download = useServerFile(url)
  const failure = opening.failure ?? download.failure
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <DocumentName document={document} />
        <Row className="gap-1 print:hidden">
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
        </Row>
      </div>
      {failure !== null && <FileFailure message={failure} />}
    </>
  )
}

/** On paper the whole hash is printed. */
function ShortHash({ sha256 }: { sha256: string }) {
  return (
    <span className="font-mono">
      <span className="print:hidden" title={sha256}>
        {sha256.slice(0, 12)}…
      </span>
      <span className="hidden print:inline">{sha256}</span>
    </span>
  )
}

export function FileFailure({ message }: { message: string }) {
  return (
    <p role="alert" className="text-sm font-medium text-danger-text">
      {message}
    </p>
  )
}
