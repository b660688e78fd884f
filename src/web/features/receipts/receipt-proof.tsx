import type { Receipt } from '#contract/receipts.ts'
import { showToast } from '#web/lib/toasts.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { Section } from '#web/ui/layout/page.tsx'

const showCopyError = () =>
  showToast({ title: 'Copying failed', description: 'Select the number and copy it yourself.', tone: 'danger' })

interface ReceiptProofProps {
  receipt: Receipt
  copyable: boolean
}

export function ReceiptProof({ receipt: { id, sha256 }, copyable }: ReceiptProofProps) {
  return (
    <Section
      level={3}
      title="Proof"
      description="We computed the SHA-256 from everything in the receipt, so any later change would show."
    >
      <DescriptionList
        items={[
          { term: 'Receipt', value: id },
          {
            term: 'SHA-256',
            value: (
              <span className="flex items-start gap-1">
                <span className="min-w-0 font-mono text-sm wrap-anywhere">{sha256}</span>
                {copyable && (
                  <span className="print:hidden">
                    <CopyButton text={sha256} label="Copy SHA-256" onFailure={showCopyError} />
                  </span>
                )}
              </span>
            ),
          },
        ]}
      />
    </Section>
  )
}
