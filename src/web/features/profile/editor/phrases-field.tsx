import { type FieldError, useController, useFormContext } from 'react-hook-form'
import { TagField } from '#web/ui/form/tag-field.tsx'
import type { ProfileValues } from './profile-values.ts'

interface PhrasesFieldProps {
  name: 'skills' | 'certifications' | 'benefits' | 'links'
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
      listName={name}
      error={findMessage(fieldState.error)}
      values={field.value}
      onChange={field.onChange}
    />
  )
}

/** The error of the list or, else, of its first wrong entry. */
function findMessage(error: FieldError | (FieldError | undefined)[] | undefined) {
  return Array.isArray(error) ? error.find(Boolean)?.message : error?.message
}
