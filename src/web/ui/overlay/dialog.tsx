import { Dialog as Radix } from 'radix-ui'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../form/button.tsx'
import { cn } from '../class-names.ts'
import { OverlayFrame, Scrim } from './overlay-frame.tsx'

export type DialogProps = {
  title: string
  description?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The control that opens it, and takes the focus back. Leave out when `open` is held elsewhere. */
  trigger?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** A press outside never closes it. */
  staysOpen?: boolean
  /** Puts the focus where it belongs once the dialog is gone: for one that has no trigger. */
  onClosed?: () => void
  /** `DialogBody` and `DialogActions`, both inside the form if there is one. */
  children: ReactNode
}

const sizes = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl', xl: 'sm:max-w-3xl lg:max-w-6xl' }

/** A dialog: a sheet from below on a phone. A press outside closes it until something has been typed. */
export function Dialog({ open, onOpenChange, trigger, ...panel }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Scrim />
        <DialogPanel {...panel} />
      </Radix.Portal>
    </Radix.Root>
  )
}

function DialogPanel({
  title,
  description,
  size = 'md',
  role = 'dialog',
  staysOpen,
  onClosed,
  children,
}: Omit<DialogProps, 'open' | 'onOpenChange' | 'trigger'>) {
  const [before] = useState(() => document.activeElement)
  return (
    <OverlayFrame
      role={role}
      staysOpen={staysOpen}
      onCloseAutoFocus={(event) => {
        if (onClosed) {
          event.preventDefault()
          onClosed()
        } else if (before instanceof HTMLElement && document.activeElement?.contains(before)) {
          // A dialog without a trigger would leave the focus on the page, or on the dialog below it.
          before.focus()
        }
      }}
      title={title}
      description={description}
      className={cn(
        'inset-x-0 bottom-0 mx-auto max-h-[92dvh] rounded-t-2xl border data-[state=closed]:animate-sink data-[state=open]:animate-rise',
        'sm:inset-y-0 sm:my-auto sm:h-fit sm:max-h-[min(88dvh,52rem)] sm:w-[calc(100%-2rem)] sm:rounded-2xl',
        sizes[size],
      )}
    >
      {children}
    </OverlayFrame>
  )
}

/** What a dialog is about: its fields or its words. */
export function DialogBody({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('grid gap-5 px-edge py-5 sm:px-6', className)} />
}

export type DialogActionsProps = {
  cancelLabel?: string
  /** Presses of Cancel close the dialog by themselves; this is told first. */
  onCancel?: () => void
  /** The button that does it. */
  children?: ReactNode
  className?: string
}

/** The end of a dialog: Cancel and the verb that does it, always in sight where that leaves room for what they are about. */
export function DialogActions({ cancelLabel = 'Cancel', onCancel, children, className }: DialogActionsProps) {
  return (
    <div
      data-bottom-bar
      className={cn(
        'bottom-0 flex flex-wrap justify-end gap-3 border-t border-line bg-overlay px-edge py-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:*:grow sm:px-6 [@media(min-height:30rem)]:sticky',
        className,
      )}
    >
      <Radix.Close asChild>
        <Button variant="secondary" onClick={onCancel}>
          {cancelLabel}
        </Button>
      </Radix.Close>
      {children}
    </div>
  )
}
