import { useQuery } from '@tanstack/react-query'
import { CalendarRange } from 'lucide-react'
import { useState } from 'react'
import { type LedgerPeriod, readLedger } from '#contract/ledger.ts'
import { plans } from '#contract/plans.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { type Column, hiddenIfEmpty, Table } from '#web/ui/data/table.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { describeUnits, toPeriodKey } from './unit-texts.ts'

const columns: readonly Column<LedgerPeriod>[] = [
  { key: 'period', header: 'Period', rowHeader: true, cell: (period) => <PeriodName period={period} /> },
  { key: 'plan', header: 'Plan', cell: ({ plan }) => plans[plan].name },
  { key: 'applications', header: 'Applications', cell: ({ applications }) => describeUnits(applications) },
  {
    key: 'consultations',
    header: 'Consultation',
    className: hiddenIfEmpty,
    cell: ({ consultations }) => describeUnits(consultations),
  },
  {
    key: 'custom-resumes',
    header: 'Custom Resume',
    className: hiddenIfEmpty,
    cell: ({ customResumes }) => describeUnits(customResumes),
  },
  { key: 'letters', header: 'Cover Letters', align: 'end', cell: ({ coverLetters }) => String(coverLetters) },
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

/** The running billing period and the one before. */
const maxShown = 2

/** What every own billing period included and what was delivered. */
export function PlanHistory() {
  const [showsAll, setShowsAll] = useState(false)
  const query = useQuery({ ...queryFor(readLedger), refetchOnMount: 'always' })
  return (
    <Loadable
      {...getQueryState(query, 'Your billing periods could not be loaded.')}
      expected={{ rows: 1 }}
      room="min-h-24"
      empty={
        <EmptyState
          icon={<CalendarRange />}
          title="No billing period yet"
          text="Once you subscribe, you see here what your plan includes and what you have got of it."
        />
      }
    >
      {(periods) => (
        <>
          <Table
            caption="Billing periods"
            columns={columns}
            rows={showsAll ? periods : periods.slice(0, maxShown)}
            rowKey={toPeriodKey}
          />
          {!showsAll && periods.length > maxShown && (
            <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setShowsAll(true)}>
              Show All {periods.length}
            </Button>
          )}
        </>
      )}
    </Loadable>
  )
}
