import { lazy, Suspense, useState } from 'react'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'

const SavingInstructions = lazy(async () => ({
  default: (await import('./saving-instructions.tsx')).SavingInstructions,
}))

/** Explains how to submit a posting from its own page. The explanation is loaded once it is opened. */
export function SaveFromAnywhere() {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <Disclosure summary="Save a Job From Any Page" onOpen={() => setWasOpened(true)}>
      {wasOpened && (
        <Suspense fallback={<PageSpinner className="min-h-40" />}>
          <SavingInstructions />
        </Suspense>
      )}
    </Disclosure>
  )
}
