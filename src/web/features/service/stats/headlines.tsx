import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { formatCount } from '#web/ui/data/format-number.ts'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { FigureStrip } from './figure-strip.tsx'
import { successRate } from './stats-figures.ts'
import { statsQuery } from './stats.queries.ts'

/** The figures that the specification asks for on `/admin`. `more` follows the last one. */
export function Headlines({ more }: { more?: ReactNode }) {
  const { data, failure, ...retry } = getQueryState(useQuery(statsQuery), 'The numbers could not be loaded.')
  if (!data) return <LoadStatus failure={failure} {...retry} className="min-h-26" />
  const { applications, managers } = data
  return (
    <FigureStrip
      figures={[
        { label: 'Applications', value: formatCount(applications.total), hint: 'of all job seekers' },
        { label: 'Success Rate', value: successRate(applications), hint: 'of all applications have an offer now' },
        { label: 'Account Managers', value: formatCount(managers), hint: more },
      ]}
    />
  )
}
