import { Check } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { cn } from '../class-names.ts'
import { FieldNotes, getFieldAttributes, type FieldBaseProps } from './field.tsx'

export type CheckboxFieldProps = Omit<FieldBaseProps, 'hideLabel' | 'required'> &
  Omit<ComponentProps<'input'>, keyof FieldBaseProps | 'type' | 'size'>

export function CheckboxField({ label, help, error, id, className, ...props }: CheckboxFieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <div className={cn('grid gap-1.5', className)}>
      <div className="flex min-h-6 items-start gap-3 pointer-coarse:min-h-11 pointer-coarse:py-2.5">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            {...props}
            {...getFieldAttributes(controlId, { help, error })}
            type="checkbox"
            className="peer size-6 cursor-pointer appearance-none rounded-sm border border-control bg-raised transition-colors hover:border-ink/70 checked:border-accent checked:bg-accent disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-danger forced-colors:appearance-auto"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute hidden size-4 text-accent-contrast peer-checked:block forced-colors:hidden"
          />
        </span>
        <span>
          <label htmlFor={controlId} className="cursor-pointer">
            {label}
          </label>
        </span>
      </div>
      <FieldNotes controlId={controlId} help={help} error={error} />
    </div>
  )
}
