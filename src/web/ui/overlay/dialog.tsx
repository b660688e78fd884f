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
  /** Opens the dialog and gets the focus back. Leave it out if the caller controls `open`. */
  trigger?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** `alertdialog` for a question that needs an answer. */
  role?: 'dialog' | 'alertdialog'
  /** A click outside never closes it. */
  staysOpen?: boolean
  /** Called after closing, to restore the focus: for a dialog without a trigger. */
  onClosed?: () => void
  /** `DialogBody` and `DialogActions`, both inside the form if there is one. A function gets what closes the dialog. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

const sizes = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl', xl: 'sm:max-w-3xl lg:max-w-6xl' }

/** A dialog, on a phone a bottom sheet. A click outside closes it until something was typed. */
export function Dialog({ open, onOpenChange, trigger, children, ...panel }: DialogProps) {
  const [ownOpen, setOwnOpen] = useState(false)
  const changeOpen = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  return (
    <Radix.Root open={open ?? ownOpen} onOpenChange={changeOpen}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Scrim />
        <DialogPanel {...panel}>
          {typeof children === 'function' ? children(() => changeOpen(false)) : children}
        </DialogPanel>
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
}: Omit<DialogProps, 'open' | 'onOpenChange' | 'trigger' | 'children'> & { children: ReactNode }) {
  const [previousFocus] = useState(() => document.activeElement)
  return (
    <OverlayFrame
      role={role}
      staysOpen={staysOpen}
      onCloseAutoFocus={(event) => {
        if (onClosed) {
          event.preventDefault()
          onClosed()
        } else if (previousFocus instanceof HTMLElement && document.activeElement?.contains(previousFocus)) {
          // Without a trigger Radix would leave the focus on the page, or on the dialog below.
          previousFocus.focus()
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

export function DialogBody({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('grid gap-5 px-edge py-5 sm:px-6', className)} />
}

export type DialogActionsProps = {
  cancelLabel?: string
  /** Called before Cancel closes the dialog. */
  onCancel?: () => void
  /** Closes what is no dialog of this module, such as a pane. */
  onClose?: () => void
  /** The button of the action. */
  children?: ReactNode
  className?: string
}

/** The buttons of a dialog: Cancel and the action. Sticky if the window is high enough. */
export function DialogActions({ cancelLabel = 'Cancel', onCancel, onClose, children, className }: DialogActionsProps) {
  const cancel = (
    <Button
      variant="secondary"
      onClick={() => {
        onCancel?.()
        onClose?.()
      }}
    >
      {cancelLabel}
    </Button>
  )
  return (
    <div
      className={cn(
        'bottom-0 flex flex-wrap justify-end gap-3 border-t border-line bg-overlay px-edge py-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:*:grow sm:px-6 [@media(min-height:30rem)]:sticky',
        className,
      )}
    >
      {onClose ? cancel : <Radix.Close asChild>{cancel}</Radix.Close>}
      {children}
    </div>
  )
}
