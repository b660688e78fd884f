import { Plus, Undo2 } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../form/button.tsx'
import { type ItemPlace, SortableList } from './sortable-list.tsx'

interface Removed<Entry> {
  index: number
  entry: Entry
  title: string
}

interface EntryListProps<Entry> {
  /** Completes the label `Add Work Experience`. */
  noun: string
  /** As `useFieldArray` returns it. */
  list: {
    fields: readonly { id: string }[]
    append: (entry: Entry) => void
    remove: (index: number) => void
    insert: (index: number, entry: Entry) => void
    move: (from: number, to: number) => void
  }
  /** A new entry. */
  blank: Entry
  /** Returns the entry's current values. */
  getEntry: (index: number) => Entry
  getTitle: (entry: Entry) => string
  children: (entry: ItemPlace & { onRemove: () => void }) => ReactNode
}

/** New entries are added at the end. A removed entry can be restored until the next change. */
export function EntryList<Entry extends object>(props: EntryListProps<Entry>) {
  const { noun, list, blank, getEntry, getTitle, children } = props
  const ids = list.fields.map(({ id }) => id)
  const [removed, setRemoved] = useState<Removed<Entry> | null>(null)

  function remove(index: number) {
    const entry = structuredClone(getEntry(index))
    list.remove(index)
    setRemoved({ index, entry, title: getTitle(entry) || noun })
  }

  function undo({ index, entry }: Removed<Entry>) {
    setRemoved(null)
    list.insert(Math.min(index, ids.length), entry)
  }

  const undoAt = (index: number) =>
    removed && Math.min(removed.index, ids.length) === index ? (
      <UndoRemoval key="undo" title={removed.title} onUndo={() => undo(removed)} />
    ) : null

  return (
    <SortableList ids={ids}>
      {ids.map((id, index) => (
        <Fragment key={id}>
          {undoAt(index)}
          {children({
            id,
            index,
            count: ids.length,
            onMove: (to) => list.move(index, to),
            onRemove: () => remove(index),
          })}
        </Fragment>
      ))}
      {undoAt(ids.length)}
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => {
          setRemoved(null)
          list.append(blank)
        }}
      >
        <Plus aria-hidden="true" />
        Add {noun}
      </Button>
    </SortableList>
  )
}

/** Replaces the removed entry, and takes its focus. */
export function UndoRemoval({ title, onUndo }: { title: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-dashed border-line px-4 py-3">
      <span className="min-w-0 text-muted wrap-anywhere">Removed {title}</span>
      <Button ref={button} variant="secondary" size="sm" onClick={onUndo}>
        <Undo2 aria-hidden="true" />
        Undo
      </Button>
    </div>
  )
}
