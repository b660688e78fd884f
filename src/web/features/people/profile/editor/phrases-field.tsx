import { useController, useFormContext, type FieldError } from 'react-hook-form'
import { TagField } from '#web/ui/form/tag-field.tsx'
import type { ProfileValues } from './profile-values.ts'

const listNames = { skills: 'Skills', certifications: 'Certifications', benefits: 'Benefits', links: 'Links' }

interface PhrasesFieldProps {
  name: keyof typeof listNames
  label: string
  help?: string
  id?: string
}

/** A list of short texts as one form field. */
export function PhrasesField({ name, label, help, id }: PhrasesFieldProps) {
  const { control } = useFormContext<ProfileValues>()
  const { field, fieldState } = useController({ control, name })
  return (
    <TagField
      id={id}
      label={label}
      help={help}
      listName={listNames[name]}
      error={findListMessage(fieldState.error)}
      values={field.value}
      onChange={field.onChange}
    />
  )
}

/** The error of a list field or, else, of its first wrong entry. */
function findListMessage(error: FieldError | (FieldError | undefined)[] | undefined) {
  return Array.isArray(error) ? error.find(Boolean)?.message : error?.message
}
