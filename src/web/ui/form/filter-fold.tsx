import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cn } from '../class-names.ts'
import { IconButton } from './icon-button.tsx'

interface FilterFoldProps {
  /** Names the button. */
  label: string
  /** Whether a filter is set: then they are shown at first. */
  isActive: boolean
  children: ReactNode
}

/** The selectors of a list. On a phone a button shows them, so that the rows begin higher. */
export function FilterFold({ label, isActive, children }: FilterFoldProps) {
  const [isOpen, setIsOpen] = useState(isActive)
  const id = useId()
  return (
    <>
      <IconButton
        variant="secondary"
        label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        className="sm:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden="true" />
      </IconButton>
      <div id={id} className={cn('contents', !isOpen && 'max-sm:hidden')}>
        {children}
      </div>
    </>
  )
}
