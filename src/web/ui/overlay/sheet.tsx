import { Dialog as Radix } from 'radix-ui'
import { useState, type ReactNode } from 'react'
import { OverlayFrame, Scrim } from './overlay-frame.tsx'

export type SheetProps = {
  title: string
  description?: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** A side panel with the details of one thing. Full-screen on a phone. */
export function Sheet({ open, onOpenChange, ...panel }: SheetProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <SheetPanel {...panel} />
      </Radix.Portal>
    </Radix.Root>
  )
}

function SheetPanel({ title, description, children }: Omit<SheetProps, 'open' | 'onOpenChange'>) {
  const [previousFocus] = useState(() => document.activeElement)
  return (
    <OverlayFrame
      title={title}
      description={description}
      // The control that opened it may be gone, such as an entry of the bell's panel. Then the page's heading gets the
      // focus.
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        const isConnected = previousFocus !== document.body && previousFocus?.isConnected
        const target = isConnected ? previousFocus : document.querySelector('main h1')
        if (target instanceof HTMLElement) target.focus({ preventScroll: target !== previousFocus })
      }}
      className="inset-y-0 end-0 w-full data-[state=closed]:animate-slide-away data-[state=open]:animate-slide-in sm:max-w-2xl sm:rounded-s-2xl sm:border-s"
    >
      {children}
    </OverlayFrame>
  )
}
