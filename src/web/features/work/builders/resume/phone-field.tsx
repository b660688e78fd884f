import { type FieldPath, type FieldValues, type PathValue, useFormContext } from 'react-hook-form'
import { useRef } from 'react'
import { useFormFields } from '#web/lib/forms/use-form-fields.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { caretAfter, formatPhone, typePhone, type PhoneEntry } from './phone.ts'

/** A phone field that formats US numbers while the person types. It never drops a character. */
export function PhoneField<Values extends FieldValues>({ name }: { name: FieldPath<Values> }) {
  const { getValues, setValue } = useFormContext<Values>()
  const { onChange, onBlur, ...input } = useFormFields<Values>([name])(name)
  const entry = useRef<PhoneEntry>({ raw: '', display: '' })

  /** Values that were filled in by an import count as typed. */
  function current(): PhoneEntry {
    const display = String(getValues(name))
    return entry.current.display === display ? entry.current : { raw: display, display }
  }

  return (
    <TextField
      {...input}
      type="tel"
      label="Phone"
      placeholder="(555) 010-4477"
      autoComplete="tel-national"
      onChange={(event) => {
        const { target } = event
        entry.current = typePhone(current(), target.value)
        show(target, entry.current.display)
        void onChange(event)
      }}
      onBlur={(event) => {
        const { raw, display } = current()
        const formatted = formatPhone(raw)
        if (formatted !== display)
          setValue(name, formatted as PathValue<Values, FieldPath<Values>>, { shouldValidate: true, shouldDirty: true })
        void onBlur(event)
      }}
    />
  )
}

function show(target: HTMLInputElement, display: string) {
  if (display === target.value) return
  const before = target.value.slice(0, target.selectionStart ?? undefined)
  const isAtEnd = before.length === target.value.length
  target.value = display
  const caret = isAtEnd ? display.length : caretAfter(before.replace(/\D/g, '').length, display)
  target.setSelectionRange(caret, caret)
}
