import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { lazyWithPreload } from '#web/ui/overlay/lazy-with-preload.tsx'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'

const AddApplicationForm = lazyWithPreload(async () => (await import('./add-application-form.tsx')).AddApplicationForm)

/** A job seeker records their own application. */
export function AddApplicationDialog() {
  return (
    <Dialog
      title="Add Application"
      description="Keep track of a job you applied for yourself."
      trigger={
        <Button variant="secondary" {...AddApplicationForm.preloadProps}>
          <Plus aria-hidden="true" />
          Add Application
        </Button>
      }
    >
      {(close) => (
        <Suspense fallback={<PageSpinner className="min-h-60" />}>
          <AddApplicationForm onDone={close} />
        </Suspense>
      )}
    </Dialog>
  )
}
