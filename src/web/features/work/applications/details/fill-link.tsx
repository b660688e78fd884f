import { ClipboardPen } from 'lucide-react'
import { isOver, isWithEmployer } from '#contract/application-status.ts'
import type { ApplicationDetails } from '#contract/applications.ts'
import { useHasApplyKit } from '#web/features/people/account/use-has-apply-kit.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { NewTabLink } from '#web/ui/layout/new-tab-link.tsx'

/** Opens the posting of a prepared application for the apply kit. Nothing without a kit, or once it was sent. */
export function FillLink({ application: { id, jobUrl, status } }: { application: ApplicationDetails }) {
  const hasKit = useHasApplyKit()
  if (!hasKit || jobUrl === null || isWithEmployer(status) || isOver(status)) return null
  return (
    <NewTabLink href={paths.openPosting(id)} className={buttonClass('ghost', 'sm')}>
      <ClipboardPen aria-hidden="true" />
      Apply With the Kit
    </NewTabLink>
  )
}
