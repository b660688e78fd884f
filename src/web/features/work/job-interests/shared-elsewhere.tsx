import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { focusHeadingOnRemoval } from '#web/ui/overlay/keep-focus.ts'
import { useSharedPosting } from './use-shared-posting.ts'

/** For staff: only job seekers can submit what was shared. */
export function SharedElsewhere() {
  const { shared, forget } = useSharedPosting()
  if (!shared) return null
  return (
    <Banner
      ref={focusHeadingOnRemoval}
      tone="warning"
      role="alert"
      title="Nothing was submitted"
      action={
        <Button variant="secondary" size="sm" onClick={forget}>
          Dismiss
        </Button>
      }
    >
      Job interests come from job seekers. To submit what you shared, log in with a job seeker's account and share it
      again.
    </Banner>
  )
}
