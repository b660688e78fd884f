import { Link2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { JobInterest } from '#contract/job-interests.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { lazyWithPreload } from '#web/ui/overlay/lazy-with-preload.tsx'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'
import { PendingInterestDialogs } from './interest-list.tsx'
import { useSharedPosting } from './use-shared-posting.ts'

const InterestForm = lazyWithPreload(async () => (await import('./interest-form.tsx')).InterestForm)

/** A job seeker submits the link of a posting. A shared posting opens the dialog, filled in. */
export function SubmitInterestDialog() {
  const [isOpen, setIsOpen] = useState(false)
  const [excluded, setExcluded] = useState<JobInterest | null>(null)
  const { shared, forget } = useSharedPosting()

  function setOpen(open: boolean) {
    setIsOpen(open)
    if (!open && shared) forget()
  }

  function finish(interest: JobInterest) {
    setOpen(false)
    if (interest.excludedEmployer) setExcluded(interest)
  }

  return (
    <>
      <Dialog
        title="Submit Job Interest"
        description="Found a job you like? Send us the link, and your account manager will apply for you."
        open={isOpen || shared !== null}
        onOpenChange={setOpen}
        trigger={
          <Button {...InterestForm.preloadProps}>
            <Link2 aria-hidden="true" />
            Submit Job Interest
          </Button>
        }
      >
        <Suspense fallback={<PageSpinner className="min-h-60" />}>
          <InterestForm shared={shared} onDone={finish} />
        </Suspense>
      </Dialog>
      {excluded && (
        <Suspense fallback={null}>
          <PendingInterestDialogs kind="allow" interest={excluded} onDone={() => setExcluded(null)} />
        </Suspense>
      )}
    </>
  )
}
