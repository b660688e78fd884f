import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { formatJobTitle } from '#web/lib/format/entry-titles.ts'
import { useFormFields } from '#web/lib/forms/use-form-fields.ts'
import type { ResumePosition } from '#contract/builders.ts'
import { monthHelp, useMonthInput } from '#web/lib/forms/use-month-input.ts'
import { EntryCard, type EntryProps } from '#web/ui/layout/entry-card.tsx'
import { EntryList } from '#web/ui/data/entry-list.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { blankPosition, type ResumeValues } from './resume-values.ts'

export function Positions() {
  const { control, getValues } = useFormContext<ResumeValues>()
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: 'positions' })
  return (
    <EntryList<ResumePosition>
      noun="Position"
      ids={fields.map(({ id }) => id)}
      getEntry={(index) => getValues(`positions.${index}`)}
      getTitle={formatJobTitle}
      onAdd={() => append(blankPosition)}
      onRemove={remove}
      onInsert={insert}
    >
      {(index, onRemove) => <Position index={index} count={fields.length} onMove={move} onRemove={onRemove} />}
    </EntryList>
  )
}

function Position({ index, ...entry }: EntryProps) {
  const { control } = useFormContext<ResumeValues>()
  const name = `positions.${index}` as const
  const [position, company] = useWatch({ control, name: [`${name}.position`, `${name}.company`] })
  const field = useFormFields<ResumeValues>([name])
  return (
    <EntryCard
      name={`Position ${index + 1}`}
      title={formatJobTitle({ position: position ?? '', company: company ?? '' })}
      index={index}
      {...entry}
    >
      <Grid>
        <TextField required label="Job Title" autoComplete="off" {...field(`${name}.position`)} />
        <TextField required label="Company Name" autoComplete="off" {...field(`${name}.company`)} />
        <TextField label="Start Date" help={monthHelp.start} {...useMonthInput<ResumeValues>(`${name}.startDate`)} />
        <TextField
          label="End Date"
          placeholder="Present"
          help={monthHelp.end}
          {...useMonthInput<ResumeValues>(`${name}.endDate`)}
        />
      </Grid>
      <TextAreaField label="Description" help="What you did there." rows={3} {...field(`${name}.description`)} />
      <TextAreaField
        label="Achievements"
        help="One per line. Numbers make them stronger."
        rows={3}
        {...field(`${name}.achievements`)}
      />
    </EntryCard>
  )
}
