import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from '../form/button.tsx'

interface LoadMoreProps {
  /** Loads the next page. Null after the last one. */
  onMore: (() => void) | null
  loading: boolean
  label?: ReactNode
  size?: ButtonProps['size']
}

/** Loads the next page of a list. After the last page a text replaces the button and takes its focus. */
export function LoadMore({ onMore, loading, label = 'Load More', size }: LoadMoreProps) {
  const [used, setUsed] = useState(false)
  if (!onMore) return used ? <End /> : null
  return (
    <Button
      variant="secondary"
      size={size}
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

function End() {
  return (
    <p ref={focusIfLost} tabIndex={-1} className="rounded-sm text-sm text-muted">
      Nothing more
    </p>
  )
}

function focusIfLost(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}
