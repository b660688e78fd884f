import { useFieldArray, useFormContext } from 'react-hook-form'
import { EntryList } from '#web/ui/data/entry-list.tsx'
import { jobTitle } from './entry-titles.ts'
import { blankJob, type JobValues, type ProfileValues } from './profile-values.ts'
import { SectionCard } from './section-card.tsx'
import { WorkEntry } from './work-entry.tsx'

export function WorkHistory() {
  const { control, getValues } = useFormContext<ProfileValues>()
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: 'workHistory' })
  return (
    <SectionCard id="work-history" title="Work History" description="Your jobs, most recent first.">
      <EntryList<JobValues>
        noun="Work Experience"
        ids={fields.map(({ id }) => id)}
        getEntry={(index) => getValues(`workHistory.${index}`)}
        getTitle={jobTitle}
        onAdd={() => append(blankJob)}
        onRemove={remove}
        onInsert={insert}
      >
        {(index, onRemove) => <WorkEntry index={index} count={fields.length} onMove={move} onRemove={onRemove} />}
      </EntryList>
    </SectionCard>
  )
}
