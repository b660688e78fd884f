import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../form/icon-button.tsx'
import { type ItemPlace, MoveControls, SortableItem } from '../data/sortable-list.tsx'

/** What an entry of an `EntryList` gets from its list. */
export type EntryProps = ItemPlace & { onRemove: () => void }

type EntryCardProps = EntryProps & {
  /** Shown while the entry is blank. Also names the group of its fields. */
  name: string
  title: string
  /** Below the title, such as a period. */
  note?: string
  children: ReactNode
}

/** The fields of one job or school, with a handle and buttons to move and remove it. */
export function EntryCard({ name, title, note, onRemove, children, ...place }: EntryCardProps) {
  const heading = title || name
  return (
    <SortableItem {...place} name={heading}>
      <div
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
            <MoveControls />
            <IconButton size="sm" label={`Remove ${heading}`} className="text-muted" onClick={onRemove}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
        </div>
        {children}
      </div>
    </SortableItem>
  )
}
