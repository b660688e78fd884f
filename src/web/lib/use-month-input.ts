import { type FieldPath, type FieldValues, type PathValue, useFormContext } from 'react-hook-form'
import { readMonth } from './months.ts'

/** A month as text, put into one form when its field is left: not every browser knows a field for months. */
export function useMonthInput<Values extends FieldValues>(name: FieldPath<Values>) {
  const { register, setValue } = useFormContext<Values>()
  const { onBlur, ...input } = register(name)
  return {
    ...input,
    autoComplete: 'off',
    onBlur: (event: { target: HTMLInputElement }) => {
      const typed = event.target.value
      const month = readMonth(typed)
      if (month !== typed)
        setValue(name, month as PathValue<Values, FieldPath<Values>>, { shouldValidate: true, shouldDirty: true })
      void onBlur(event)
    },
  }
}
