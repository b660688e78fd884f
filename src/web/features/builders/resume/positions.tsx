import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { ResumePosition } from '#contract/builders.ts'
import { monthHelp, useMonthInput } from '#web/lib/forms/use-month-input.ts'
import { EntryCard } from '#web/ui/layout/entry-card.tsx'
import { EntryList } from '#web/ui/data/entry-list.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { blankPosition, type ResumeValues } from './resume-values.ts'

const getTitle = ({ position, company }: Pick<ResumePosition, 'position' | 'company'>) =>
  [position.trim(), company.trim()].filter(Boolean).join(' at ')

export function Positions() {
  const { control, getValues } = useFormContext<ResumeValues>()
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: 'positions' })
  return (
    <EntryList<ResumePosition>
      noun="Position"
      ids={fields.map(({ id }) => id)}
      getEntry={(index) => getValues(`positions.${index}`)}
      getTitle={getTitle}
      onAdd={() => append(blankPosition)}
      onRemove={remove}
      onInsert={insert}
    >
      {(index, onRemove) => <Position index={index} count={fields.length} onMove={move} onRemove={onRemove} />}
    </EntryList>
  )
}

interface PositionProps {
  index: number
  count: number
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

function Position({ index, ...entry }: PositionProps) {
  const { register, control } = useFormContext<ResumeValues>()
  const name = `positions.${index}` as const
  const [position, company] = useWatch({ control, name: [`${name}.position`, `${name}.company`] })
  const errors = useFormState({ control, name }).errors.positions?.[index]
  return (
    <EntryCard
      name={`Position ${index + 1}`}
      title={getTitle({ position: position ?? '', company: company ?? '' })}
      index={index}
      {...entry}
    >
      <Grid>
        <TextField
          required
          label="Job Title"
          autoComplete="off"
          error={errors?.position?.message}
          {...register(`${name}.position`)}
        />
        <TextField
          required
          label="Company Name"
          autoComplete="off"
          error={errors?.company?.message}
          {...register(`${name}.company`)}
        />
        <TextField
          label="Start Date"
          help={monthHelp.start}
          error={errors?.startDate?.message}
          {...useMonthInput<ResumeValues>(`${name}.startDate`)}
        />
        <TextField
          label="End Date"
          placeholder="Present"
          help={monthHelp.end}
          error={errors?.endDate?.message}
          {...useMonthInput<ResumeValues>(`${name}.endDate`)}
        />
      </Grid>
      <TextAreaField
        label="Description"
        help="What you did there."
        rows={3}
        error={errors?.description?.message}
        {...register(`${name}.description`)}
      />
      <TextAreaField
        label="Achievements"
        help="One per line. Numbers make them stronger."
        rows={3}
        error={errors?.achievements?.message}
        {...register(`${name}.achievements`)}
      />
    </EntryCard>
  )
}
