import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../class-names.ts'
import { controlClass } from './control-class.ts'
import { Field, type FieldBaseProps } from './field.tsx'

export type TextFieldProps = FieldBaseProps &
  Omit<ComponentProps<'input'>, keyof FieldBaseProps | 'size'> & {
    aside?: ReactNode
    /** Shown inside, before the text: an icon or a sign such as `$`. */
    leading?: ReactNode
    /** Shown inside, after the text. May be a button. */
    trailing?: ReactNode
  }

/** All other props and the `ref` go to the input. */
export function TextField({
  label,
  help,
  error,
  required,
  hideLabel,
  id,
  className,
  aside,
  leading,
  trailing,
  type = 'text',
  ...props
}: TextFieldProps) {
  const field = { label, help, error, required, hideLabel, id, className, aside }
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          {leading && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 start-0 grid w-10 place-items-center text-muted [&_svg]:size-5"
            >
              {leading}
            </span>
          )}
          <input
            {...props}
            {...control}
            type={type}
            className={controlClass(cn('h-11', leading && 'ps-10', trailing && 'pe-12'))}
          />
          {trailing && <span className="absolute inset-y-0 end-0 grid w-11 place-items-center">{trailing}</span>}
        </div>
      )}
    </Field>
  )
}
