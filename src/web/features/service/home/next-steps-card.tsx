import { ArrowRight, Sun } from 'lucide-react'
import { ButtonLink, TextLink } from '#web/lib/navigation/links.tsx'
import { markNotificationRead } from '#contract/notifications.ts'
import { FollowUpMessage } from '#web/features/work/interviews/follow-up-message.tsx'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Card, IconTile } from '#web/ui/layout/card.tsx'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'
import type { NextStep } from './next-steps.ts'

/** Others are folded. */
const maxShown = 3

/** What needs the client, in order. The first step is the largest. */
export function NextStepsCard({ steps: [first, ...others] }: { steps: readonly NextStep[] }) {
  const folded = others.slice(maxShown)
  if (!first) return null
  return (
    <Card
      aria-labelledby="next-step-title"
      tone={first.kind === 'nothing' ? 'plain' : 'accent'}
      className="px-edge py-4 sm:px-6"
    >
      <FirstStep step={first} />
      {others.length > 0 && (
        <div className="mt-3 border-t border-line pt-1">
          <StepList steps={others.slice(0, maxShown)} label="Also waiting for you" />
          {folded.length > 0 && (
            <InlineDisclosure summary={`Show ${folded.length} More`}>
              <StepList steps={folded} label="More that waits for you" />
            </InlineDisclosure>
          )}
        </div>
      )}
    </Card>
  )
}

function FirstStep({ step: { kind, title, text, action, notificationId, followUp } }: { step: NextStep }) {
  const markRead = useMarkRead(notificationId)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {kind === 'nothing' && (
        <IconTile>
          <Sun />
        </IconTile>
      )}
      <div className="grid min-w-0 grow basis-64 gap-0.5 wrap-anywhere">
        {kind !== 'nothing' && <p className="text-sm font-medium text-muted">Your Next Step</p>}
        <h2 id="next-step-title" className="text-xl">
          {title}
        </h2>
        <p className="line-clamp-3 text-muted">{text}</p>
        {followUp && <FollowUpMessage key={followUp.applicationId} followUp={followUp} />}
      </div>
      {action && (
        <ButtonLink href={action.href} onClick={markRead} variant="primary" className="max-sm:w-full">
          {action.label}
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      )}
    </div>
  )
}

function StepList({ steps, label }: { steps: readonly NextStep[]; label: string }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {steps.map((step) => (
        <StepRow key={`${step.kind} ${step.title} ${step.text}`} step={step} />
      ))}
    </ul>
  )
}

function StepRow({ step: { title, text, action, notificationId, followUp } }: { step: NextStep }) {
  const markRead = useMarkRead(notificationId)
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2">
      <div className="min-w-0 font-medium wrap-anywhere">
        {action ? (
          <TextLink href={action.href} onClick={markRead}>
            {title}
          </TextLink>
        ) : (
          title
        )}
      </div>
      <p className="line-clamp-2 min-w-0 grow basis-80 text-sm wrap-anywhere text-muted">{text}</p>
      {followUp && <FollowUpMessage followUp={followUp} />}
    </li>
  )
}

/** Marks the notification that the step came from. An admin who views as the person marks nothing. */
function useMarkRead(notificationId: string | undefined) {
  const { view } = useSignedInUser()
  const { mutate } = useCall(markNotificationRead, { failure: null })
  return () => {
    if (notificationId !== undefined && !view) mutate({ params: { id: notificationId } })
  }
}
