import { Controller, useController, useFormState, type UseFormRegister } from 'react-hook-form'
import { limits } from '#contract/fields.ts'
import { workModes } from '#contract/rules.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { TagField } from '#web/ui/form/tag-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Grid, Row } from '#web/ui/layout/page.tsx'
import { modeLabels, type RulesControl, type RulesValues } from './rules-values.ts'

interface JobFieldsProps {
  control: RulesControl
  register: UseFormRegister<RulesValues>
}

export function JobFields({ control, register }: JobFieldsProps) {
  const { errors } = useFormState({ control })
  return (
    <>
      <Grid className="items-start">
        <RuleTags control={control} name="titles" label="Job Titles" help="Other titles only give a warning." />
        <RuleTags control={control} name="locations" label="Places" help="Such as Austin, TX" />
      </Grid>
      <Grid className="items-start">
        <fieldset>
          <legend className="mb-2 font-medium">Work Modes</legend>
          <Controller
            control={control}
            name="workModes"
            render={({ field: { value, onChange } }) => (
              <Row gap="md">
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
              </Row>
            )}
          />
        </fieldset>
        <TextField
          label="Minimum Salary"
          help="Dollars a year. We don't apply to jobs that pay less."
          inputMode="numeric"
          autoComplete="off"
          error={errors.minimumSalary?.message}
          {...register('minimumSalary')}
        />
      </Grid>
    </>
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
