import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './class-names.ts'
import { type Opened, StandIn, unlessOn } from './opener.tsx'

type PopoverPanelProps = Opened & { label: string; children: ReactNode; className?: string }

/** What a `Popover` opens. */
export function PopoverPanel({ button, open, onOpenChange, label, children, className }: PopoverPanelProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <StandIn button={button} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          onInteractOutside={unlessOn(button)}
          className={cn(
            'z-50 max-h-(--radix-popover-content-available-height) w-[min(24rem,calc(100vw-1.5rem))] animate-appear overflow-y-auto rounded-xl border border-line bg-overlay p-4 shadow-float',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
