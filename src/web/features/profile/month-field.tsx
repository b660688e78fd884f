import { useFormContext } from 'react-hook-form'
import { TextField } from '#web/ui/text-field.tsx'
import { readMonth } from './months.ts'
import type { ProfileValues } from './profile-values.ts'

interface MonthFieldProps {
  name: `workHistory.${number}.${'startDate' | 'endDate'}`
  label: string
  help?: string
  placeholder?: string
  error?: string
}

/** A month as text, put into one form when the field is left: not every browser knows a field for months. */
export function MonthField({ name, ...field }: MonthFieldProps) {
  const { register, setValue } = useFormContext<ProfileValues>()
  const { onBlur, ...input } = register(name)
  return (
    <TextField
      {...field}
      {...input}
      autoComplete="off"
      onBlur={(event) => {
        const typed = event.target.value
        const month = readMonth(typed)
        if (month !== typed) setValue(name, month, { shouldValidate: true, shouldDirty: true })
        void onBlur(event)
      }}
    />
  )
}
