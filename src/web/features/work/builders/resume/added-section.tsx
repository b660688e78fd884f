import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Trash2 } from 'lucide-react'
import type { SectionEntry, SectionKind } from '@foothold/resume-engine/forms'
import { useFormFields } from '#web/lib/forms/use-form-fields.ts'
import { useMonthInput } from '#web/lib/forms/use-month-input.ts'
import { EntryList } from '#web/ui/data/entry-list.tsx'
import type { ItemPlace } from '#web/ui/data/sortable-list.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { MonthField } from '#web/ui/form/month-field.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { EntryCard, type EntryProps } from '#web/ui/layout/entry-card.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { FormPart } from '../form-part.tsx'
import { PartSummary } from '../part-summary.tsx'
import { blankEntry, type ResumeValues } from '@foothold/resume-engine/resume-values'
import { getSectionTitle, kindTexts, listFields } from './section-kinds.ts'

interface AddedSectionProps {
  index: number
  kind: SectionKind
  place: ItemPlace
  onRemove: () => void
}

export function AddedSection({ index, kind, place, onRemove }: AddedSectionProps) {
  const { control, getValues } = useFormContext<ResumeValues>()
  const name = `sections.${index}` as const
  const list = useFieldArray({ control, name: `${name}.entries` })
  const heading = useWatch({ control, name: `${name}.title` })
  const title = getSectionTitle({ kind, title: heading ?? '' })
  const field = useFormFields<ResumeValues>([name])
  return (
    <FormPart
      title={title}
      summary={<PartSummary<ResumeValues> names={[`${name}.entries`]} toText={listTitles} />}
      place={place}
    >
      {kind === 'custom' && (
        <TextField label="Section Heading" placeholder="Interests" autoComplete="off" {...field(`${name}.title`)} />
      )}
      <EntryList<SectionEntry>
        noun={kindTexts[kind].noun}
        list={list}
        blank={blankEntry}
        getEntry={(entry) => getValues(`${name}.entries.${entry}`)}
        getTitle={(entry) => entry.title}
      >
        {(entry) => <Entry section={index} kind={kind} {...entry} />}
      </EntryList>
      <Button variant="ghost" size="sm" className="justify-self-start text-muted" onClick={onRemove}>
        <Trash2 aria-hidden="true" />
        Remove {title} Section
      </Button>
    </FormPart>
  )
}

const listTitles = ([entries]: readonly unknown[]) =>
  Array.isArray(entries)
    ? entries
        .map((entry: SectionEntry) => entry.title.trim().slice(0, 80))
        .filter(Boolean)
        .join(', ')
    : ''

type SectionEntryProps = EntryProps & {
  section: number
  kind: SectionKind
}

function Entry({ section, kind, ...entry }: SectionEntryProps) {
  const { control, getValues } = useFormContext<ResumeValues>()
  const name = `sections.${section}.entries.${entry.index}` as const
  const title = useWatch({ control, name: `${name}.title` }) ?? ''
  const field = useFormFields<ResumeValues>([name])
  const fields = listFields(kind, { ...blankEntry, ...getValues(name) })
  const short = fields.filter(([key]) => key !== 'description')
  const description = fields.find(([key]) => key === 'description')
  return (
    <EntryCard name={`${kindTexts[kind].noun} ${entry.index + 1}`} title={title} {...entry}>
      <Grid>
        {short.map(([key, label]) => {
          if (key === 'startDate' || key === 'endDate')
            return <SectionDate key={key} name={`${name}.${key}`} label={label} isEnd={label === 'End Date'} />
          return (
            <TextField
              key={key}
              label={label}
              autoComplete="off"
              {...(key === 'link' && { inputMode: 'url' as const, placeholder: 'https://' })}
              {...field(`${name}.${key}`)}
            />
          )
        })}
      </Grid>
      {description && (
        <TextAreaField
          label={description[1]}
          help="One line for each bullet."
          rows={3}
          {...field(`${name}.description`)}
        />
      )}
    </EntryCard>
  )
}

interface SectionDateProps {
  name: `sections.${number}.entries.${number}.${'startDate' | 'endDate'}`
  label: string
  isEnd: boolean
}

function SectionDate({ name, label, isEnd }: SectionDateProps) {
  const { control, setValue } = useFormContext<ResumeValues>()
  const date = useWatch({ control, name })
  return (
    <MonthField
      label={label}
      help={isEnd ? 'Leave it empty if you still do this.' : 'A month or a year.'}
      placeholder={isEnd ? 'Present' : 'April 2021'}
      {...useMonthInput<ResumeValues>(name)}
      month={date ?? ''}
      onChoose={(chosen) => setValue(name, chosen, { shouldDirty: true, shouldValidate: true })}
    />
  )
}
