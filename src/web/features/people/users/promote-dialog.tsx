import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { PromoteForm } from './promote-form.tsx'

export function PromoteDialog() {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      title="Promote to Account Manager"
      description="An account manager applies to jobs for assigned clients and no longer searches for a job here."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <UserRoundPlus aria-hidden="true" />
          Promote to Account Manager
        </Button>
      }
    >
      <PromoteForm onDone={() => setOpen(false)} />
    </Dialog>
  )
}
