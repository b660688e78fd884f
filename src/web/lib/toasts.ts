export type ToastTone = 'neutral' | 'danger'

interface ToastAction {
  label: string
  onClick: () => void
}

export interface ToastText {
  title: string
  description?: string | undefined
  /** What can still be done about it, such as taking it back. */
  action?: ToastAction | undefined
  nextAction?: ToastAction | undefined
}

export interface Toast extends ToastText {
  id: string
  tone: ToastTone
}

/** There is one toast at a time. */
type Toasts = readonly [] | readonly [Toast]

let toasts: Toasts = []
let made = 0
const listeners = new Set<() => void>()

/** Shows a toast in place of the one before it; `danger` is for what went wrong. */
export function showToast({ tone = 'neutral', ...text }: ToastText & { tone?: ToastTone }) {
  made += 1
  const id = String(made)
  set([{ ...text, tone, id }])
  return id
}

/** Closes a toast, unless a newer one replaced it. */
export function dismissToast(id: string) {
  if (toasts[0]?.id === id) set([])
}

export function currentToasts() {
  return toasts
}

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: Toasts) {
  toasts = next
  for (const listener of listeners) listener()
}
