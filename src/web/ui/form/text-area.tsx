import type { ComponentProps, ReactNode } from 'react'
import { controlClass } from './control-class.ts'
import { Field, type FieldBaseProps } from './field.tsx'

export type TextAreaFieldProps = FieldBaseProps &
  Omit<ComponentProps<'textarea'>, keyof FieldBaseProps> & { aside?: ReactNode }

/** Grows with its text if the browser supports `field-sizing`. */
export function TextAreaField({
  label,
  help,
  error,
  required,
  hideLabel,
  id,
  className,
  aside,
  rows = 4,
  ...props
}: TextAreaFieldProps) {
  const field = { label, help, error, required, hideLabel, id, className, aside }
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...props}
          {...control}
          rows={rows}
          style={{ minHeight: `${rows * 1.6 + 1.125}rem` }}
          className={controlClass('field-sizing-content max-h-[60dvh] resize-y')}
        />
      )}
    </Field>
  )
}
