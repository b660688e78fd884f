import { ReceiptText } from 'lucide-react'
import type { Application } from '#contract/applications.ts'
import type { Receipt } from '#contract/receipts.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { RecordReceiptForm } from './record-receipt-form.tsx'

interface RecordReceiptProps {
  application: Pick<Application, 'id' | 'userId'>
  latest: Receipt | undefined
}

/** Staff record what they sent, or correct what was recorded. */
export function RecordReceipt({ application, latest }: RecordReceiptProps) {
  const corrected = latest && latest.state !== 'prepared' ? latest : null
  return (
    <Dialog
      title={corrected ? 'Correct the Receipt' : 'Record as sent'}
      description={
        corrected
          ? 'This makes a new receipt. The earlier one stays as it is. The client sees both.'
          : 'This makes a receipt that the client sees. You can correct it with a new one but never change it.'
      }
      trigger={
        <Button variant="ghost" size="sm">
          <ReceiptText aria-hidden="true" />
          {corrected ? 'Correct Receipt' : 'Record as sent'}
        </Button>
      }
    >
      {(close) => (
        <RecordReceiptForm application={application} latest={latest} corrects={corrected?.id ?? null} onDone={close} />
      )}
    </Dialog>
  )
}
