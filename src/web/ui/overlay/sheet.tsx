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

/** A panel at the side with everything about one thing; all of the window on a phone. */
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
  const [opener] = useState(() => document.activeElement)
  return (
    <OverlayFrame
      title={title}
      description={description}
      // What opened it may have gone meanwhile, such as an entry of the bell: then the page is read from its top again.
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        const isThere = opener !== document.body && opener?.isConnected
        const place = isThere ? opener : document.querySelector('main h1')
        if (place instanceof HTMLElement) place.focus({ preventScroll: place !== opener })
      }}
      className="inset-y-0 end-0 w-full data-[state=closed]:animate-slide-away data-[state=open]:animate-slide-in sm:max-w-lg sm:rounded-s-2xl sm:border-s"
    >
      {children}
    </OverlayFrame>
  )
}
