import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../form/icon-button.tsx'
import { DragHandle } from '../data/drag-handle.tsx'
import { dragItemProps } from '../data/drag-item.ts'
import { MoveButtons } from '../data/move-buttons.tsx'

/** What an entry of an `EntryList` gets from its list. */
export interface EntryProps {
  index: number
  count: number
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

interface EntryCardProps extends EntryProps {
  /** Shown while the entry is blank. Also names the group of its fields. */
  name: string
  title: string
  /** Below the title, such as a period. */
  note?: string
  children: ReactNode
}

/** The fields of one job or school, with a handle and buttons to move and remove it. */
export function EntryCard({ name, title, note, index, count, onMove, onRemove, children }: EntryCardProps) {
  const heading = title || name
  const move = { name: heading, index, count, onMove: (to: number) => onMove(index, to) }
  return (
    <div
      {...dragItemProps}
      role="group"
      aria-label={name}
      className="grid grid-cols-1 gap-4 rounded-xl border border-line bg-raised px-margin py-4 data-dragged:relative data-dragged:z-10 data-dragged:shadow-float"
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <div className="min-w-0 grow basis-48 pt-1 wrap-anywhere">
          <h3 className="text-lg">{heading}</h3>
          {note && <p className="text-sm text-muted">{note}</p>}
        </div>
        <div className="ms-auto flex min-w-0 flex-wrap justify-end gap-1">
          {count > 1 && (
            <>
              <DragHandle {...move} />
              <MoveButtons {...move} />
            </>
          )}
          <IconButton size="sm" label={`Remove ${heading}`} className="text-muted" onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {children}
    </div>
  )
}
