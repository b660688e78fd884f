import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { blankSchool } from './editor/profile-values.ts'
import type { ResumeEducation } from '@foothold/resume-engine/forms'
import { useFormFields } from '#web/lib/forms/use-form-fields.ts'
import { EntryList } from '#web/ui/data/entry-list.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { EntryCard, type EntryProps } from '#web/ui/layout/entry-card.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { formatSchoolTitle } from './entry-titles.ts'

/** Where a form holds its schools: the profile's, or the resume's. */
interface SchoolsForm {
  education: ResumeEducation[]
  educations: ResumeEducation[]
}

interface SchoolsProps {
  name: keyof SchoolsForm
  noun: string
}

export function Schools({ name, noun }: SchoolsProps) {
  const { control, getValues } = useFormContext<SchoolsForm>()
  const list = useFieldArray({ control, name })
  return (
    <EntryList<ResumeEducation>
      noun={noun}
      list={list}
      blank={blankSchool}
      getEntry={(index) => getValues(`${name}.${index}`)}
      getTitle={formatSchoolTitle}
    >
      {(entry) => <School {...entry} list={name} noun={noun} />}
    </EntryList>
  )
}

function School({ list, noun, ...entry }: EntryProps & { list: keyof SchoolsForm; noun: string }) {
  const { index } = entry
  const { control } = useFormContext<SchoolsForm>()
  const name = `${list}.${index}` as const
  const [degree, institution] = useWatch({ control, name: [`${name}.degree`, `${name}.institution`] })
  const field = useFormFields<SchoolsForm>([name])
  return (
    <EntryCard
      name={`${noun} ${index + 1}`}
      title={formatSchoolTitle({ degree: degree ?? '', institution: institution ?? '' })}
      {...entry}
    >
      <Grid>
        <TextField label="Institution" autoComplete="off" {...field(`${name}.institution`)} />
        <TextField label="Degree" autoComplete="off" {...field(`${name}.degree`)} />
        <TextField label="Field of Study" autoComplete="off" {...field(`${name}.fieldOfStudy`)} />
        <TextField
          label="Graduation Year"
          inputMode="numeric"
          placeholder="YYYY"
          autoComplete="off"
          {...field(`${name}.graduationYear`)}
        />
      </Grid>
    </EntryCard>
  )
}
