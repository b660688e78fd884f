import { Suspense } from 'react'
import { createApplicationBody } from '#contract/applications.ts'
import type { Posting } from '#contract/postings.ts'
import { Button } from '#web/ui/form/button.tsx'

interface ReadPostingButtonProps {
  /** The link as it is typed. */
  jobUrl: string
  posting: Posting | undefined
  asking: boolean
  onAsk: (jobUrl: string) => void
}

/** Offers to read what a link leads to, unless that is read already or on its way. */
export function ReadPostingButton(props: ReadPostingButtonProps) {
  return (
    // What checks the link may still be on its way; the dialog around does not wait for it.
    <Suspense fallback={null}>
      <ButtonForLink {...props} />
    </Suspense>
  )
}

function ButtonForLink({ jobUrl, posting, asking, onAsk }: ReadPostingButtonProps) {
  const { data: link } = createApplicationBody.shape.jobUrl.safeParse(jobUrl)
  if (!link || (posting?.jobUrl === link && posting.state !== 'failed')) return null
  return (
    <Button variant="link" size="sm" loading={asking} onClick={() => onAsk(link)} className="min-h-6 py-0">
      Read Posting
    </Button>
  )
}
