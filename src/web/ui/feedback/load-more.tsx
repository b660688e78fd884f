import { type ReactNode, useState } from 'react'
import { cn } from '../class-names.ts'
import { Button, type ButtonProps } from '../form/button.tsx'

interface LoadMoreProps {
  /** Loads the next page. Null after the last one. */
  onMore: (() => void) | null
  loading: boolean
  label?: ReactNode
  size?: ButtonProps['size']
  className?: string
}

/** Loads the next page of a list. After the last page a text replaces the button and takes its focus. */
export function LoadMore({ onMore, loading, label = 'Load More', size, className }: LoadMoreProps) {
  const [used, setUsed] = useState(false)
  if (!onMore) return used ? <End className={className} /> : null
  return (
    <Button
      variant="secondary"
      size={size}
      className={className}
      loading={loading}
      onClick={() => {
        setUsed(true)
        onMore()
      }}
    >
      {label}
    </Button>
  )
}

function End({ className }: Pick<LoadMoreProps, 'className'>) {
  return (
    <p ref={focusIfLost} tabIndex={-1} className={cn('rounded-sm text-sm text-muted', className)}>
      Nothing more
    </p>
  )
}

function focusIfLost(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}
