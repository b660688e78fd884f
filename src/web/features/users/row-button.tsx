import type { ReactNode } from 'react'
import { IconButton, type IconButtonProps } from '#web/ui/form/icon-button.tsx'

/** A small icon button in a row, with its label as a tooltip. */
export function RowButton({ label, children, ...props }: Omit<IconButtonProps, 'size'> & { children: ReactNode }) {
  return (
    <IconButton {...props} label={label} title={label} size="sm" className="text-muted enabled:hover:text-ink">
      {children}
    </IconButton>
  )
}
