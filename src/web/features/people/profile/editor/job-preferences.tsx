import { workPreferences } from '#contract/profile.ts'
import { useFormFields } from '#web/lib/forms/use-form-fields.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { PhrasesField } from './phrases-field.tsx'
import { MinimumSalary, WantedJobs, type WishesFormState } from '../wishes/wishes-sections.tsx'
import type { ProfileValues } from './profile-values.ts'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { workPreferenceLabels } from './work-preference.ts'

const preferenceOptions = workPreferences.map((value) => ({ value, label: workPreferenceLabels[value] }))

interface JobPreferencesProps {
  /** The part that is stored with the rules. Null for staff, who have none. */
  wishes: WishesFormState | null
}

export function JobPreferences({ wishes }: JobPreferencesProps) {
  const field = useFormFields<ProfileValues>(['salaryExpectation', 'workPreference', 'willingToRelocate'])
  return (
    <TitledCard id="job-preferences" title="Job Preferences" description="What you are looking for.">
      {wishes && <WantedJobs control={wishes.control} />}
      <Grid columns={wishes ? 3 : 2}>
        {wishes && <MinimumSalary {...wishes} />}
        <TextField
          id="profile-salary"
          label="Salary Expectation"
          help="Per year, as a whole number."
          inputMode="numeric"
          autoComplete="off"
          leading="$"
          {...field('salaryExpectation')}
        />
        <SelectField
          id="profile-work-preference"
          label="Work Preference"
          placeholder="No preference yet"
          options={preferenceOptions}
          {...field('workPreference')}
        />
      </Grid>
      <CheckboxField label="Willing to relocate" {...field('willingToRelocate')} />
      <PhrasesField name="benefits" label="Add benefit" help="What matters to you, such as health insurance." />
    </TitledCard>
  )
}
