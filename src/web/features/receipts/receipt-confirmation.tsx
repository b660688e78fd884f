import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Receipt } from '#contract/receipts.ts'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { fetchFile } from '#web/lib/api/download.ts'
import { confirmationNames } from '#web/lib/format/receipt-display.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { FileFailure } from './receipt-documents.tsx'
import { getFileUrl } from './receipt-files.ts'

/** What the employer's site or mail answered. */
export function ReceiptConfirmation({ receipt: { id, confirmation } }: { receipt: Receipt }) {
  const { kind, value, screenshot } = confirmation
  return (
    <Section level={3} title="Confirmation">
      {kind === 'none' && <p className="text-muted">None</p>}
      {value && <DescriptionList items={[{ term: confirmationNames[kind === 'mail' ? 'mail' : 'number'], value }]} />}
      {screenshot && <Screenshot url={getFileUrl(id, screenshot.sha256)} />}
    </Section>
  )
}

function Screenshot({ url }: { url: string }) {
  const [failed, setFailed] = useState(false)
  // An image does not say why it failed.
  const { error } = useQuery({ queryKey: [url], queryFn: () => fetchFile(url), enabled: failed })
  if (failed) return <FileFailure message={getErrorMessage(error, 'The screenshot could not be loaded.')} />
  return (
    <img
      src={url}
      alt="Screenshot of the confirmation"
      onError={() => setFailed(true)}
      className="max-h-[60dvh] max-w-full justify-self-start rounded-xl border border-line bg-sunken object-contain print:max-h-[12cm] print:break-inside-avoid"
    />
  )
}
