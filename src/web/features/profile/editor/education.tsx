import { useFieldArray, useFormContext } from 'react-hook-form'
import { EducationEntry } from './education-entry.tsx'
import { EntryList } from '#web/ui/data/entry-list.tsx'
import { schoolTitle } from './entry-titles.ts'
import { blankSchool, type ProfileValues, type SchoolValues } from './profile-values.ts'
import { SectionCard } from './section-card.tsx'

export function Education() {
  const { control, getValues } = useFormContext<ProfileValues>()
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: 'education' })
  return (
    <SectionCard id="education" title="Education" description="Schools and degrees, most recent first.">
      <EntryList<SchoolValues>
        noun="Education"
        ids={fields.map(({ id }) => id)}
        getEntry={(index) => getValues(`education.${index}`)}
        getTitle={schoolTitle}
        onAdd={() => append(blankSchool)}
        onRemove={remove}
        onInsert={insert}
      >
        {(index, onRemove) => <EducationEntry index={index} count={fields.length} onMove={move} onRemove={onRemove} />}
      </EntryList>
    </SectionCard>
  )
}
