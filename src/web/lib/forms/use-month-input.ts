import { type FieldPath, type FieldValues, type PathValue, useFormContext } from 'react-hook-form'
import { readMonth } from '@foothold/resume-engine/months'
import { useFormFields } from './use-form-fields.ts'

/** How the months of a job can be written. */
export const monthHelp = {
  start: 'Month and year, such as 2021-04 or April 2021.',
  end: 'Month and year; leave empty if you still work there.',
}

/** A month as text, normalized when the field is left. Not every browser has a month input. */
export function useMonthInput<Values extends FieldValues>(name: FieldPath<Values>) {
  const { setValue, trigger } = useFormContext<Values>()
  const { onBlur, ...input } = useFormFields<Values>([name])(name)
  return {
    ...input,
    autoComplete: 'off',
    onBlur: (event: { target: HTMLInputElement }) => {
      const text = event.target.value
      const month = readMonth(text)
      if (month !== text)
        setValue(name, month as PathValue<Values, FieldPath<Values>>, { shouldValidate: true, shouldDirty: true })
      else if (text !== '') void trigger(name)
      void onBlur(event)
    },
  }
}
