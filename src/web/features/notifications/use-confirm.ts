import { useRef, useState } from 'react'

/** A confirmation as a promise: `if (await confirm()) ...`, with the dialog rendered by the caller. */
export function useConfirm() {
  const [open, setOpen] = useState(false)
  const answerer = useRef<((yes: boolean) => void) | null>(null)

  function answer(yes: boolean) {
    answerer.current?.(yes)
    answerer.current = null
    // After a yes the dialog stays open until the confirmed action has finished.
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
