import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Figures, type MonthFigures, readFigures } from '#contract/revenue.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { showMonth } from '#web/lib/format/months.ts'
import { promiseKindTexts } from '#web/lib/format/promise-kinds.ts'
import { FunnelBars } from '#web/ui/data/chart.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { FiguresTable } from '#web/ui/data/figures-table.tsx'
import { formatCount } from '#web/ui/data/format-number.ts'
import { Stat } from '#web/ui/data/stat.tsx'
import { type Column, Table } from '#web/ui/data/table.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import {
  definitions,
  describeChange,
  formatDollars,
  formatRatio,
  formatShare,
  getKeptShare,
  getLastFullMonth,
  revenueBars,
  revenueText,
} from './figure-texts.ts'

/** Revenue, subscribers, churn and what clients get for it. `owedLink` leads to the refund exposure in detail. */
export function BusinessFigures({ owedLink }: { owedLink: ReactNode }) {
  const query = useQuery({ ...queryFor(readFigures), refetchOnMount: 'always' })
  const { data, ...state } = getQueryState(query, 'The figures could not be loaded.')
  if (!data) return <LoadStatus {...state} className="min-h-96" />
  return (
    <>
      <Tiles figures={data} owedLink={owedLink} />
      <Grid className="items-start">
        <Card>
          <CardHeader level={3} title="Recurring revenue" description="At the end of each month" />
          <CardBody>
            <FunnelBars label={revenueText(data.months)} bars={revenueBars(data.months)} />
          </CardBody>
        </Card>
        <Card>
          <CardHeader level={3} title="Promises kept" description="Due in these months" />
          <CardBody>
            <FiguresTable
              caption="Promises kept by kind"
              columns={['Promise', 'Kept', 'Late', 'Share']}
              rows={data.promises.map(
                ({ kind, kept, late, keptShare }) =>
                  [promiseKindTexts[kind], kept, late, formatShare(keptShare)] as const,
              )}
            />
          </CardBody>
        </Card>
      </Grid>
      <Table
        caption="Business figures by month"
        columns={monthColumns}
        rows={data.months.toReversed()}
        rowKey={({ month }) => month}
        dense
      />
      <Disclosure summary="How we define these figures">
        <DescriptionList items={definitions.map(([term, value]) => ({ term, value }))} columns={2} />
      </Disclosure>
    </>
  )
}

function Tiles({ figures: { months, promises, refundExposure }, owedLink }: { figures: Figures; owedLink: ReactNode }) {
  const now = months.at(-1)
  const last = getLastFullMonth(months)
  return (
    <Grid columns={3}>
      <Stat label="Monthly recurring revenue" value={formatDollars(now?.mrr ?? 0)} hint={describeChange(months)} />
      <Stat
        label="Subscribers"
        value={formatCount(now?.subscribers ?? 0)}
        hint={now && `${formatCount(now.newSubscribers)} new this month`}
      />
      <Stat
        label="Subscriber churn"
        value={formatShare(last?.subscriberChurn ?? null)}
        hint={last && `${showMonth(last.month)}, of revenue ${formatShare(last.revenueChurn)}`}
      />
      <Stat
        label="Applications per client"
        value={formatRatio(last?.applicationsPerClient ?? null)}
        hint={
          last && `${showMonth(last.month)}: ${formatCount(last.applications)} for ${formatCount(last.activeClients)}`
        }
      />
      <Stat label="Promises kept" value={formatShare(getKeptShare(promises))} hint="in time, of all due" />
      <Stat label="Refund exposure" value={formatDollars(refundExposure)} hint={owedLink} />
    </Grid>
  )
}

const number = { align: 'end', nowrap: true } as const

const monthColumns: readonly Column<MonthFigures>[] = [
  { key: 'month', header: 'Month', rowHeader: true, nowrap: true, cell: ({ month }) => showMonth(month) },
  { key: 'mrr', header: 'MRR', ...number, cell: ({ mrr }) => formatDollars(mrr) },
  { key: 'subscribers', header: 'Subscribers', ...number, cell: ({ subscribers }) => formatCount(subscribers) },
  { key: 'new', header: 'New', ...number, cell: ({ newSubscribers }) => formatCount(newSubscribers) },
  {
    key: 'reactivated',
    header: 'Reactivated',
    ...number,
    cell: ({ reactivatedSubscribers }) => formatCount(reactivatedSubscribers),
  },
  { key: 'lost', header: 'Lost', ...number, cell: ({ lostSubscribers }) => formatCount(lostSubscribers) },
  { key: 'churn', header: 'Churn', ...number, cell: ({ subscriberChurn }) => formatShare(subscriberChurn) },
  { key: 'revenueChurn', header: 'MRR Churn', ...number, cell: ({ revenueChurn }) => formatShare(revenueChurn) },
  {
    key: 'perClient',
    header: 'Applications per Client',
    align: 'end',
    cell: ({ applicationsPerClient }) => formatRatio(applicationsPerClient),
  },
]
