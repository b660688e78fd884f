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
import { ImproveLine } from '../writing/improve-line.tsx'
import { findLine } from '../writing/lines.ts'
import { blankPosition } from '@foothold/resume-engine/resume-values'

/** Where a form holds its jobs: the resume's has them at its top, the letter's among the experience. */
type PositionsName = 'positions' | 'experience.positions'
interface PositionsForm {
  positions: ResumePosition[]
  experience: { positions: ResumePosition[] }
}

interface PositionLabels {
  title: string
  company: string
  start: string
  end: string
  description: string
  achievements: string
}

const resumeLabels: PositionLabels = {
  title: 'Job Title',
  company: 'Company Name',
  start: 'Start Date',
  end: 'End Date',
  description: 'Description',
  achievements: 'Achievements',
}
/** The letter's form has a "Job Title" and a "Company Name" already, of the job that is applied for. */
const letterLabels: PositionLabels = {
  title: 'Your Role',
  company: 'Employer',
  start: 'Started',
  end: 'Ended',
  description: 'What You Did',
  achievements: 'What Came of It',
}

export function Positions({ name = 'positions' }: { name?: PositionsName }) {
  const { control, getValues } = useFormContext<PositionsForm>()
  const list = useFieldArray({ control, name })
  return (
    <EntryList<ResumePosition>
      noun="Position"
      list={list}
      blank={blankPosition}
      getEntry={(index) => getValues(`${name}.${index}`)}
      getTitle={formatJobTitle}
    >
      {(entry) => <Position {...entry} list={name} labels={name === 'positions' ? resumeLabels : letterLabels} />}
    </EntryList>
  )
}

function Position({ list, labels, ...entry }: EntryProps & { list: PositionsName; labels: PositionLabels }) {
  const { index } = entry
  const { control, getValues, setValue } = useFormContext<PositionsForm>()
  const name = `${list}.${index}` as const
  const [position, company] = useWatch({ control, name: [`${name}.position`, `${name}.company`] })
  const field = useFormFields<PositionsForm>([name])
  // A job with a start and no end is a current one.
  const [isCurrent, setIsCurrent] = useState(() => {
    const { startDate, endDate } = getValues(name)
    return startDate !== '' && endDate === ''
  })

  const [line, setLine] = useState('')

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
        <TextField required label={labels.title} autoComplete="off" {...field(`${name}.position`)} />
        <TextField required label={labels.company} autoComplete="off" {...field(`${name}.company`)} />
        <Month name={`${name}.startDate`} label={labels.start} placeholder="April 2021" />
        <Month name={`${name}.endDate`} label={labels.end} placeholder="Present" disabled={isCurrent} />
        {list === 'positions' && (
          <TextField
            label="Place of Work"
            placeholder="City, State"
            autoComplete="off"
            {...field(`positions.${index}.place`)}
          />
        )}
      </Grid>
      <CheckboxField label="I work here now" checked={isCurrent} onChange={({ target }) => change(target.checked)} />
      <TextAreaField
        label={labels.achievements}
        help="What you did and what came of it, one per line. Numbers make them stronger."
        rows={4}
        onSelect={({ currentTarget }) => setLine(findLine(currentTarget.value, currentTarget.selectionStart))}
        {...field(`${name}.achievements`)}
      />
      {list === 'positions' && <ImproveLine name={`positions.${index}.achievements`} lineOfCaret={line} />}
      <TextAreaField
        label={labels.description}
        help="Anything else about the job. Optional."
        rows={1}
        {...field(`${name}.description`)}
      />
    </EntryCard>
  )
}

interface MonthProps {
  name: `${PositionsName}.${number}.${'startDate' | 'endDate'}`
  label: string
  placeholder: string
  disabled?: boolean
}

function Month({ name, ...props }: MonthProps) {
  const { control, setValue } = useFormContext<PositionsForm>()
  const month = useWatch({ control, name })
  return (
    <MonthField
      {...props}
      {...useMonthInput<PositionsForm>(name)}
      month={month ?? ''}
      onChoose={(chosen) => setValue(name, chosen, { shouldDirty: true, shouldValidate: true })}
    />
  )
}
