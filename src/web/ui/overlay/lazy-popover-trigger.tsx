import { Slot } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, type Ref, Suspense, useId, useImperativeHandle, useState } from 'react'

/** What a panel needs to know about its button. */
export type PopoverState = {
  button: HTMLElement
  open: boolean
  onOpenChange: (open: boolean) => void
}

export type LazyPopoverTriggerProps = {
  trigger: ReactNode
  opens: 'menu' | 'dialog'
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Preloads the panel's content. */
  onPreload: () => void
  children: (state: PopoverState) => ReactNode
}

/** A button with a lazily loaded panel, which loads and renders on hover, focus or click. */
export function LazyPopoverTrigger({
  trigger,
  opens,
  open,
  onOpenChange,
  onPreload,
  children,
}: LazyPopoverTriggerProps) {
  const [button, setButton] = useState<HTMLElement | null>(null)
  const [isMounted, setIsMounted] = useState(open)
  const id = useId()
  const mount = () => {
    setIsMounted(true)
    onPreload()
  }
  const show = (next: boolean) => {
    mount()
    onOpenChange(next)
  }
  const openByArrow = (event: KeyboardEvent) => {
    if (opens !== 'menu' || event.key !== 'ArrowDown') return
    event.preventDefault()
    show(true)
  }
  return (
    <>
      <Slot.Root
        ref={setButton}
        id={id}
        aria-haspopup={opens}
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={mount}
        onFocus={mount}
        onKeyDown={openByArrow}
        onClick={() => show(!open)}
      >
        {trigger}
      </Slot.Root>
      {isMounted && button && <Suspense fallback={null}>{children({ button, open, onOpenChange })}</Suspense>}
    </>
  )
}

/** Makes the existing button the Radix trigger: the panel is positioned by it and returns the focus to it. */
export function ExistingButton({ button, ref }: { button: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => button, [button])
  return null
}

/** A click on the button toggles the panel, so it must not also count as a click outside. */
export const ignoreClicksOn = (button: HTMLElement) => (event: Event) => {
  if (event.target instanceof Node && button.contains(event.target)) event.preventDefault()
}
