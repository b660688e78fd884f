import type { ReactNode } from 'react'
import { onDemand } from './on-demand.tsx'
import { Opener } from './opener.tsx'

const { Part: Panel, prefetch } = onDemand(async () => (await import('./popover-panel.tsx')).PopoverPanel)

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactNode
  /** The accessible name of the panel. */
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
  /** Preloads the content. */
  onIntent: () => void
  className?: string
}

export function Popover({ trigger, open, onOpenChange, onIntent, ...panel }: PopoverProps) {
  const fetchBoth = () => {
    prefetch()
    onIntent()
  }
  return (
    <Opener trigger={trigger} opens="dialog" open={open} onOpenChange={onOpenChange} onIntent={fetchBoth}>
      {(opened) => <Panel {...opened} {...panel} />}
    </Opener>
  )
}
