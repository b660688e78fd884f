import { Controller, useController } from 'react-hook-form'
import { limits } from '#contract/fields.ts'
import { type ClientRules, saveRules, workModes } from '#contract/rules.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { TagField } from '#web/ui/form/tag-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { ExcludedCompanies } from './excluded-companies.tsx'
import { modeLabels, rulesForm, type RulesControl } from './rules-values.ts'

interface RulesFormProps {
  rules: ClientRules
  /** Employers of the work history, the current one first. */
  suggestions: readonly string[]
}

/** What account managers must keep to when they apply for the client. */
export function RulesForm({ rules, suggestions }: RulesFormProps) {
  const { version: _version, updatedAt: _updatedAt, ...body } = rules
  const form = useContractForm(rulesForm, {
    defaultValues: { ...body, minimumSalary: body.minimumSalary?.toString() ?? '' },
    draft: 'rules',
  })
  const { control, register, formState } = form
  const save = useCall(saveRules, {
    success: 'Rules saved. We keep to them from now on.',
    failure: 'Failed to save your rules',
  })
  return (
    <form noValidate onSubmit={form.onSubmit((body) => save.mutateAsync({ body }))}>
      <Stack gap="lg">
        <TitledCard
          id="rules-employers"
          title="Employers"
          description="We never apply to these employers. We recognize other spellings of the name and links to their sites."
        >
          <ExcludedCompanies control={control} suggestions={suggestions} />
        </TitledCard>
        <TitledCard
          id="rules-jobs"
          title="Jobs"
          description="If you leave a field empty, any job is fine. We don't refuse a posting that doesn't mention it."
        >
          <Stack>
            <RuleTags control={control} name="titles" label="Job Titles" help="Other titles only give a warning." />
            <RuleTags control={control} name="locations" label="Places" help="Such as Austin, TX" />
            <fieldset className="grid gap-2">
              <legend className="mb-2 font-medium">Work Modes</legend>
              <Controller
                control={control}
                name="workModes"
                render={({ field: { value, onChange } }) => (
                  <>
                    {workModes.map((mode) => (
                      <CheckboxField
                        key={mode}
                        label={modeLabels[mode]}
                        checked={value.includes(mode)}
                        onChange={({ target }) =>
                          onChange(target.checked ? [...value, mode] : value.filter((known) => known !== mode))
                        }
                      />
                    ))}
                  </>
                )}
              />
            </fieldset>
            <TextField
              label="Minimum Salary"
              help="Dollars a year"
              inputMode="numeric"
              autoComplete="off"
              error={formState.errors.minimumSalary?.message}
              {...register('minimumSalary')}
            />
          </Stack>
        </TitledCard>
        <TitledCard id="rules-approval" title="Approval">
          <CheckboxField
            label="Ask me before each application"
            help="We prepare the application and wait up to 72 hours for your answer."
            {...register('askFirst')}
          />
        </TitledCard>
        <Button type="submit" size="lg" loading={save.isPending} className="justify-self-start sm:self-start">
          Save Rules
        </Button>
      </Stack>
    </form>
  )
}

interface RuleTagsProps {
  control: RulesControl
  name: 'titles' | 'locations'
  label: string
  help: string
}

function RuleTags({ control, name, label, help }: RuleTagsProps) {
  const { field, fieldState } = useController({ control, name })
  return (
    <TagField
      label={label}
      help={help}
      values={field.value}
      onChange={field.onChange}
      maxLength={limits.name}
      error={fieldState.error?.message}
    />
  )
}
