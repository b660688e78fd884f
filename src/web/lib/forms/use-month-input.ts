import { type FieldPath, type FieldValues, type PathValue, useFormContext } from 'react-hook-form'
import { readMonth } from '#web/lib/format/months.ts'

/** How the months of a job can be written. */
export const monthHelp = {
  start: 'Month and year, such as 2021-04 or April 2021.',
  end: 'Month and year; leave empty if you still work there.',
}

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
