import { useQuery } from '@tanstack/react-query'
import { readModelUsage } from '#contract/stats.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { formatCount, formatPlural } from '#web/ui/data/format-number.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { FigureStrip } from './figure-strip.tsx'

const showCost = (cost: number | null) => (cost === null ? '' : `, $${cost.toFixed(2)}`)

/** What the AI model wrote in this month. Nothing where there is none. */
export function ModelUsageFigures() {
  const { data } = useQuery(queryFor(readModelUsage))
  if (!data?.accounts || !data.visitors) return null
  const { accounts, visitors } = data
  return (
    <Section title="AI Model This Month">
      <FigureStrip
        figures={[
          {
            label: 'Accounts',
            value: formatPlural(accounts.calls, 'text'),
            hint: `${formatCount(accounts.tokens)} tokens${showCost(accounts.cost)}`,
          },
          {
            label: 'Visitors',
            value: formatPlural(visitors.calls, 'text'),
            hint: `${formatCount(visitors.tokens)} of ${formatCount(visitors.ceiling)} tokens${showCost(visitors.cost)}`,
          },
        ]}
      />
    </Section>
  )
}
