import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { readProfile } from '#contract/profile.ts'
import { readRules } from '#contract/rules.ts'
import { RulesForm } from '#web/features/work/rules/rules-form.tsx'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'

export default function RulesPage() {
  const rules = useQuery({ ...queryFor(readRules), ...refetchWhenShown })
  const profile = useQuery(queryFor(readProfile))
  const { data, ...state } = getQueryState(rules, 'Your rules could not be loaded.')
  return (
    <Container width="text" className="grid gap-8 py-8 sm:py-10">
      <PageHeader
        title="Rules for Applications"
        subtitle="Your account manager can't apply where your rules forbid it."
        actions={
          <Link href={paths.answers} className={buttonClass('secondary')}>
            Answers for Job Sites
          </Link>
        }
      />
      {data && profile.isFetched ? (
        <RulesForm rules={data} suggestions={findEmployers(profile.data?.workHistory ?? [])} />
      ) : (
        <LoadStatus {...state} />
      )}
    </Container>
  )
}

const maxSuggestions = 3

/** The current employers first: the jobs without an end. */
function findEmployers(history: readonly { company: string; endDate: string | null }[]) {
  const sorted = history.toSorted((a, b) => Number(a.endDate !== null) - Number(b.endDate !== null))
  return [...new Set(sorted.map(({ company }) => company.trim()).filter(Boolean))].slice(0, maxSuggestions)
}
