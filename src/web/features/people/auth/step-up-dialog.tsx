import { Suspense } from 'react'
import { answerStepUp, useStepUpAsked } from '#web/lib/api/step-up.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { lazyWithPreload } from '#web/ui/overlay/lazy-with-preload.tsx'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'

const StepUpForm = lazyWithPreload(async () => (await import('./second-factors/step-up-form.tsx')).StepUpForm)

/** Opens when a call needs step-up. Mounted once, beside all screens. */
export function StepUpDialog() {
  const asked = useStepUpAsked()
  return (
    <Dialog
      title="Confirm it's you"
      description="We need to check that it's still you. We won't ask again for 10 minutes."
      size="sm"
      staysOpen
      open={asked}
      onOpenChange={(open) => !open && answerStepUp(false)}
    >
      <Suspense fallback={<PageSpinner className="min-h-48" />}>
        <StepUpForm onConfirmed={() => answerStepUp(true)} />
      </Suspense>
    </Dialog>
  )
}
