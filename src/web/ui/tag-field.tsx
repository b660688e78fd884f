import { Plus, X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { FieldBaseProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { TextField } from './text-field.tsx'

export type TagFieldProps = FieldBaseProps & {
  values: readonly string[]
  onChange: (values: string[]) => void
  placeholder?: string
  maxLength?: number
  disabled?: boolean
  /** The names of the buttons. */
  addLabel?: string
  removeLabel?: (value: string) => string
}

/** A list of short texts: Enter adds what is typed, each one can be taken away. */
export function TagField({
  values,
  onChange,
  addLabel = 'Add',
  removeLabel = (value) => `Remove ${value}`,
  className,
  ...field
}: TagFieldProps) {
  const [draft, setDraft] = useState('')
  const input = useRef<HTMLInputElement>(null)

  const add = () => {
    const value = draft.trim()
    setDraft('')
    if (value && !values.some((known) => known.toLocaleLowerCase() === value.toLocaleLowerCase())) {
      onChange([...values, value])
    }
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  const remove = (value: string) => {
    onChange(values.filter((known) => known !== value))
    input.current?.focus()
  }

  return (
    <div className={className}>
      <TextField
        {...field}
        ref={input}
        value={draft}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={addOnEnter}
        onBlur={add}
        trailing={
          draft.trim() && (
            <IconButton size="sm" label={addLabel} onClick={add}>
              <Plus aria-hidden="true" />
            </IconButton>
          )
        }
      />
      {values.length > 0 && (
        <ul className="mt-2.5 flex flex-wrap gap-2">
          {values.map((value) => (
            <Tag
              key={value}
              value={value}
              removeLabel={removeLabel(value)}
              onRemove={field.disabled ? undefined : () => remove(value)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function Tag({ value, removeLabel, onRemove }: { value: string; removeLabel: string; onRemove?: () => void }) {
  return (
    <li className="inline-flex min-h-8 max-w-full items-center gap-1 rounded-full border border-line bg-raised ps-3 pe-1 text-sm font-medium wrap-anywhere">
      {value}
      {onRemove ? (
        <IconButton size="sm" label={removeLabel} onClick={onRemove} className="size-6 rounded-full text-sm text-muted">
          <X aria-hidden="true" />
        </IconButton>
      ) : (
        <span className="w-2" />
      )}
    </li>
  )
}
