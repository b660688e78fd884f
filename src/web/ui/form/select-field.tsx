import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'
import { type BadgeTone, toneClasses } from '../feedback/badge.tsx'
import { controlClass } from './control-class.ts'
import { Field, type FieldBaseProps } from './field.tsx'

type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectFieldProps = FieldBaseProps &
  Omit<ComponentProps<'select'>, keyof FieldBaseProps | 'size' | 'multiple'> & {
    options: readonly SelectOption[]
    /** Adds a first option with the value ''. */
    placeholder?: string
    /** The labels as attributes: the closed list adds no text to the page, where the same names are shown. */
    labelsAsAttributes?: boolean
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
  labelsAsAttributes = false,
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
          {options.map(labelsAsAttributes ? toTextlessOption : toOption)}
        </select>
      )}
    </Field>
  )
}

export type CompactSelectProps = Omit<ComponentProps<'select'>, 'size' | 'multiple'> & {
  /** The accessible name. */
  label: string
  options: readonly SelectOption[]
  /** The colour of the chosen option. Its word carries the meaning. */
  tone: BadgeTone
}

const compactClass = cn(
  'select-arrow h-8 w-31 max-w-full cursor-pointer truncate rounded-full border border-current/25 py-1 ps-3 pe-7 text-sm font-semibold transition-colors',
  'hover:border-current/60 focus-visible:border-focus focus-visible:outline-offset-0 disabled:cursor-not-allowed aria-busy:animate-pulse',
  'forced-colors:w-36 forced-colors:border-current forced-colors:pe-3 pointer-coarse:h-11 [&>option]:bg-raised [&>option]:text-ink',
)

/** A small coloured selector without a visible label, for the rows of a table. */
export function CompactSelect({ label, options, tone, className, ...props }: CompactSelectProps) {
  return (
    <select {...props} aria-label={label} className={cn(compactClass, toneClasses[tone], className)}>
      {options.map(toOption)}
    </select>
  )
}

const toOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)

const toTextlessOption = ({ value, label, disabled }: SelectOption) => (
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- The attribute `label` is its label.
  <option key={value} value={value} disabled={disabled} label={label} />
)
