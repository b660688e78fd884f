import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SubmitInterestForm } from './submit-interest-form.tsx'
import { useSharedPosting } from './use-shared-posting.ts'

/** A job seeker hands the link of a posting to the account manager. What was shared opens it, filled in. */
export function SubmitInterestDialog() {
  const [pressed, setPressed] = useState(false)
  const { shared, forget } = useSharedPosting()

  function setOpen(open: boolean) {
    setPressed(open)
    if (!open && shared) forget()
  }

  return (
    <Dialog
      title="Submit Job Interest"
      description="Found a job you like? Send us its link and your account manager applies for you."
      open={pressed || shared !== null}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Link2 aria-hidden="true" />
          Submit Job Interest
        </Button>
      }
    >
      <SubmitInterestForm shared={shared} onDone={() => setOpen(false)} />
    </Dialog>
  )
}
