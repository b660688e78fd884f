import type { ComponentProps, ReactNode } from 'react'
import { controlClass } from './control-class.ts'
import { Field, type FieldBaseProps } from './field.tsx'

export type TextAreaFieldProps = FieldBaseProps &
  Omit<ComponentProps<'textarea'>, keyof FieldBaseProps> & {
    aside?: ReactNode
    /** It grows to this many rows, then scrolls. */
    maxRows?: number
  }

const getHeight = (rows: number) => `${rows * 1.6 + 1.125}rem`

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
  maxRows,
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
          style={{ minHeight: getHeight(rows), ...(maxRows ? { maxHeight: getHeight(maxRows) } : {}) }}
          className={controlClass('field-sizing-content max-h-[60dvh] resize-y')}
        />
      )}
    </Field>
  )
}
