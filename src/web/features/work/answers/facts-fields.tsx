import { useFormContext, useWatch } from 'react-hook-form'
import type { Profile } from '#contract/profile.ts'
import { useFormFields } from '#web/lib/forms/use-form-fields.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Grid, Stack } from '#web/ui/layout/page.tsx'
import type { AnswersValues } from './answers-values.ts'
import { suggestFacts } from './suggest-answer.ts'
import { SuggestionNote } from './suggestion-note.tsx'

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

export function FactsFields({ profile }: { profile: Profile | null }) {
  const { control, setValue, setFocus } = useFormContext<AnswersValues>()
  const field = useFormFields<AnswersValues>(['facts'])
  const noticePeriod = useWatch({ control, name: 'facts.noticePeriod' })
  const suggestion = suggestFacts(profile).noticePeriod
  const use = (value: string) => {
    setValue('facts.noticePeriod', value, { shouldDirty: true, shouldValidate: true })
    // The suggestion and its button are gone.
    setFocus('facts.noticePeriod')
  }
  return (
    <Grid className="items-start">
      <TextField
        label="Work Authorization"
        help="Such as US citizen, green card, H-1B"
        autoComplete="off"
        {...field('facts.workAuthorization')}
      />
      <SelectField
        label="Do you need visa sponsorship?"
        placeholder="Leave open"
        options={yesOrNo}
        {...field('facts.sponsorshipNeeded')}
      />
      <Stack gap="sm">
        <TextField label="Notice Period" help="Such as two weeks" autoComplete="off" {...field('facts.noticePeriod')} />
        {noticePeriod === '' && suggestion !== null && (
          <SuggestionNote name="notice period" text={suggestion} source="your profile" onUse={() => use(suggestion)} />
        )}
      </Stack>
      <SelectField label="Are you over 18?" placeholder="Leave open" options={yesOrNo} {...field('facts.over18')} />
    </Grid>
  )
}
