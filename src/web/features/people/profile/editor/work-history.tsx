import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { formatJobTitle } from '../entry-titles.ts'
import { readMonth } from '@foothold/resume-engine/months'
import { showPeriod } from '#web/lib/format/months.ts'
import { useFormFields } from '#web/lib/forms/use-form-fields.ts'
import { monthHelp, useMonthInput } from '#web/lib/forms/use-month-input.ts'
import { EntryList } from '#web/ui/data/entry-list.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { EntryCard, type EntryProps } from '#web/ui/layout/entry-card.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { WorkEntries } from '../client/entries.tsx'
import { ProfileSection } from './profile-section.tsx'
import { blankJob, type JobValues, type ProfileValues } from './profile-values.ts'

export function WorkHistory() {
  const { control, getValues } = useFormContext<ProfileValues>()
  const list = useFieldArray({ control, name: 'workHistory' })
  const jobs = useWatch({ control, name: 'workHistory' })
  return (
    <ProfileSection
      id="work-history"
      title="Work History"
      description="Your jobs, most recent first."
      summary={<WorkEntries jobs={jobs} />}
    >
      <EntryList<JobValues>
        noun="Work Experience"
        list={list}
        blank={blankJob}
        getEntry={(index) => getValues(`workHistory.${index}`)}
        getTitle={formatJobTitle}
      >
        {(entry) => <WorkEntry {...entry} />}
      </EntryList>
    </ProfileSection>
  )
}

function WorkEntry(entry: EntryProps) {
  const { index } = entry
  const { control } = useFormContext<ProfileValues>()
  const name = `workHistory.${index}` as const
  const [position, company, start, end] = useWatch({
    control,
    name: [`${name}.position`, `${name}.company`, `${name}.startDate`, `${name}.endDate`],
  })
  const field = useFormFields<ProfileValues>([name])
  return (
    <EntryCard
      name={`Work Experience ${index + 1}`}
      title={formatJobTitle({ position: position ?? '', company: company ?? '' })}
      note={showPeriod(readMonth(start ?? '') || null, readMonth(end ?? '') || null)}
      {...entry}
    >
      <Grid>
        <TextField label="Company" autoComplete="off" {...field(`${name}.company`)} />
        <TextField label="Position" autoComplete="off" {...field(`${name}.position`)} />
        <TextField label="Start Date" help={monthHelp.start} {...useMonthInput<ProfileValues>(`${name}.startDate`)} />
        <TextField
          label="End Date"
          placeholder="Present"
          help={monthHelp.end}
          {...useMonthInput<ProfileValues>(`${name}.endDate`)}
        />
      </Grid>
      <TextAreaField label="Description" rows={3} {...field(`${name}.description`)} />
    </EntryCard>
  )
}
