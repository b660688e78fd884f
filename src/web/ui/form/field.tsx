import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cn } from '../class-names.ts'

export type FieldBaseProps = {
  label: ReactNode
  /** A hint below the control. */
  help?: ReactNode
  /** Shown below the control, which becomes `aria-invalid`. */
  error?: string
  /** Marks the label. The browser's own validation stays off: `error` says what is missing. */
  required?: boolean
  /** Hides the label visually. */
  hideLabel?: boolean
  id?: string
  /** Classes of the whole field. */
  className?: string
}

/** Attributes that the control must spread. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export type FieldProps = FieldBaseProps & {
  /** Shown at the end of the label's line, such as a link or a counter. */
  aside?: ReactNode
  children: (control: FieldControl) => ReactNode
}

/** Label above, help and error below, all associated with one control. */
export function Field({ label, help, error, required, hideLabel, id, aside, className, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const attributes = getFieldAttributes(controlId, { help, error, required })

  return (
    <div className={cn('grid min-w-0 grid-cols-1 content-start gap-1.5', className)}>
      <div className={cn('flex items-baseline justify-between gap-3', hideLabel && !aside && 'sr-only')}>
        <span className={cn(hideLabel && 'sr-only')}>
          <label htmlFor={controlId} className="text-sm font-semibold">
            {label}
          </label>
          {required && <RequiredMark />}
        </span>
        {aside && (
          <span className="text-sm text-muted [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center">{aside}</span>
        )}
      </div>
      {children(attributes)}
      <FieldNotes controlId={controlId} help={help} error={error} />
    </div>
  )
}

type Notes = Pick<FieldBaseProps, 'help' | 'error' | 'required'>

export function getFieldAttributes(controlId: string, { help, error, required }: Notes): FieldControl {
  const notes = [error && `${controlId}-error`, help && `${controlId}-help`].filter(Boolean)
  return {
    id: controlId,
    'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  }
}

/** Outside the label, so that the asterisk is not part of the accessible name. */
function RequiredMark() {
  return (
    <span aria-hidden="true" className="ms-0.5 font-semibold text-danger-text">
      *
    </span>
  )
}

export function FieldNotes({ controlId, help, error }: Omit<Notes, 'required'> & { controlId: string }) {
  return (
    <>
      {error && (
        <p id={`${controlId}-error`} className="flex items-start gap-1.5 text-sm font-medium text-danger-text">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {help && (
        <p id={`${controlId}-help`} className="text-sm text-muted">
          {help}
        </p>
      )}
    </>
  )
}
