import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SubmitInterestForm } from './submit-interest-form.tsx'

/** A job seeker hands the link of a posting to the account manager. */
export function SubmitInterestDialog() {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      title="Submit Job Interest"
      description="Found a job you like? Send us its link and your account manager applies for you."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Link2 aria-hidden="true" />
          Submit Job Interest
        </Button>
      }
    >
      <SubmitInterestForm onDone={() => setOpen(false)} />
    </Dialog>
  )
}
