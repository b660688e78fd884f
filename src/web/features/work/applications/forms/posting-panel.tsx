import type { Posting } from '#contract/postings.ts'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import { ExternalLink } from '#web/ui/layout/external-link.tsx'
import { SpinnerIcon } from '#web/ui/feedback/spinner.tsx'

/** The posting as it was when we read it. */
export function PostingPanel({ posting, open }: { posting: Posting; open: boolean }) {
  return (
    <Disclosure summary="The posting" open={open}>
      <PostingContent posting={posting} />
    </Disclosure>
  )
}

function PostingContent({
  posting: { state, failure, company, position, location, description, jobUrl },
}: {
  posting: Posting
}) {
  if (state === 'reading')
    return (
      <p role="status" className="flex items-center gap-2">
        <SpinnerIcon className="size-4" />
        Reading the posting…
      </p>
    )
  return (
    <div className="grid gap-3">
      {state === 'failed' ? (
        <p role="status">We could not read the posting. {failure}</p>
      ) : (
        <p className="font-semibold text-ink wrap-anywhere">
          {[position, company, location].filter(Boolean).join(' · ')}
        </p>
      )}
      <p>
        <ExternalLink href={jobUrl}>Open the Posting</ExternalLink>
      </p>
      {description && <p className="whitespace-pre-line wrap-anywhere text-ink">{description}</p>}
    </div>
  )
}
