import type { AuditEntry } from '#contract/audit.ts'
import { showExactMoment } from '#web/lib/format/dates.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import type { Column } from '#web/ui/data/table.tsx'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'
import { auditFacts, auditSentence } from './audit-texts.ts'

/** One line each, whose sentence opens the details. Fixed widths: columns must not move when more rows load. */
export const auditColumns: readonly Column<AuditEntry>[] = [
  {
    header: 'What happened',
    rowHeader: true,
    className: '@4xl:py-1 @4xl:align-top',
    cell: (entry) => (
      <InlineDisclosure summary={<Sentence entry={entry} />} className="wrap-anywhere">
        <DescriptionList className="py-2 text-sm font-normal" columns={2} items={auditFacts(entry)} />
      </InlineDisclosure>
    ),
  },
  {
    header: 'When',
    className: 'text-sm @4xl:w-56 @4xl:py-2 @4xl:align-top @4xl:whitespace-nowrap',
    cell: ({ at }) => <time dateTime={at}>{showExactMoment(at)}</time>,
  },
  {
    header: 'From where',
    className: 'text-sm wrap-anywhere @4xl:w-40 @4xl:py-2 @4xl:align-top',
    cell: ({ address }) => address ?? <span className="text-muted">—</span>,
  },
]

const Sentence = ({ entry }: { entry: AuditEntry }) => (
  <span className="font-medium text-ink">{auditSentence(entry)}</span>
)
