import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'
import { controlClass } from './control-class.ts'
import { Field, type FieldBaseProps } from './field.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectFieldProps = FieldBaseProps &
  Omit<ComponentProps<'select'>, keyof FieldBaseProps | 'size' | 'multiple'> & {
    options: readonly SelectOption[]
    /** Adds a first option with the value ''. */
    placeholder?: string
    /** Smaller and with a visually hidden label, for rows and toolbars. */
    compact?: boolean
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
  compact = false,
  ...props
}: SelectFieldProps) {
  const field = { label, help, error, required, hideLabel: hideLabel ?? compact, id, className }
  return (
    <Field {...field}>
      {(control) => (
        <div className={cn('relative', compact && 'w-fit max-w-full')}>
          <select
            {...props}
            {...control}
            className={controlClass(
              cn(
                'cursor-pointer appearance-none truncate pe-9 forced-colors:appearance-auto forced-colors:pe-3',
                compact
                  ? 'h-9 w-auto max-w-[min(15rem,100%)] py-1 ps-2.5 pe-8 text-sm font-medium pointer-coarse:h-11'
                  : 'h-11',
              ),
            )}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-4 text-muted forced-colors:hidden"
          />
        </div>
      )}
    </Field>
  )
}
