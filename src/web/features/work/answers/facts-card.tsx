import { useFormContext, useWatch } from 'react-hook-form'
import type { Profile } from '#contract/profile.ts'
import { useFormFields } from '#web/lib/forms/use-form-fields.ts'
import { formatCount } from '#web/ui/data/format-number.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Grid, Stack } from '#web/ui/layout/page.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import type { AnswersValues } from './answers-values.ts'
import { suggestFacts } from './suggest-answer.ts'
import { SuggestionNote } from './suggestion-note.tsx'

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/** The six facts that most application forms ask for. */
export function FactsCard({ profile }: { profile: Profile | null }) {
  const { control, setValue, setFocus } = useFormContext<AnswersValues>()
  const field = useFormFields<AnswersValues>(['facts'])
  const facts = useWatch({ control, name: 'facts' })
  const known = suggestFacts(profile)
  const use = (name: `facts.${keyof AnswersValues['facts']}`, value: string) => {
    setValue(name, value, { shouldDirty: true, shouldValidate: true })
    // The suggestion and its button are gone.
    setFocus(name)
  }
  return (
    <TitledCard
      id="answer-facts"
      title="Facts"
      description="Nearly every application form asks for these. We leave out what you don't fill in."
    >
      <Grid>
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
          <TextField
            label="Salary Expectation"
            help="Dollars a year"
            inputMode="numeric"
            autoComplete="off"
            {...field('facts.salaryExpectation')}
          />
          {facts.salaryExpectation === '' && known.salaryExpectation !== null && (
            <SuggestionNote
              name="salary expectation"
              text={`$${formatCount(known.salaryExpectation)}`}
              source="your profile"
              onUse={() => use('facts.salaryExpectation', String(known.salaryExpectation))}
            />
          )}
        </Stack>
        <Stack gap="sm">
          <TextField
            label="Notice Period"
            help="Such as two weeks"
            autoComplete="off"
            {...field('facts.noticePeriod')}
          />
          {facts.noticePeriod === '' && known.noticePeriod !== null && (
            <SuggestionNote
              name="notice period"
              text={known.noticePeriod}
              source="your profile"
              onUse={() => use('facts.noticePeriod', known.noticePeriod ?? '')}
            />
          )}
        </Stack>
        <Stack gap="sm">
          <SelectField
            label="Are you willing to relocate?"
            placeholder="Leave open"
            options={yesOrNo}
            {...field('facts.willingToRelocate')}
          />
          {facts.willingToRelocate === '' && known.willingToRelocate !== null && (
            <SuggestionNote
              name="relocation"
              text="Yes"
              source="your profile"
              onUse={() => use('facts.willingToRelocate', 'yes')}
            />
          )}
        </Stack>
        <SelectField label="Are you over 18?" placeholder="Leave open" options={yesOrNo} {...field('facts.over18')} />
      </Grid>
    </TitledCard>
  )
}
