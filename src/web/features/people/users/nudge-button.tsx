import type { Nudge } from '#contract/fields.ts'
import { sendNotification } from '#contract/notifications.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { showMoment } from '#web/lib/format/dates.ts'
import { timeAgo } from '#web/lib/format/time.ts'
import { Button } from '#web/ui/form/button.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'

interface NudgeButtonProps {
  manager: { id: string; firstName: string }
  /** What it is about, as in the name of the button: `Answer to a message, Maya Okafor`. */
  about: string
  title: string
  message: string
  /** The promise or the client that it is about. */
  aboutId: string
  nudged: Nudge
}

/** Reminds an account manager, with one notification for each click. Says who did so last, and when. */
export function NudgeButton({ manager, about, title, message, aboutId, nudged }: NudgeButtonProps) {
  const { mutate, isPending } = useCall(sendNotification, {
    success: `We reminded ${manager.firstName}`,
    failure: 'Failed to send notification',
  })
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        loading={isPending}
        onClick={() => mutate({ body: { recipientId: manager.id, title, message, aboutId } })}
      >
        Nudge<VisuallyHidden>: {about}</VisuallyHidden>
      </Button>
      {nudged && (
        <p className="text-sm text-muted">
          Nudged{' '}
          <time dateTime={nudged.at} title={showMoment(nudged.at)}>
            {timeAgo(nudged.at)}
          </time>{' '}
          by {nudged.by}
        </p>
      )}
    </>
  )
}
