import { ArrowRight, Sun } from 'lucide-react'
import { Link } from 'wouter'
import { markNotificationRead } from '#contract/notifications.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { Card, CardBody, IconTile } from '#web/ui/layout/card.tsx'
import type { NextStep } from './next-step.ts'

/** The one thing to do next. */
export function NextStepCard({ step: { title, text, action, notificationId } }: { step: NextStep }) {
  const markRead = useMarkRead(notificationId)
  return (
    <Card aria-labelledby="next-step-title" tone={action ? 'accent' : 'plain'}>
      <CardBody className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
        {!action && (
          <IconTile>
            <Sun />
          </IconTile>
        )}
        <div className="grid min-w-0 grow basis-64 gap-0.5 wrap-anywhere">
          {action && <p className="text-sm font-medium text-muted">Your Next Step</p>}
          <h2 id="next-step-title" className="text-xl">
            {title}
          </h2>
          <p className="line-clamp-3 text-muted">{text}</p>
        </div>
        {action && (
          <Link href={action.href} onClick={markRead} className={buttonClass('primary', 'md', 'max-sm:w-full')}>
            {action.label}
            <ArrowRight aria-hidden="true" />
          </Link>
        )}
      </CardBody>
    </Card>
  )
}

/** Marks the notification that the step came from. An admin who views as the person marks nothing. */
function useMarkRead(notificationId: string | null) {
  const { view } = useSignedInUser()
  const { mutate } = useCall(markNotificationRead, { failure: null })
  return () => {
    if (notificationId !== null && !view) mutate({ params: { id: notificationId } })
  }
}
