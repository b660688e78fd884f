import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { EntryCard } from '#web/ui/layout/entry-card.tsx'
import { SchoolFields } from '#web/ui/form/school-fields.tsx'
import { schoolTitle } from './entry-titles.ts'
import type { ProfileValues } from './profile-values.ts'
import type { EntryProps } from './work-entry.tsx'

export function EducationEntry({ index, ...entry }: EntryProps) {
  const { register, control } = useFormContext<ProfileValues>()
  const name = `education.${index}` as const
  const [degree, institution] = useWatch({ control, name: [`${name}.degree`, `${name}.institution`] })
  const errors = useFormState({ control, name }).errors.education?.[index]
  return (
    <EntryCard
      name={`Education ${index + 1}`}
      title={schoolTitle({ degree: degree ?? '', institution: institution ?? '' })}
      index={index}
      {...entry}
    >
      <SchoolFields register={(field) => register(`${name}.${field}`)} errors={errors} />
    </EntryCard>
  )
}
