import { DropdownMenu } from 'radix-ui'
import { type ReactNode, Suspense } from 'react'
import { type PopoverState, ExistingButton, ignoreClicksOn } from './lazy-popover-trigger.tsx'

/** The lazily loaded panel of a `Menu`. */
export function MenuPanel({ button, open, onOpenChange, children }: PopoverState & { children: ReactNode }) {
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <ExistingButton button={button} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        aria-labelledby={button.id}
        align="end"
        sideOffset={6}
        collisionPadding={12}
        onCloseAutoFocus={(event) => {
          const { activeElement } = document
          // What was chosen may have moved the focus.
          const isMoved = activeElement !== document.body && activeElement?.closest('[role=menu]') === null
          if (isMoved) event.preventDefault()
        }}
        onInteractOutside={ignoreClicksOn(button)}
        className="z-50 grid max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-appear gap-0.5 overflow-y-auto rounded-xl border border-line bg-overlay p-1.5 shadow-float"
      >
        {/* Inside the content: around it, the boundary would unmount the panel while the items load, and it would never get the focus. */}
        <Suspense fallback={null}>{children}</Suspense>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
