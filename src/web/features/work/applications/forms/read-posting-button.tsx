import { Suspense } from 'react'
import { createApplicationBody } from '#contract/applications.ts'
import type { Posting } from '#contract/postings.ts'
import { Button } from '#web/ui/form/button.tsx'

interface ReadPostingButtonProps {
  /** The current input. */
  jobUrl: string
  posting: Posting | undefined
  requesting: boolean
  onRequest: (jobUrl: string) => void
}

/** Offers to read the posting of a link, unless that was done or is under way. */
export function ReadPostingButton(props: ReadPostingButtonProps) {
  return (
    // What checks the link may still be on its way; the dialog around does not wait for it.
    <Suspense fallback={null}>
      <ButtonForLink {...props} />
    </Suspense>
  )
}

function ButtonForLink({ jobUrl, posting, requesting, onRequest }: ReadPostingButtonProps) {
  const { data: link } = createApplicationBody.shape.jobUrl.safeParse(jobUrl)
  if (!link || (posting?.jobUrl === link && posting.state !== 'failed')) return null
  return (
    <Button variant="link" size="sm" loading={requesting} onClick={() => onRequest(link)} className="min-h-6 py-0">
      Read Posting
    </Button>
  )
}
