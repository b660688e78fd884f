import { useState } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import { cn } from '#web/ui/class-names.ts'

interface ClientNoteProps {
  clientName: string
  note: string
}

/** A longer note is cut, so that the fields below stay in sight. */
const isLong = (note: string) => note.length > 400 || note.split('\n').length > 6

/** The client's note on the posting, to be read before applying. */
export function ClientNote({ clientName, note }: ClientNoteProps) {
  const [open, setOpen] = useState(false)
  return (
    <figure className="grid justify-items-start gap-1.5">
      <figcaption className="text-sm font-semibold">Note from {clientName}</figcaption>
      <blockquote className="border-s-2 border-line ps-3 wrap-anywhere">
        <p className={cn('whitespace-pre-line', isLong(note) && !open && 'line-clamp-6')}>{note}</p>
      </blockquote>
      {isLong(note) && (
        <Button variant="link" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show Less' : 'Show More'}
        </Button>
      )}
    </figure>
  )
}
