import type { ClientFacts } from '#contract/answers.ts'
import { formatCount } from '#web/ui/data/format-number.ts'

const yesOrNo = (value: boolean | null) => (value === null ? null : value ? 'Yes' : 'No')

export const factTexts: Record<keyof ClientFacts, (facts: ClientFacts) => string | null> = {
  workAuthorization: (facts) => facts.workAuthorization,
  sponsorshipNeeded: (facts) => yesOrNo(facts.sponsorshipNeeded),
  salaryExpectation: ({ salaryExpectation: dollars }) => (dollars === null ? null : `$${formatCount(dollars)}`),
  noticePeriod: (facts) => facts.noticePeriod,
  willingToRelocate: (facts) => yesOrNo(facts.willingToRelocate),
  over18: (facts) => yesOrNo(facts.over18),
}
