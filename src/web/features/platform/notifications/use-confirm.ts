import { useRef, useState } from 'react'

/** A confirmation as a promise: `if (await confirm()) ...`, with the dialog rendered by the caller. */
export function useConfirm() {
  const [open, setOpen] = useState(false)
  const resolver = useRef<((isConfirmed: boolean) => void) | null>(null)

  function answer(isConfirmed: boolean) {
    resolver.current?.(isConfirmed)
    resolver.current = null
    // After a yes the dialog stays open until the confirmed action has finished.
    if (!isConfirmed) setOpen(false)
  }

  return {
    open,
    answer,
    close: () => setOpen(false),
    ask: () =>
      new Promise<boolean>((resolve) => {
        resolver.current = resolve
        setOpen(true)
      }),
  }
}
export type Confirmation = ReturnType<typeof useConfirm>
