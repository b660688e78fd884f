import type { AuditEntry } from '#contract/audit.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'
import type { Column } from '#web/ui/data/table.tsx'
import { auditFacts, auditSentence } from './audit-texts.ts'

const timestampFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })

/** Fixed widths: columns must not move when more rows load. */
export const auditColumns: readonly Column<AuditEntry>[] = [
  {
    key: 'what',
    header: 'What happened',
    rowHeader: true,
    className: '@4xl:align-top',
    cell: (entry) => <WhatHappened entry={entry} />,
  },
  {
    key: 'at',
    header: 'When',
    className: '@4xl:w-56 @4xl:align-top @4xl:whitespace-nowrap',
    cell: ({ at }) => <time dateTime={at}>{timestampFormat.format(new Date(at))}</time>,
  },
  {
    key: 'address',
    header: 'From where',
    className: 'wrap-anywhere @4xl:w-48 @4xl:align-top',
    cell: ({ address }) => address ?? <span className="text-muted">—</span>,
  },
]

function WhatHappened({ entry }: { entry: AuditEntry }) {
  return (
    <div className="grid gap-1 wrap-anywhere">
      <span className="font-medium">{auditSentence(entry)}</span>
      <InlineDisclosure summary="Details" className="font-normal">
        <DescriptionList className="py-2 text-sm" columns={2} items={auditFacts(entry)} />
      </InlineDisclosure>
    </div>
  )
}
