import { useController, useFormContext } from 'react-hook-form'
import { findListMessage } from '../find-list-message.ts'
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
