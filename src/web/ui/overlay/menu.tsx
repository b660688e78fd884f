import { type ReactNode, useState } from 'react'
import { lazyWithPreload } from './lazy-with-preload.tsx'
import { LazyPopoverTrigger } from './lazy-popover-trigger.tsx'

const { Component: Panel, preload } = lazyWithPreload(async () => (await import('./menu-panel.tsx')).MenuPanel)

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode
  /** Items of `menu-items.tsx`, loaded lazily too. */
  children: ReactNode
  /** Preloads the items. */
  onPreload: () => void
}

/** A dropdown menu. It renders in place, and so inside its landmark. */
export function Menu({ trigger, children, onPreload }: MenuProps) {
  const [open, setOpen] = useState(false)
  const preloadBoth = () => {
    preload()
    onPreload()
  }
  return (
    <LazyPopoverTrigger trigger={trigger} opens="menu" open={open} onOpenChange={setOpen} onPreload={preloadBoth}>
      {(state) => <Panel {...state}>{children}</Panel>}
    </LazyPopoverTrigger>
  )
}
