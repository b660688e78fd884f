import { CircleAlert, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { Button } from '../form/button.tsx'
import { cn } from '../class-names.ts'
import { IconButton } from '../form/icon-button.tsx'

type ToastAction = { label: string; onClick: () => void }

type ToastData = {
  id: string
  title: string
  description?: string
  tone: 'neutral' | 'danger'
  action?: ToastAction
  nextAction?: ToastAction
}

export type ToasterProps = {
  /** Newest last. Only the newest shows, the others are dismissed. */
  toasts: readonly ToastData[]
  onDismiss: (id: string) => void
}

const hotkey = ['F8']
/** Toasts with an action stay longer. */
const durations = { plain: 5000, withAction: 10_000 }

/**
 * Shows toasts at the top: buttons, save bars and the keyboard are below. On a wide screen they fit between the links and
 * the buttons of the bar. Render it once, beside the screens.
 */
export function Toaster({ toasts, onDismiss }: ToasterProps) {
  const newest = toasts.at(-1)
  const [shown, setShown] = useState(newest)
  // Radix announces through its own element. The toast is a live region already, so that element stays out of the
  // document.
  const [announcer] = useState(() => (typeof document === 'undefined' ? undefined : document.createElement('div')))
  // Where the focus was before F8 moved it here.
  const origin = useRef<HTMLElement>(null)
  const noteOrigin = ({ relatedTarget: from }: FocusEvent) => {
    if (from instanceof HTMLElement && !isInToaster(from)) origin.current = from
  }
  // Keeps rendering the last toast while it animates out.
  if (newest && newest !== shown) setShown(newest)

  useEffect(() => {
    for (const older of toasts.slice(0, -1)) onDismiss(older.id)
  }, [toasts, onDismiss])

  // The key resets the provider: if a toast disappears under the pointer, Radix keeps the timer of the next one paused.
  return (
    <Radix.Provider
      key={shown?.id}
      swipeDirection="right"
      swipeThreshold={50}
      duration={durations.plain}
      announcerContainer={announcer}
    >
      {shown && (
        <ToastMessage
          toast={shown}
          open={shown.id === newest?.id}
          onFocus={noteOrigin}
          onClose={() => {
            if (isInToaster(document.activeElement)) origin.current?.focus()
            onDismiss(shown.id)
          }}
        />
      )}
      <Radix.Viewport
        asChild
        hotkey={hotkey}
        label="Notices ({hotkey})"
        // An open dialog hides everything outside it from assistive technology, except elements with this attribute.
        aria-live="off"
        className="pointer-events-none fixed inset-x-0 top-0 z-60 flex flex-col items-center p-2 pt-[max(0.5rem,env(safe-area-inset-top))] outline-none lg:inset-x-auto lg:left-[calc(50%-1rem)] lg:w-80 lg:px-0 xl:left-[calc(50%+0.5rem)] xl:w-76"
      >
        <div data-toaster onFocus={noteOrigin} />
      </Radix.Viewport>
    </Radix.Provider>
  )
}

type ToastMessageProps = {
  toast: ToastData
  open: boolean
  onFocus: (event: FocusEvent) => void
  onClose: () => void
}

function ToastMessage({ toast, open, onFocus, onClose }: ToastMessageProps) {
  const danger = toast.tone === 'danger'
  return (
    <Radix.Root
      asChild
      open={open}
      duration={toast.action ? durations.withAction : durations.plain}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      onFocus={onFocus}
      role={danger ? 'alert' : 'status'}
      style={{ userSelect: 'text', touchAction: 'pan-y' }}
      className={cn(
        'group pointer-events-auto flex w-full max-w-md items-start gap-2.5 rounded-xl border bg-overlay px-3.5 py-2.5 text-sm shadow-float',
        'data-[state=open]:animate-appear data-[state=closed]:animate-leave',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:animate-slide-out',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        danger ? 'border-danger-line' : 'border-line',
      )}
    >
      <div>
        <ToastContent toast={toast} />
      </div>
    </Radix.Root>
  )
}

function isInToaster(element: Element | null): boolean {
  return Boolean(element?.closest('[data-toaster]'))
}

function ToastContent({ toast }: { toast: ToastData }) {
  const isReady = useIsReady()
  if (!isReady) return null
  return (
    <>
      {toast.tone === 'danger' && <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger-text" />}
      <div className="grid min-w-0 grow gap-0.5 group-data-[swipe=move]:select-none">
        <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
        {toast.description && <Radix.Description className="text-muted">{toast.description}</Radix.Description>}
      </div>
      {(toast.nextAction || toast.action) && (
        <div className="-my-1 flex shrink-0 flex-wrap justify-end gap-2">
          {toast.nextAction && <ToastButton action={toast.nextAction} />}
          {toast.action && <ToastButton action={toast.action} />}
        </div>
      )}
      <Radix.Close asChild>
        <IconButton label="Close" size="sm" className="-my-1 -me-1.5 text-muted">
          <X aria-hidden="true" />
        </IconButton>
      </Radix.Close>
    </>
  )
}

function ToastButton({ action: { label, onClick } }: { action: ToastAction }) {
  return (
    <Radix.Action asChild altText={`${label} (${hotkey.join('+')} leads there)`}>
      <Button variant="secondary" size="sm" onClick={onClick}>
        {label}
      </Button>
    </Radix.Action>
  )
}

/** A live region is announced when its content changes, so it must be empty at first. */
function useIsReady(): boolean {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), 30)
    return () => clearTimeout(timer)
  }, [])
  return isReady
}
