import { useQuery } from '@tanstack/react-query'
import { readClientRules } from '#contract/rules.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { listJobRules, listLimits } from './rules-facts.ts'

interface ClientRulesProps {
  userId: string
  /** Only what the client set. */
  compact?: boolean
}

/** Where staff may apply for a client, to be read by staff. */
export function ClientRules({ userId, compact = false }: ClientRulesProps) {
  const query = useQuery(queryFor(readClientRules, { params: { userId } }))
  const { data: rules, ...state } = getQueryState(query, 'The rules could not be loaded.')
  if (!rules) return <LoadStatus {...state} className="min-h-24" />
  if (rules.updatedAt === null) return <p className="text-muted">This client has set no rules.</p>
  const items = [...listLimits(rules), ...listJobRules(rules)]
  if (compact) return <DescriptionList columns={2} items={items.filter(({ value }) => value)} />
  return (
    <>
      <DescriptionList columns={2} items={items} />
      <p className="text-sm text-muted">
        Last Changed <time dateTime={rules.updatedAt}>{showDay(rules.updatedAt)}</time>
      </p>
    </>
  )
}
