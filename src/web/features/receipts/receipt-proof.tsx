import { showToast } from '#web/lib/toasts.ts'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { Section } from '#web/ui/layout/page.tsx'

const showCopyError = () =>
  showToast({ title: 'Copying failed', description: 'Select the number and copy it yourself.', tone: 'danger' })

export function ReceiptProof({ sha256 }: { sha256: string }) {
  return (
    <Section
      level={3}
      title="Proof"
      description="We computed this number from everything in the receipt, so any later change would show."
    >
      <p className="flex items-start gap-1">
        <span className="min-w-0 wrap-anywhere">
          SHA-256 <span className="font-mono text-sm">{sha256}</span>
        </span>
        <span className="print:hidden">
          <CopyButton text={sha256} label="Copy SHA-256" onFailure={showCopyError} />
        </span>
      </p>
    </Section>
  )
}
