import { useRef, useState } from 'react'
import { recoveryCodeCount, renewRecoveryCodes } from '#contract/second-factors.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Button } from '#web/ui/form/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { FactorPart, type FactorPartProps } from './factor-part.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'

/** At this count or below, the badge turns to a warning. */
const lowCount = 3

export function RecoveryCodes({ factors: { recoveryCodesLeft }, onChange, focusCodes }: FactorPartProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const renew = useCall(renewRecoveryCodes, {
    failure: { title: 'No new recovery codes', fallback: 'Please try again.' },
    onSuccess: (change) => {
      setOpen(false)
      onChange(change)
    },
  })
  return (
    <FactorPart
      title="Recovery Codes"
      text={
        <>
          <Badge tone={recoveryCodesLeft <= lowCount ? 'warning' : 'neutral'} className="me-2">
            {recoveryCodesLeft} of {recoveryCodeCount} left
          </Badge>
          Each one works once, for when you can't use your other factors.
        </>
      }
      action={
        <ConfirmDialog
          title="Make new recovery codes?"
          description="The codes you have now stop working. We show the new ones once."
          confirmLabel="Make New Codes"
          open={open}
          onOpenChange={setOpen}
          onClosed={() => focusCodes() || button.current?.focus()}
          loading={renew.isPending}
          onConfirm={() => renew.mutate()}
          trigger={
            <Button ref={button} variant="secondary">
              New Recovery Codes
            </Button>
          }
        />
      }
    />
  )
}
