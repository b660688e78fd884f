import type { ReactNode } from 'react'
import { onDemand } from './on-demand.tsx'
import { Opener } from './opener.tsx'

const { Part: Panel, prefetch } = onDemand(async () => (await import('./popover-panel.tsx')).PopoverPanel)

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactNode
  /** The accessible name of what opens. */
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
  className?: string
}

/** A small panel beside a button. */
export function Popover({ trigger, open, onOpenChange, ...panel }: PopoverProps) {
  return (
    <Opener trigger={trigger} opens="dialog" open={open} onOpenChange={onOpenChange} onIntent={prefetch}>
      {(opened) => <Panel {...opened} {...panel} />}
    </Opener>
  )
}
