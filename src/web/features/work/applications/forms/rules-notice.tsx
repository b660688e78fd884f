import { useQuery } from '@tanstack/react-query'
import { checkClientRules, type RuleName, type RuleViolation } from '#contract/rules.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useDebouncedValue } from '#web/lib/hooks/use-debounced-value.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import type { JobInput } from './duplicates-warning.tsx'

/** Compares the job in the form with the client's rules. Undefined until there is a company. */
export function useRuleCheck(job: JobInput) {
  const { userId } = job
  const company = useDebouncedValue(job.company)
  const position = useDebouncedValue(job.position)
  const jobUrl = useDebouncedValue(job.jobUrl)
  const query = { company: company.trim(), position: position.trim(), ...(URL.canParse(jobUrl) ? { jobUrl } : {}) }
  const enabled = userId !== '' && query.company !== ''
  const { data } = useQuery({
    ...queryFor(checkClientRules, { params: { userId }, query }),
    enabled,
    meta: { userId },
    // While a changed job of the same client is checked: without it the buttons would leave and come back as someone clicks.
    placeholderData: (checked, last) => (enabled && last?.meta?.userId === userId ? checked : undefined),
  })
  return data
}

const ruleNames: Record<RuleName, string> = {
  excludedCompanies: 'excluded employers',
  locations: 'place',
  workModes: 'work mode',
  minimumSalary: 'salary',
  titles: 'title',
}

/** The client's rules that the job breaks, and those that the posting says nothing about. */
export function RulesNotice({ check }: { check: ReturnType<typeof useRuleCheck> }) {
  if (!check) return null
  const { violations, warnings, unknown, isPostingRead, askFirst } = check
  const names = unknown.map((rule) => ruleNames[rule]).join(', ')
  return (
    <>
      {violations.length > 0 && (
        <Banner tone="danger" role="alert" title="This breaks the client's rules">
          <Sentences items={violations} />
          <p className="mt-1">It can only be sent if the client makes an exception.</p>
        </Banner>
      )}
      {askFirst && violations.length === 0 && (
        <Banner tone="warning" title="This client wants to approve each application">
          Ask first. You can record it as sent once the client has approved it.
        </Banner>
      )}
      {warnings.length > 0 && (
        <Banner tone="warning">
          <Sentences items={warnings} />
        </Banner>
      )}
      {unknown.length > 0 && (
        <p className="text-sm text-muted">
          {isPostingRead
            ? `Not stated in the posting: ${names}. The client has rules for it.`
            : `We have not read the posting. Check these rules of the client yourself: ${names}.`}
        </p>
      )}
    </>
  )
}

const Sentences = ({ items }: { items: readonly RuleViolation[] }) => (
  <ul className="grid gap-1">
    {items.map(({ rule, message }) => (
      <li key={rule}>{message}</li>
    ))}
  </ul>
)
