import type { Invoice } from '#contract/payments.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { Badge, type BadgeTone } from '#web/ui/feedback/badge.tsx'
import { ExternalLink } from '#web/ui/layout/external-link.tsx'
import { FoldedList } from '#web/ui/layout/folded-list.tsx'
import { Item } from '#web/ui/data/item-list.tsx'
import { formatMoney } from '../subscription-display.ts'

const statuses: Record<Invoice['status'], { label: string; tone: BadgeTone }> = {
  open: { label: 'Open', tone: 'warning' },
  paid: { label: 'Paid', tone: 'success' },
  void: { label: 'Void', tone: 'neutral' },
  uncollectible: { label: 'Not paid', tone: 'danger' },
}

/** Newest first. Each invoice links to the provider's page, if there is one. */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <FoldedList label="Invoices" items={invoices}>
      {(invoice) => <InvoiceItem key={invoice.id} invoice={invoice} />}
    </FoldedList>
  )
}

function InvoiceItem({ invoice: { number, createdAt, total, paid, status, url } }: { invoice: Invoice }) {
  const name = number ?? 'Invoice'
  const { label, tone } = statuses[status]
  return (
    <Item
      title={url ? <ExternalLink href={url}>{name}</ExternalLink> : name}
      text={showDay(createdAt)}
      meta={status === 'paid' && paid !== total ? `${formatMoney(paid)} paid by card` : undefined}
      trailing={
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
          <span className="font-medium tabular-nums">{formatMoney(total)}</span>
          <Badge tone={tone}>{label}</Badge>
        </div>
      }
    />
  )
}
