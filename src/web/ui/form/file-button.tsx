import { Upload } from 'lucide-react'
import { useId, type ChangeEvent, type ReactNode, type Ref } from 'react'
import { buttonClass } from './button-class.ts'
import { FieldNotes, getFieldAttributes } from './field.tsx'
import { SpinnerIcon } from '../feedback/spinner.tsx'

export type FileButtonProps = {
  label: string
  onFile: (file: File) => void
  /** As in an input: `.pdf,.docx` or `image/png,image/jpeg`. */
  accept?: string
  help?: ReactNode
  error?: string
  loading?: boolean
  pendingLabel?: string
  disabled?: boolean
  icon?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Chooses one file. The same file can be chosen again after a failure. */
export function FileButton({
  label,
  onFile,
  accept,
  help,
  error,
  loading = false,
  pendingLabel,
  disabled,
  icon = <Upload aria-hidden="true" />,
  ref,
}: FileButtonProps) {
  const id = useId()
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file && !loading) onFile(file)
  }

  return (
    <div className="grid justify-items-start gap-1.5">
      <div className="relative">
        <input
          {...getFieldAttributes(id, { help, error })}
          ref={ref}
          type="file"
          accept={accept}
          disabled={disabled}
          aria-disabled={loading || undefined}
          onClick={(event) => {
            if (loading) event.preventDefault()
          }}
          onChange={choose}
          className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0 file:cursor-pointer disabled:cursor-not-allowed"
        />
        <label
          htmlFor={id}
          className={buttonClass(
            'secondary',
            'md',
            'peer-hover:bg-hover peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:cursor-not-allowed peer-disabled:opacity-55',
          )}
        >
          {loading ? <SpinnerIcon /> : icon}
          {(loading && pendingLabel) || label}
        </label>
      </div>
      <FieldNotes controlId={id} help={help} error={error} />
    </div>
  )
}
