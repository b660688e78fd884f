import { ArrowUpDown, Check, Plus, X } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from './button.tsx'
import { cn } from '../class-names.ts'
import type { FieldBaseProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { MoveButtons, moveItem } from '../data/move-buttons.tsx'
import { TextField } from './text-field.tsx'

export type TagFieldProps = Omit<FieldBaseProps, 'className'> & {
  values: readonly string[]
  onChange: (values: string[]) => void
  maxLength?: number
  /** Completes `Reorder Skills`. Without it the order is fixed. */
  listName?: string
  /** The label of the button. */
  addLabel?: string
}

/** A list of short texts. Enter adds one, buttons remove and reorder them. */
export function TagField({ values, onChange, addLabel = 'Add', listName, ...field }: TagFieldProps) {
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
    <div className="grid gap-3">
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
            // Keeps the focus in the input: a blur would add the draft and unmount the button under the pointer.
            <IconButton size="sm" label={addLabel} onMouseDown={(event) => event.preventDefault()} onClick={add}>
              <Plus aria-hidden="true" />
            </IconButton>
          )
        }
      />
      <Tags values={values} listName={listName} onRemove={remove} onReorder={onChange} />
    </div>
  )
}

type TagsProps = Pick<TagFieldProps, 'values' | 'listName'> & {
  onRemove: (value: string) => void
  onReorder: (values: string[]) => void
}

function Tags({ values, listName, onRemove, onReorder }: TagsProps) {
  const [ordering, setOrdering] = useState(false)
  const id = useId()
  if (values.length === 0) return null
  const orderable = listName !== undefined && values.length > 1
  const ordered = orderable && ordering
  return (
    <>
      <ul id={id} className={ordered ? 'grid gap-1.5' : 'flex flex-wrap gap-2'}>
        {values.map((value, index) => (
          <li
            key={value}
            className={cn(
              'inline-flex min-h-8 max-w-full items-center gap-1 border border-line bg-raised ps-3 pe-1 text-sm font-medium',
              ordered ? 'rounded-lg py-0.5' : 'rounded-full',
            )}
          >
            <span className="min-w-0 grow wrap-anywhere">{value}</span>
            {ordered && (
              <MoveButtons
                name={value}
                index={index}
                count={values.length}
                onMove={(to) => onReorder(moveItem(values, index, to))}
              />
            )}
            <IconButton
              size="sm"
              label={`Remove ${value}`}
              onClick={() => onRemove(value)}
              className="size-6 rounded-full text-sm text-muted"
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {orderable && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start text-muted"
          aria-pressed={ordering}
          aria-controls={id}
          onClick={() => setOrdering(!ordering)}
        >
          {ordering ? <Check aria-hidden="true" /> : <ArrowUpDown aria-hidden="true" />}
          Reorder {listName}
        </Button>
      )}
    </>
  )
}
