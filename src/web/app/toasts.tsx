import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { currentToasts, dismissToast, subscribe } from '#web/lib/toasts.ts'
import type { ToasterProps } from '#web/ui/feedback/toast.tsx'

const none = [] as const

const Toaster = lazy(async () => {
  // A toast may say that the connection is lost, and then its chunk cannot be fetched either.
  const loaded = await import('#web/ui/feedback/toast.tsx').catch(() => null)
  return { default: loaded?.Toaster ?? PlainToaster }
})

/** Renders the toasts. Most visits show none, so their chunk is loaded with the first one. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribe, currentToasts, () => none)
  const [used, setUsed] = useState(false)
  if (toasts.length > 0 && !used) setUsed(true)
  return (
    // An open dialog hides everything outside it from assistive technology, except what has this attribute when it opens.
    <div aria-live="off">
      {used && (
        <Suspense fallback={<Loading toasts={toasts} />}>
          <Toaster toasts={toasts} onDismiss={dismissToast} />
        </Suspense>
      )}
    </div>
  )
}

/** The text of the first toast while its chunk is on its way. The toast itself is announced. */
function Loading({ toasts }: Pick<ToasterProps, 'toasts'>) {
  return (
    <div aria-hidden="true">
      <PlainToaster toasts={toasts} onDismiss={dismissToast} />
    </div>
  )
}

function PlainToaster({ toasts }: ToasterProps) {
  return toasts.map(({ id, title, description = '' }) => (
    <p
      key={id}
      role="alert"
      className="fixed inset-x-0 top-0 z-60 m-2 rounded-xl border border-line bg-overlay p-4 lg:start-1/2"
    >
      {title} {description}
    </p>
  ))
}
