import { useQuery } from '@tanstack/react-query'
import { TextLink } from '#web/lib/navigation/links.tsx'
import { type Figures, type MonthFigures, readFigures } from '#contract/revenue.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { showMonth } from '#web/lib/format/months.ts'
import { promiseKindTexts } from '#web/features/service/promises/promise-kinds.ts'
import { FunnelBars } from '#web/ui/data/chart.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { FiguresTable } from '#web/ui/data/figures-table.tsx'
import { formatCount } from '#web/ui/data/format-number.ts'
import { paths } from '#web/paths.ts'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { ScrollRegion } from '#web/ui/layout/scroll-region.tsx'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import { FigureStrip } from './figure-strip.tsx'
import {
  definitions,
  describeChange,
  describeTrend,
  formatDollars,
  formatPoints,
  formatRatio,
  formatShare,
  getKeptShare,
  getLastFullMonth,
  revenueBars,
  revenueText,
} from './figure-texts.ts'

/** Revenue, subscribers, churn and what clients get for it. */
export function BusinessFigures() {
  const query = useQuery({ ...queryFor(readFigures), ...refetchWhenShown })
  const { data, ...state } = getQueryState(query, 'The figures could not be loaded.')
  if (!data) return <LoadStatus {...state} className="min-h-96" />
  return (
    <>
      <Tiles figures={data} />
      <Grid className="items-start">
        <Card>
          <CardHeader level={3} title="Recurring Revenue" description="At the end of each month" />
          <CardBody>
            <FunnelBars label={revenueText(data.months)} bars={revenueBars(data.months)} />
          </CardBody>
        </Card>
        <Card>
          <CardHeader level={3} title="Promises Kept" description="Due in these months" />
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
      <Card>
        <CardHeader level={3} title="By Month" />
        <CardBody>
          <ScrollRegion label="Business figures by month">
            <FiguresTable
              caption="Business figures by month"
              columns={monthColumns}
              rows={data.months.toReversed().map(toMonthRow)}
            />
          </ScrollRegion>
        </CardBody>
      </Card>
      <Disclosure summary="How we define these figures">
        <DescriptionList items={definitions.map(([term, value]) => ({ term, value }))} columns={2} />
      </Disclosure>
    </>
  )
}

function Tiles({ figures: { months, promises, refundExposure } }: { figures: Figures }) {
  const now = months.at(-1)
  const last = getLastFullMonth(months)
  return (
    <FigureStrip
      figures={[
        { label: 'Monthly recurring revenue', value: formatDollars(now?.mrr ?? 0), hint: describeChange(months) },
        {
          label: 'Subscribers',
          value: formatCount(now?.subscribers ?? 0),
          hint:
            now &&
            join(
              `${formatCount(now.newSubscribers)} new this month`,
              describeTrend(months, now, 'subscribers', formatCount),
            ),
        },
        {
          label: 'Subscriber churn',
          value: formatShare(last?.subscriberChurn ?? null),
          hint: last && join(showMonth(last.month), describeTrend(months, last, 'subscriberChurn', formatPoints)),
        },
        {
          label: 'Applications per client',
          value: formatRatio(last?.applicationsPerClient ?? null),
          hint: last && join(showMonth(last.month), describeTrend(months, last, 'applicationsPerClient', formatRatio)),
        },
        { label: 'Promises kept', value: formatShare(getKeptShare(promises)), hint: 'in time, of all due' },
        { label: 'Refund exposure', value: formatDollars(refundExposure), hint: owedLink },
      ]}
    />
  )
}

const join = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ')

const owedLink = <TextLink href={paths.owed}>Owed to Clients</TextLink>

const monthColumns = [
  'Month',
  'MRR',
  'Subscribers',
  'New',
  'Reactivated',
  'Lost',
  'Churn',
  'MRR Churn',
  'Applications per Client',
] as const

const toMonthRow = (figures: MonthFigures) =>
  [
    showMonth(figures.month),
    formatDollars(figures.mrr),
    figures.subscribers,
    figures.newSubscribers,
    figures.reactivatedSubscribers,
    figures.lostSubscribers,
    formatShare(figures.subscriberChurn),
    formatShare(figures.revenueChurn),
    formatRatio(figures.applicationsPerClient),
  ] as const
