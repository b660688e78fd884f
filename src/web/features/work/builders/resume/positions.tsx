import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { formatJobTitle } from '#web/features/people/profile/entry-titles.ts'
import { useFormFields } from '#web/lib/forms/use-form-fields.ts'
import type { ResumePosition } from '@foothold/resume-engine/forms'
import { useMonthInput } from '#web/lib/forms/use-month-input.ts'
import { EntryCard, type EntryProps } from '#web/ui/layout/entry-card.tsx'
import { EntryList } from '#web/ui/data/entry-list.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { MonthField } from '#web/ui/form/month-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { blankPosition, type ResumeValues } from '@foothold/resume-engine/resume-values'

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
      onMove={move}
    >
      {(entry) => <Position {...entry} />}
    </EntryList>
  )
}

function Position(entry: EntryProps) {
  const { index } = entry
  const { control, getValues, setValue } = useFormContext<ResumeValues>()
  const name = `positions.${index}` as const
  const [position, company] = useWatch({ control, name: [`${name}.position`, `${name}.company`] })
  const field = useFormFields<ResumeValues>([name])
  // A job with a start and no end is a current one.
  const [isCurrent, setIsCurrent] = useState(() => {
    const { startDate, endDate } = getValues(name)
    return startDate !== '' && endDate === ''
  })

  function change(next: boolean) {
    setIsCurrent(next)
    if (next) setValue(`${name}.endDate`, '', { shouldDirty: true, shouldValidate: true })
  }

  return (
    <EntryCard
      name={`Position ${index + 1}`}
      title={formatJobTitle({ position: position ?? '', company: company ?? '' })}
      {...entry}
    >
      <Grid>
        <TextField required label="Job Title" autoComplete="off" {...field(`${name}.position`)} />
        <TextField required label="Company Name" autoComplete="off" {...field(`${name}.company`)} />
        <Month name={`${name}.startDate`} label="Start Date" placeholder="April 2021" />
        <Month name={`${name}.endDate`} label="End Date" placeholder="Present" disabled={isCurrent} />
      </Grid>
      <CheckboxField label="I work here now" checked={isCurrent} onChange={({ target }) => change(target.checked)} />
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

interface MonthProps {
  name: `positions.${number}.${'startDate' | 'endDate'}`
  label: string
  placeholder: string
  disabled?: boolean
}

function Month({ name, ...props }: MonthProps) {
  const { control, setValue } = useFormContext<ResumeValues>()
  const month = useWatch({ control, name })
  return (
    <MonthField
      {...props}
      {...useMonthInput<ResumeValues>(name)}
      month={month ?? ''}
      onChoose={(chosen) => setValue(name, chosen, { shouldDirty: true, shouldValidate: true })}
    />
  )
}
