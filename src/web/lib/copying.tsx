import { capitalize } from '#web/lib/format/names.ts'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { showToast } from './toasts.ts'

interface CopyTextProps {
  text: string
  /** The accessible name: `Copy the Address`. */
  label: string
  /** Names the text where copying failed: `address`. */
  what: string
  /** The text is shown beside the button, so a person can also select it. */
  shown?: boolean
}

/** Copies a text. A toast says if that failed. */
export function CopyText({ text, label, what, shown = false }: CopyTextProps) {
  const failure = shown
    ? { title: 'Copying failed', description: `Select the ${what} and copy it yourself.` }
    : { title: `The ${what} could not be copied` }
  return <CopyButton text={text} label={label} onFailure={() => showToast({ ...failure, tone: 'danger' })} />
}

interface CopyFieldProps {
  label: string
  value: string
  what: string
  help?: string
}

/** A text to copy elsewhere, such as a secret address. */
export function CopyField({ label, value, what, help }: CopyFieldProps) {
  return (
    <TextField
      readOnly
      label={label}
      help={help}
      value={value}
      onFocus={({ target }) => target.select()}
      trailing={<CopyText text={value} label={`Copy the ${capitalize(what)}`} what={what} />}
    />
  )
}
