import type { Receipt } from '#contract/receipts.ts'
import { usePrinting } from '#web/lib/hooks/use-printing.ts'
import { ExternalLink } from '#web/ui/layout/external-link.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'

/** Longer texts are folded on the screen. */
const shortLength = 600

/** The Posting as It Was when we read it. */
export function ReceiptPosting({ posting }: { posting: NonNullable<Receipt['posting']> }) {
  const printing = usePrinting()
  const { url, title, company, text } = posting
  const content = <p className="wrap-anywhere whitespace-pre-line">{text}</p>
  return (
    <Section level={3} title="The Posting as It Was">
      <div className="grid gap-1">
        {(title || company) && (
          <p className="font-medium wrap-anywhere">{[title, company].filter(Boolean).join(' · ')}</p>
        )}
        <p>
          <ExternalLink href={url}>{url}</ExternalLink>
        </p>
      </div>
      {text.length > shortLength && !printing ? (
        <InlineDisclosure summary="Read the Posting">{content}</InlineDisclosure>
      ) : (
        content
      )}
    </Section>
  )
}
