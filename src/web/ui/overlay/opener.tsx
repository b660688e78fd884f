import { Slot } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, type Ref, Suspense, useId, useImperativeHandle, useState } from 'react'

/** What the panel must know of the button that opens it. */
export type Opened = {
  button: HTMLElement
  open: boolean
  onOpenChange: (open: boolean) => void
}

export type OpenerProps = {
  /** The button. */
  trigger: ReactNode
  opens: 'menu' | 'dialog'
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Fetches what the panel needs. */
  onIntent: () => void
  children: (opened: Opened) => ReactNode
}

/** A button with a panel that is fetched, and drawn, from the moment somebody may be about to open it. */
export function Opener({ trigger, opens, open, onOpenChange, onIntent, children }: OpenerProps) {
  const [button, setButton] = useState<HTMLElement | null>(null)
  const [wanted, setWanted] = useState(open)
  const id = useId()
  const want = () => {
    setWanted(true)
    onIntent()
  }
  const show = (next: boolean) => {
    want()
    onOpenChange(next)
  }
  const press = (event: KeyboardEvent) => {
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
        onPointerEnter={want}
        onFocus={want}
        onKeyDown={press}
        onClick={() => show(!open)}
      >
        {trigger}
      </Slot.Root>
      {wanted && button && <Suspense fallback={null}>{children({ button, open, onOpenChange })}</Suspense>}
    </>
  )
}

/** Stands for the button inside a Radix trigger that came later: the panel is placed by it, and gives the focus back to it. */
export function PopoverPlaceholder({ button, ref }: { button: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => button, [button])
  return null
}

/** A press on the button is the button's own matter, not one outside the panel. */
export const unlessOn = (button: HTMLElement) => (event: Event) => {
  if (event.target instanceof Node && button.contains(event.target)) event.preventDefault()
}
