import { useQuery } from '@tanstack/react-query'
import type { JobInterest } from '#contract/job-interests.ts'
import { confirmPostingOpen, readPostingCheck, type PostingCheck } from '#contract/posting-checks.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { formatDuration } from '#web/lib/format/due.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'

/** For a manager who is about to apply: whether the posting is still open, checked now. Nothing waits for it. */
export function PostingState({ interest, clientName }: { interest: JobInterest; clientName: string }) {
  const { data = interest.postingCheck, isFetching } = useQuery(
    queryFor(readPostingCheck, { params: { id: interest.id } }),
  )
  const now = useNow()
  if (!data)
    return (
      <p role="status" className="text-sm text-muted">
        {isFetching ? "Checking if it's still open…" : "We couldn't check if it's still open."}
      </p>
    )
  const { state, reason, saidOpenAt } = data
  const checked = describeChecked(data, now)
  if (state === 'closed')
    return (
      <Banner tone="warning" role="status" title="This posting seems to be closed">
        {reason} {checked}
        {saidOpenAt === null ? ` We asked ${clientName} for another.` : ` ${clientName} says it's still open.`}
      </Banner>
    )
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      {state === 'open' ? (
        <Badge tone="success">Still open</Badge>
      ) : (
        <Badge tone="neutral">Open or closed? Unknown</Badge>
      )}
      <span>
        {reason} {checked}
      </span>
    </p>
  )
}

/** `Checked 5 min ago.` */
const describeChecked = ({ checkedAt }: PostingCheck, now: number) =>
  checkedAt === null ? '' : `Checked ${formatDuration(now - Date.parse(checkedAt))} ago.`

/** That a pending interest leads to a posting that seems to be closed. The client can contradict. */
export function ClosedPosting({ interest: { id, postingCheck }, name }: { interest: JobInterest; name?: string }) {
  const now = useNow()
  const { mutate, isPending } = useCall(confirmPostingOpen, {
    success: "Thank you. Your account manager knows that it's still open.",
    failure: 'Failed to send this',
  })
  if (postingCheck?.state !== 'closed') return null
  const isContradicted = postingCheck.saidOpenAt !== null
  return (
    <Banner
      tone="warning"
      role="note"
      title="This posting seems to be closed"
      className="my-2 text-ink"
      action={
        name !== undefined &&
        !isContradicted && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`It's still open: ${name}`}
            loading={isPending}
            onClick={() => mutate({ params: { id } })}
          >
            It's still open
          </Button>
        )
      }
    >
      {postingCheck.reason} {describeChecked(postingCheck, now)}{' '}
      {name !== undefined &&
        (isContradicted
          ? "You told us it's still open."
          : "We wait for you: edit the link, withdraw the job, or tell us if it's still open.")}
    </Banner>
  )
}
