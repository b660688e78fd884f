import { useFormContext, useWatch } from 'react-hook-form'
import { workPreferences } from '#contract/profile.ts'
import { useFormFields } from '#web/lib/forms/use-form-fields.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Preferences } from '../client/facts.tsx'
import { PhrasesField } from './phrases-field.tsx'
import { ProfileSection } from './profile-section.tsx'
import { type ProfileValues, readWholeNumber } from './profile-values.ts'
import { workPreferenceLabels } from './work-preference.ts'

const preferenceOptions = workPreferences.map((value) => ({ value, label: workPreferenceLabels[value] }))

export function JobPreferences() {
  const { control } = useFormContext<ProfileValues>()
  const [salary, workPreference, willingToRelocate, benefits] = useWatch({
    control,
    name: ['salaryExpectation', 'workPreference', 'willingToRelocate', 'benefits'],
  })
  const field = useFormFields<ProfileValues>(['salaryExpectation', 'workPreference', 'willingToRelocate'])
  return (
    <ProfileSection
      id="job-preferences"
      title="Job Preferences"
      description="What we tell employers who ask."
      summary={
        <Preferences salaryExpectation={readWholeNumber(salary)} {...{ workPreference, willingToRelocate, benefits }} />
      }
    >
      <Grid>
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
    </ProfileSection>
  )
}
