import {
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  useFormContext,
  useFormState,
} from 'react-hook-form'

/**
 * Registers fields of the surrounding form with their errors: `<TextField label="Phone" {...field('phone')} />`.
 * Only errors of the fields in `names` render the caller again. Default: every field.
 */
export function useFormFields<Values extends FieldValues>(names?: readonly FieldPath<Values>[]) {
  const { register, control } = useFormContext<Values>()
  const { errors } = useFormState({ control, ...(names ? { name: names } : {}) })
  return (name: FieldPath<Values>) => ({ ...register(name), error: getFieldMessage(errors, name) })
}

export const getFieldMessage = (errors: FieldErrors, name: string) =>
  (get(errors, name) as FieldError | undefined)?.message
