import { useState } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import { cn } from '#web/ui/class-names.ts'

/** Fits into three lines of a narrow column; longer notes are cut and can be expanded. */
const shortLength = 90
const isLong = (text: string) => text.length > shortLength || text.split('\n').length > 3

export function NotesText({ notes }: { notes: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <p className={cn('text-sm wrap-anywhere whitespace-pre-line', isLong(notes) && !open && 'line-clamp-3')}>
        {notes}
      </p>
      {isLong(notes) && (
        <Button variant="link" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : 'Show more'}
        </Button>
      )}
    </>
  )
}
