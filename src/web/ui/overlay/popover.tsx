import { Popover as Radix } from 'radix-ui'
import { type ReactNode, Suspense } from 'react'
import { cn } from '../class-names.ts'
import { PageSpinner } from '../feedback/spinner.tsx'

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactNode
  /** The accessible name of the panel. */
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
  className?: string
}

/** Focuses the panel itself, so that screen readers start at its top instead of at its first button. */
function focusPanel(event: Event) {
  event.preventDefault()
  ;(event.target as HTMLElement).focus({ preventScroll: true })
}

export function Popover({ trigger, label, open, onOpenChange, children, className }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={focusPanel}
          onCloseAutoFocus={(event) => {
            const { activeElement } = document
            // What was chosen may have moved the focus.
            if (activeElement !== document.body && !activeElement?.closest('[role=dialog]')) event.preventDefault()
          }}
          className={cn(
            'z-50 max-h-(--radix-popover-content-available-height) w-[min(24rem,calc(100vw-1.5rem))] animate-appear overflow-y-auto rounded-xl border border-line bg-overlay p-4 shadow-float',
            className,
          )}
        >
          {/* Inside the content: around it, the boundary would unmount the panel while the content loads, and it would never get the focus. */}
          <Suspense fallback={<PageSpinner className="min-h-40" />}>{children}</Suspense>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
