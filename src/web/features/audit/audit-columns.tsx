import type { AuditEntry } from '#contract/audit.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import type { Column } from '#web/ui/table.tsx'
import { auditFacts, auditSentence } from './audit-texts.ts'

const exactly = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })

export const auditColumns: readonly Column<AuditEntry>[] = [
  {
    key: 'what',
    header: 'What happened',
    rowHeader: true,
    className: '@2xl:align-top',
    cell: (entry) => <WhatHappened entry={entry} />,
  },
  {
    key: 'at',
    header: 'When',
    className: '@2xl:align-top @2xl:whitespace-nowrap',
    cell: ({ at }) => <time dateTime={at}>{exactly.format(new Date(at))}</time>,
  },
  {
    key: 'address',
    header: 'From where',
    className: 'wrap-anywhere @2xl:align-top',
    cell: ({ address }) => address ?? <span className="text-muted">—</span>,
  },
]

function WhatHappened({ entry }: { entry: AuditEntry }) {
  return (
    <div className="grid gap-1 wrap-anywhere">
      <span className="font-medium">{auditSentence(entry)}</span>
      <details className="font-normal">
        <summary className="w-fit cursor-pointer rounded-sm py-1 text-sm text-muted hover:text-ink">Details</summary>
        <DescriptionList className="py-2 text-sm" columns={2} items={auditFacts(entry)} />
      </details>
    </div>
  )
}
