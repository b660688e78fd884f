import type { LedgerPeriod } from '#contract/ledger.ts'
import { plans } from '#contract/plans.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { type Column, hiddenIfEmpty } from '#web/ui/data/table.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { describeUnits } from './unit-texts.ts'

/** What a billing period included and what was delivered. */
export const periodColumns: readonly Column<LedgerPeriod>[] = [
  { header: 'Period', rowHeader: true, cell: (period) => <PeriodName period={period} /> },
  { header: 'Plan', cell: ({ plan }) => plans[plan].name },
  { header: 'Applications', cell: ({ applications }) => describeUnits(applications) },
  {
    header: 'Consultation',
    className: hiddenIfEmpty,
    cell: ({ consultations }) => describeUnits(consultations),
  },
  {
    header: 'Custom Resume',
    className: hiddenIfEmpty,
    cell: ({ customResumes }) => describeUnits(customResumes),
  },
  { header: 'Cover Letters', align: 'end', cell: ({ coverLetters }) => String(coverLetters) },
]

function PeriodName({ period: { periodStart, periodEnd, runs } }: { period: LedgerPeriod }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span>
        <time dateTime={periodStart}>{showDay(periodStart)}</time> to{' '}
        <time dateTime={periodEnd}>{showDay(periodEnd)}</time>
      </span>
      {runs && <Badge tone="info">Now</Badge>}
    </span>
  )
}
