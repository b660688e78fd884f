import { type ReactNode, useState } from 'react'
import { onDemand } from './on-demand.tsx'
import { Opener } from './opener.tsx'

const { Part: Panel, prefetch } = onDemand(async () => (await import('./menu-panel.tsx')).MenuPanel)

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode
  /** Items of `menu-items.tsx`, loaded lazily too. */
  children: ReactNode
  /** Preloads the items. */
  onIntent: () => void
}

/** A dropdown menu. It renders in place, and so inside its landmark. */
export function Menu({ trigger, children, onIntent }: MenuProps) {
  const [open, setOpen] = useState(false)
  const fetchBoth = () => {
    prefetch()
    onIntent()
  }
  return (
    <Opener trigger={trigger} opens="menu" open={open} onOpenChange={setOpen} onIntent={fetchBoth}>
      {(opened) => <Panel {...opened}>{children}</Panel>}
    </Opener>
  )
}
