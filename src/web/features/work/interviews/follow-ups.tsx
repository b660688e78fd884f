import { Mail } from 'lucide-react'
import { useState } from 'react'
import { type FollowUp, finishFollowUp, followUpDays } from '#contract/follow-ups.ts'
import { limits } from '#contract/fields.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Item, ItemList } from '#web/ui/data/item-list.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'
import { useFollowUps } from './interviews.queries.ts'

/** Applications without an answer, each with a message to edit. Renders nothing where there are none. */
export function FollowUps({ userId }: { userId?: string }) {
  const { data = [] } = useFollowUps(userId)
  if (data.length === 0) return null
  return (
    <Card aria-labelledby="follow-up-title">
      <CardHeader id="follow-up-title" title="Follow Up" className="pt-4 sm:pt-4" />
      <CardBody className="pt-0 pb-2">
        <p className="text-sm text-muted">No answer for {followUpDays} days. We wrote a message you can send.</p>
        <ItemList label="Follow Up">
          {data.map((followUp) => (
            <FollowUpItem key={followUp.applicationId} followUp={followUp} />
          ))}
        </ItemList>
      </CardBody>
    </Card>
  )
}

function FollowUpItem({ followUp }: { followUp: FollowUp }) {
  const { applicationId, company, position, sentAt, subject } = followUp
  const [text, setText] = useState(followUp.text)
  const name = `${position} at ${company}`
  const finish = useCall(finishFollowUp, {
    success: 'Marked as done',
    failure: 'This was not saved',
  })
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
  return (
    <Item
      className="py-2"
      title={name}
      text={`Sent on ${showDay(sentAt)}`}
      trailing={
        <Button
          variant="ghost"
          size="sm"
          loading={finish.isPending}
          aria-label={`Done with ${name}`}
          onClick={() => finish.mutate({ params: { id: applicationId } })}
        >
          Done
        </Button>
      }
      meta={
        <div className="text-base text-ink">
          <InlineDisclosure summary="Edit and Send the Message">
            <div className="grid gap-3 pt-2">
              <TextAreaField
                label={`Message about ${name}`}
                rows={6}
                maxLength={limits.note}
                value={text}
                onChange={({ target }) => setText(target.value)}
                aside={
                  <CopyButton
                    text={text}
                    label="Copy the Message"
                    onFailure={() => showToast({ title: 'The message could not be copied', tone: 'danger' })}
                  />
                }
              />
              <a href={mail} className={buttonClass('secondary', 'sm', 'justify-self-start')}>
                <Mail aria-hidden="true" />
                Open in Your Mail Program
              </a>
            </div>
          </InlineDisclosure>
        </div>
      }
    />
  )
}
