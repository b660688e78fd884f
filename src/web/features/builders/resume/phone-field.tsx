import { type FieldPath, type FieldValues, type PathValue, useFormContext } from 'react-hook-form'
import { useRef } from 'react'
import { TextField } from '#web/ui/form/text-field.tsx'
import { caretAfter, formatPhone, typePhone, type PhoneEntry } from './phone.ts'

interface PhoneFieldProps<Values extends FieldValues> {
  name: FieldPath<Values>
  error?: string | undefined
}

/** A phone field that formats US numbers while the person types. It never drops a character. */
export function PhoneField<Values extends FieldValues>({ name, error }: PhoneFieldProps<Values>) {
  const { register, getValues, setValue } = useFormContext<Values>()
  const { onChange, onBlur, ...input } = register(name)
  const entry = useRef<PhoneEntry>({ typed: '', shown: '' })

  /** Values that were filled in by an import count as typed. */
  function current(): PhoneEntry {
    const shown = String(getValues(name))
    return entry.current.shown === shown ? entry.current : { typed: shown, shown }
  }

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
        entry.current = typePhone(current(), target.value)
        show(target, entry.current.shown)
        void onChange(event)
      }}
      onBlur={(event) => {
        const { typed, shown } = current()
        const formatted = formatPhone(typed)
        if (formatted !== shown)
          setValue(name, formatted as PathValue<Values, FieldPath<Values>>, { shouldValidate: true, shouldDirty: true })
        void onBlur(event)
      }}
    />
  )
}

function show(target: HTMLInputElement, shown: string) {
  if (shown === target.value) return
  const before = target.value.slice(0, target.selectionStart ?? undefined)
  const isAtEnd = before.length === target.value.length
  target.value = shown
  const caret = isAtEnd ? shown.length : caretAfter(before.replace(/\D/g, '').length, shown)
  target.setSelectionRange(caret, caret)
}
