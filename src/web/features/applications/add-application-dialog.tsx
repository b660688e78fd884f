import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AddApplicationForm } from './add-application-form.tsx'

/** A job seeker records an application of their own. */
export function AddApplicationDialog() {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      title="Add Application"
      description="Keep track of a job you applied for yourself."
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary">
          <Plus aria-hidden="true" />
          Add Application
        </Button>
      }
    >
      <AddApplicationForm onDone={() => setOpen(false)} />
    </Dialog>
  )
}
