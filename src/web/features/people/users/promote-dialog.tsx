import { UserRoundPlus } from 'lucide-react'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { PromoteForm } from './promote-form.tsx'

export function PromoteDialog() {
  return (
    <Dialog
      title="Promote to Account Manager"
      description="An account manager applies to jobs for assigned clients and no longer searches for a job here."
      trigger={
        <Button>
          <UserRoundPlus aria-hidden="true" />
          Promote to Account Manager
        </Button>
      }
    >
      {(close) => <PromoteForm onDone={close} />}
    </Dialog>
  )
}
