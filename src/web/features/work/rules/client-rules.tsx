import { useQuery } from '@tanstack/react-query'
import { readClientRules } from '#contract/rules.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { formatCount } from '#web/ui/data/format-number.ts'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { modeLabels } from './rules-values.ts'

/** Where staff may apply for a client, to be read by staff. */
export function ClientRules({ userId }: { userId: string }) {
  const query = useQuery(queryFor(readClientRules, { params: { userId } }))
  const { data: rules, ...state } = getQueryState(query, 'The rules could not be loaded.')
  if (!rules) return <LoadStatus {...state} className="min-h-24" />
  const { excludedCompanies, titles, locations, workModes, minimumSalary, askFirst, updatedAt } = rules
  if (updatedAt === null) return <p className="text-muted">This client has set no rules.</p>
  const companies = excludedCompanies.map(({ name, aliases }) => [name, ...aliases].join(' / '))
  return (
    <>
      <DescriptionList
        columns={2}
        items={[
          { term: 'Never apply to', value: companies.join(', ') },
          { term: 'Titles', value: titles.join(', ') },
          { term: 'Places', value: locations.join(', ') },
          { term: 'Work Modes', value: workModes.map((mode) => modeLabels[mode]).join(', ') },
          { term: 'Minimum Salary', value: minimumSalary !== null && `$${formatCount(minimumSalary)} a year` },
          { term: 'Ask before each application', value: askFirst ? 'Yes' : 'No' },
        ]}
      />
      <p className="text-sm text-muted">
        Last Changed <time dateTime={updatedAt}>{showDay(updatedAt)}</time>
      </p>
    </>
  )
}
