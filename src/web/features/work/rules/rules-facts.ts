import type { ClientRules } from '#contract/rules.ts'
import { formatCount } from '#web/ui/data/format-number.ts'
import { modeLabels } from './rules-values.ts'

/** What a client looks for, to be read. */
export const listJobRules = ({ titles, locations, workModes, minimumSalary }: ClientRules) => [
  { term: 'Job Titles', value: titles.join(', ') },
  { term: 'Places', value: locations.join(', ') },
  { term: 'Work Modes', value: workModes.map((mode) => modeLabels[mode]).join(', ') },
  { term: 'Minimum Salary', value: minimumSalary !== null && `$${formatCount(minimumSalary)} a year` },
]

export const listLimits = ({ excludedCompanies, askFirst }: ClientRules) => [
  {
    term: 'Never apply to',
    value: excludedCompanies.map(({ name, aliases }) => [name, ...aliases].join(' / ')).join(', '),
  },
  { term: 'Ask before each application', value: askFirst ? 'Yes' : 'No' },
]
