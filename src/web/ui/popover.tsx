import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './class-names.ts'

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactNode
  /** The accessible name of what opens. */
  label: string
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
  className?: string
}

/** A small panel beside a button. Wrap what should close it in `PopoverClose`. */
export function Popover({ trigger, label, align = 'end', open, onOpenChange, children, className }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
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

/** Its only child closes the popover when pressed. */
export function PopoverClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>
}
