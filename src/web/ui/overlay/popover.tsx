import type { ReactNode } from 'react'
import { lazyWithPreload } from './lazy-with-preload.tsx'
import { LazyPopoverTrigger } from './lazy-popover-trigger.tsx'

const { Component: Panel, preload } = lazyWithPreload(async () => (await import('./popover-panel.tsx')).PopoverPanel)

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactNode
  /** The accessible name of the panel. */
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
  /** Preloads the content. */
  onPreload: () => void
  className?: string
}

export function Popover({ trigger, open, onOpenChange, onPreload, ...panel }: PopoverProps) {
  const preloadBoth = () => {
    preload()
    onPreload()
  }
  return (
    <LazyPopoverTrigger
      trigger={trigger}
      opens="dialog"
      open={open}
      onOpenChange={onOpenChange}
      onPreload={preloadBoth}
    >
      {(state) => <Panel {...state} {...panel} />}
    </LazyPopoverTrigger>
  )
}
