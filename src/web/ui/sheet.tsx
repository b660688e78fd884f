import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useRef, useState, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

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
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-leave data-[state=open]:animate-appear" />
        <SheetPanel {...panel} />
      </Radix.Portal>
    </Radix.Root>
  )
}

function SheetPanel({ title, description, children }: Omit<SheetProps, 'open' | 'onOpenChange'>) {
  const [opener] = useState(() => document.activeElement)
  const typed = useRef(false)
  const undescribed = description === undefined ? { 'aria-describedby': undefined } : {}
  return (
    <Radix.Content
      {...undescribed}
      onInput={() => {
        typed.current = true
      }}
      onInteractOutside={(event) => {
        if (typed.current) event.preventDefault()
      }}
      // What opened it may have been drawn anew meanwhile, or be nothing at all: then the page keeps its place.
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      }}
      className="fixed inset-y-0 end-0 z-40 flex w-full flex-col overflow-hidden border-line bg-overlay shadow-float data-[state=closed]:animate-slide-away data-[state=open]:animate-slide-in sm:max-w-lg sm:rounded-s-2xl sm:border-s"
    >
      <div className="scroll-pb-24 overflow-y-auto overscroll-contain">
        <div className="grid gap-1 px-5 pt-5 pe-14 sm:px-6 sm:pt-6 sm:pe-16">
          <Radix.Title className="text-xl wrap-anywhere">{title}</Radix.Title>
          {description && <Radix.Description className="wrap-anywhere text-muted">{description}</Radix.Description>}
        </div>
        {children}
      </div>
      <Radix.Close asChild>
        <IconButton label="Close" className="absolute end-3 top-3 bg-overlay text-muted sm:end-4 sm:top-4">
          <X aria-hidden="true" />
        </IconButton>
      </Radix.Close>
    </Radix.Content>
  )
}
