import type { Receipt } from '#contract/receipts.ts'
import { usePrinting } from '#web/lib/hooks/use-printing.ts'
import { ExternalLink } from '#web/ui/layout/external-link.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'

/** Longer texts are folded on the screen. */
const shortLength = 600

/** The posting as it was when we read it. */
export function ReceiptPosting({ posting }: { posting: NonNullable<Receipt['posting']> }) {
  const printing = usePrinting()
  const { url, title, company, text } = posting
  const content = <p className="wrap-anywhere whitespace-pre-line">{text}</p>
  return (
    <Section level={3} title="The posting as it was">
      <div className="grid gap-1">
        {(title || company) && (
          <p className="font-medium wrap-anywhere">{[title, company].filter(Boolean).join(' · ')}</p>
        )}
        <p>
          <ExternalLink href={url}>{url}</ExternalLink>
        </p>
      </div>
      {text.length > shortLength && !printing ? (
        <InlineDisclosure summary="Read the posting">{content}</InlineDisclosure>
      ) : (
        content
      )}
    </Section>
  )
}
