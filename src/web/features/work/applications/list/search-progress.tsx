import type { ReactNode } from 'react'
import type { ApplicationSummary } from '#contract/application-summary.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { FunnelBars, StackedBars } from '#web/ui/data/chart.tsx'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { FiguresTable } from '#web/ui/data/figures-table.tsx'
import { Grid, Stack } from '#web/ui/layout/page.tsx'
import { Stat } from '#web/ui/data/stat.tsx'
import { useApplicationSummary, type ApplicationScope } from '../applications.queries.ts'
import { toHeadlines, toPeriodBars, toProgressTexts, toStageBars } from './progress-figures.ts'

/** Charts of the search: applications over time, and the stages they reached. */
export function SearchProgress({ scope }: { scope: ApplicationScope }) {
  const query = useApplicationSummary(scope)
  const { data: summary, ...state } = getQueryState(query, 'The numbers could not be loaded.')
  return summary ? <Charts summary={summary} /> : <LoadStatus {...state} className="min-h-80" />
}

function Charts({ summary }: { summary: ApplicationSummary }) {
  const periods = toPeriodBars(summary)
  const stages = toStageBars(summary)
  const texts = toProgressTexts(summary)
  const earlier: [string, number, number | string][] = summary.earlier > 0 ? [['Earlier', summary.earlier, '']] : []
  return (
    <Stack>
      <Grid columns={3}>
        {toHeadlines(summary).map((stat) => (
          <Stat key={stat.label} {...stat} />
        ))}
      </Grid>
      <Grid className="items-start">
        <ChartCard
          title="Applications Over Time"
          description={`By ${summary.unit}: the day you applied, or the day it was added.`}
        >
          <StackedBars
            label={texts.overTime}
            bars={periods}
            names={{ strong: 'Reached an interview', soft: 'No interview yet' }}
          />
          <Disclosure summary="Show Table">
            <FiguresTable
              caption="Applications Over Time"
              columns={[summary.unit === 'week' ? 'Week from' : 'Month', 'Applications', 'Reached an interview']}
              rows={[...earlier, ...periods.map(({ name, strong, soft }) => [name, strong + soft, strong] as const)]}
            />
          </Disclosure>
        </ChartCard>
        <ChartCard title="Stages Reached" description="Applications that reached each stage.">
          <FunnelBars label={texts.howFar} bars={stages} />
          <Disclosure summary="Show Table">
            <FiguresTable
              caption="Stages Reached"
              columns={['Stage', 'Applications']}
              rows={stages.map(({ name, text }) => [name, text] as const)}
            />
          </Disclosure>
        </ChartCard>
      </Grid>
    </Stack>
  )
}

function ChartCard({ title, description, children }: { title: string; description: string; children: ReactNode }) {
  return (
    <Card>
      <CardHeader title={title} description={description} />
      <CardBody className="grid gap-4">{children}</CardBody>
    </Card>
  )
}
