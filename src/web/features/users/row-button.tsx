import type { ReactNode } from 'react'
import { IconButton, type IconButtonProps } from '#web/ui/form/icon-button.tsx'

/** A small button of a row that shows its icon, and its name to a pointer that rests on it. */
export function RowButton({ label, children, ...props }: Omit<IconButtonProps, 'size'> & { children: ReactNode }) {
  return (
    <IconButton {...props} label={label} title={label} size="sm" className="text-muted enabled:hover:text-ink">
      {children}
    </IconButton>
  )
}
