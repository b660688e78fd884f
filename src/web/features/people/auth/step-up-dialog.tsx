import { answerStepUp, useStepUpAsked } from '#web/lib/api/step-up.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { StepUpForm } from './second-factors/step-up-form.tsx'

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
      <StepUpForm onConfirmed={() => answerStepUp(true)} />
    </Dialog>
  )
}
