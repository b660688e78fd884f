import { sendNotification } from '#contract/notifications.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Button } from '#web/ui/form/button.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'

interface NudgeButtonProps {
  manager: { id: string; firstName: string }
  /** What it is about, as in the name of the button: `Answer to a message, Maya Okafor`. */
  about: string
  title: string
  message: string
}

/** Reminds an account manager, with one notification for each click. */
export function NudgeButton({ manager, about, title, message }: NudgeButtonProps) {
  const { mutate, isPending } = useCall(sendNotification, {
    success: `We reminded ${manager.firstName}`,
    failure: 'Failed to send notification',
  })
  return (
    <Button
      size="sm"
      variant="secondary"
      loading={isPending}
      onClick={() => mutate({ body: { recipientId: manager.id, title, message } })}
    >
      Nudge<VisuallyHidden>: {about}</VisuallyHidden>
    </Button>
  )
}
