import { type ReactNode, useState } from 'react'
import { onDemand } from './on-demand.tsx'
import { Opener } from './opener.tsx'

const { Part: Panel, prefetch } = onDemand(async () => (await import('./menu-panel.tsx')).MenuPanel)

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode
  /** Of `menu-items.tsx`; fetched on demand as well. */
  children: ReactNode
  /** Fetches them. */
  onIntent: () => void
}

/** A menu that drops from a button. It stays where it is written, and so inside its landmark. */
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
