import type { AttachedDocument } from '#contract/documents.ts'
import type { Receipt, ReceiptDocument } from '#contract/receipts.ts'
import { describeAnswers } from '#web/features/work/receipts/receipt-display.ts'
import { ReceiptFile } from '#web/features/work/receipts/receipt-documents.tsx'
import { AnswerList } from '#web/ui/data/answer-list.tsx'
import { formatPlural } from '#web/ui/data/format-number.ts'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'
import { AttachedRow } from './attached-row.tsx'
import type { Stream } from '../use-stream.ts'

interface SentContentProps {
  stream: Pick<Stream, 'documents'>
  /** Missing as long as nothing was prepared or sent: then there are the attached documents alone. */
  receipt: Receipt | undefined
  own: boolean
}

/** What goes out, or went out: the documents, the posting as it was, and the answers given. */
export function SentContent({ stream, receipt, own }: SentContentProps) {
  const attached = stream.documents.data ?? []
  const files = receipt?.documents.filter((file) => !attached.some((document) => isSame(document, file))) ?? []
  return (
    <>
      {files.length + attached.length > 0 && (
        <ul aria-label="Documents" className="w-full">
          {receipt &&
            files.map((file) => (
              <ReceiptFile key={`${file.kind} ${file.sha256}`} receiptId={receipt.id} document={file} />
            ))}
          {attached.map((document) => (
            <AttachedRow key={document.documentId} document={document} />
          ))}
        </ul>
      )}
      {receipt?.posting?.text && (
        <InlineDisclosure summary="Read the posting as it was">
          <p className="pt-1 wrap-anywhere whitespace-pre-line">{receipt.posting.text}</p>
        </InlineDisclosure>
      )}
      {receipt && receipt.answers.length > 0 && (
        <InlineDisclosure summary={`Read the ${formatPlural(receipt.answers.length, 'answer')} given`}>
          <div className="pt-1">
            <AnswerList items={describeAnswers(receipt.answers, own)} />
          </div>
        </InlineDisclosure>
      )}
    </>
  )
}

const toPlainName = (name: string) => name.replace(/\.pdf$/i, '').replaceAll(/[^\p{L}\p{N}]+/gu, ' ')

/** A saved document goes out as a PDF of its name. */
const isSame = ({ kind, name }: AttachedDocument, file: ReceiptDocument) =>
  kind === file.kind && toPlainName(name) === toPlainName(file.name)
