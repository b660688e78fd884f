import { useFormContext, useFormState } from 'react-hook-form'
import { workPreferences } from '#contract/profile.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { PhrasesField } from './phrases-field.tsx'
import type { ProfileValues } from './profile-values.ts'
import { SectionCard } from './section-card.tsx'
import { workPreferenceLabels } from './work-preference.ts'

const preferenceOptions = workPreferences.map((value) => ({ value, label: workPreferenceLabels[value] }))

export function JobPreferences() {
  const { register, control } = useFormContext<ProfileValues>()
  const { errors } = useFormState({ control, name: ['salaryExpectation', 'workPreference'] })
  return (
    <SectionCard id="job-preferences" title="Job Preferences" description="What the next job should be like.">
      <Grid>
        <TextField
          id="profile-salary"
          label="Salary Expectation"
          help="Per year, as a whole number."
          inputMode="numeric"
          autoComplete="off"
          leading="$"
          error={errors.salaryExpectation?.message}
          {...register('salaryExpectation')}
        />
        <SelectField
          id="profile-work-preference"
          label="Work Preference"
          placeholder="No preference yet"
          options={preferenceOptions}
          error={errors.workPreference?.message}
          {...register('workPreference')}
        />
      </Grid>
      <CheckboxField label="Willing to relocate" {...register('willingToRelocate')} />
      <PhrasesField name="benefits" label="Add benefit" help="What matters to you, such as health insurance." />
    </SectionCard>
  )
}
