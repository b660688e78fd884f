import { Popover as Radix } from 'radix-ui'
import { type ReactNode, Suspense } from 'react'
import { cn } from '../class-names.ts'
import { type PopoverState, ExistingButton, ignoreClicksOn } from './lazy-popover-trigger.tsx'
import { PageSpinner } from '../feedback/spinner.tsx'

type PopoverPanelProps = PopoverState & { label: string; children: ReactNode; className?: string }

/** Focuses the panel itself, so that screen readers start at its top instead of at its first button. */
function focusPanel(event: Event) {
  event.preventDefault()
  ;(event.target as HTMLElement).focus({ preventScroll: true })
}

/** The lazily loaded panel of a `Popover`. */
export function PopoverPanel({ button, open, onOpenChange, label, children, className }: PopoverPanelProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <ExistingButton button={button} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={focusPanel}
          onInteractOutside={ignoreClicksOn(button)}
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
