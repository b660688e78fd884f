import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form'
import { TextField } from '#web/ui/text-field.tsx'
import { caretAfter, formatPhone } from './phone.ts'

interface PhoneFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>
  error?: string | undefined
}

/** A telephone number that takes its shape while it is typed. */
export function PhoneField<Values extends FieldValues>({ name, error }: PhoneFieldProps<Values>) {
  const { register } = useFormContext<Values>()
  const { onChange, ...input } = register(name)
  return (
    <TextField
      {...input}
      type="tel"
      label="Phone"
      placeholder="(555) 010-4477"
      autoComplete="tel-national"
      error={error}
      onChange={(event) => {
        const { target } = event
        const shaped = formatPhone(target.value)
        if (shaped !== target.value) {
          const digitsBefore = target.value.slice(0, target.selectionStart ?? undefined).replace(/\D/g, '').length
          target.value = shaped
          const caret = caretAfter(digitsBefore, shaped)
          target.setSelectionRange(caret, caret)
        }
        void onChange(event)
      }}
    />
  )
}
