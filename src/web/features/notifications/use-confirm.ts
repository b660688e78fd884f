import { useRef, useState } from 'react'

/** A question in a dialog, asked from within what waits for its answer. */
export function useConfirm() {
  const [open, setOpen] = useState(false)
  const answerer = useRef<((yes: boolean) => void) | null>(null)

  function answer(yes: boolean) {
    answerer.current?.(yes)
    answerer.current = null
    // After a yes the dialog stays until what was asked about has been done.
    if (!yes) setOpen(false)
  }

  return {
    open,
    answer,
    close: () => setOpen(false),
    ask: () =>
      new Promise<boolean>((resolve) => {
        answerer.current = resolve
        setOpen(true)
      }),
  }
}
export type Question = ReturnType<typeof useConfirm>
