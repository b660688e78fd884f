import type { ComponentProps } from 'react'
import { controlClass } from './control-class.ts'
import { Field, type FieldBaseProps } from './field.tsx'

type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectFieldProps = FieldBaseProps &
  Omit<ComponentProps<'select'>, keyof FieldBaseProps | 'size' | 'multiple'> & {
    options: readonly SelectOption[]
    /** Adds a first option with the value ''. */
    placeholder?: string
  }

/** A native select. */
export function SelectField({
  label,
  help,
  error,
  required,
  hideLabel,
  id,
  className,
  options,
  placeholder,
  ...props
}: SelectFieldProps) {
  const field = { label, help, error, required, hideLabel, id, className }
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...props}
          {...control}
          className={controlClass('select-arrow h-11 cursor-pointer truncate pe-9 forced-colors:pe-3')}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(toOption)}
        </select>
      )}
    </Field>
  )
}

export type CompactSelectProps = Omit<ComponentProps<'select'>, 'size' | 'multiple'> & {
  /** The accessible name. */
  label: string
  options: readonly SelectOption[]
}

/** A small selector without a visible label, for the rows of a table. */
export function CompactSelect({ label, options, ...props }: CompactSelectProps) {
  return (
    <select
      {...props}
      aria-label={label}
      className={controlClass(
        'select-arrow h-9 w-34 max-w-full cursor-pointer truncate py-1 ps-2.5 pe-8 text-sm font-medium aria-busy:animate-pulse forced-colors:pe-3 pointer-coarse:h-11',
      )}
    >
      {options.map(toOption)}
    </select>
  )
}

const toOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)
