import type { Control } from 'react-hook-form'
import { z } from 'zod/mini'
import { type ClientRules, rulesBody, type RulesBody, type WorkMode } from '#contract/rules.ts'

export const modeLabels: Record<WorkMode, string> = { remote: 'Remote', hybrid: 'Hybrid', on_site: 'On-site' }

/** The form has a text for the salary; everything else is what is sent. */
const salaryMessage = 'Please enter a whole number of dollars a year'
const formValues = z.extend(rulesBody, {
  minimumSalary: z.string().check(z.maxLength(12, salaryMessage), z.regex(/^[\d,]*$/, salaryMessage)),
})
/** Validates the form and converts it to the request. */
export const rulesForm = z.pipe(
  z.pipe(
    formValues,
    z.transform((values): z.input<typeof rulesBody> => {
      const digits = values.minimumSalary.replaceAll(',', '')
      return { ...values, minimumSalary: digits === '' ? null : Number(digits) }
    }),
  ),
  rulesBody,
)
export type RulesValues = z.input<typeof formValues>
export type RulesControl = Control<RulesValues, unknown, RulesBody>

export const toRulesValues = ({ version: _version, updatedAt: _updatedAt, ...rules }: ClientRules): RulesValues => ({
  ...rules,
  minimumSalary: rules.minimumSalary?.toString() ?? '',
})
