import { ReceiptText } from 'lucide-react'
import type { Receipt } from '#contract/receipts.ts'
import { showMoment } from '#web/lib/format/dates.ts'
import { receiptDisplay } from './receipt-display.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import { PdfButton } from './pdf-button.tsx'
import { ReceiptCard, ReceiptContent } from './receipt-card.tsx'
import type { ReceiptProps } from './receipt-facts.tsx'

interface ReceiptListProps {
  /** The newest first. */
  receipts: readonly Receipt[]
  own: boolean
  client: string | undefined
}

/** The receipts of an application: the newest in full, the earlier ones folded. */
export function ReceiptList({ receipts, ...reader }: ReceiptListProps) {
  const [newest, ...earlier] = receipts
  if (!newest)
    return (
      <EmptyState
        level={2}
        icon={<ReceiptText />}
        title="No receipt yet"
        text={
          reader.own
            ? 'Your account manager records one when they send this application for you.'
            : 'Record what was sent in the details of the application.'
        }
      />
    )
  return (
    <>
      <ReceiptCard receipt={newest} {...reader} />
      {earlier.length > 0 && (
        <Section title="Earlier Receipts">
          <ul className="grid gap-3">
            {earlier.map((receipt) => (
              <li key={receipt.id}>
                <EarlierReceipt
                  receipt={receipt}
                  {...reader}
                  correctedBy={receipts.find(({ corrects }) => corrects === receipt.id)}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function EarlierReceipt({ correctedBy, ...props }: ReceiptProps & { correctedBy: Receipt | undefined }) {
  const { id, state, createdAt } = props.receipt
  const { label, tone } = receiptDisplay[state]
  return (
    <Disclosure
      summary={
        <span className="grid gap-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {showMoment(createdAt)}
            <Badge tone={tone}>{label}</Badge>
          </span>
          {correctedBy && (
            <span className="text-sm font-normal text-muted">
              Corrected by the receipt of {showMoment(correctedBy.createdAt)}
            </span>
          )}
        </span>
      }
    >
      <div className="grid gap-6 text-ink">
        <ReceiptContent {...props} />
        <PdfButton receiptId={id} name={`Receipt of ${showMoment(createdAt)}`} />
      </div>
    </Disclosure>
  )
}
