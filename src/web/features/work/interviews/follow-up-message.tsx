import { Mail } from 'lucide-react'
import { useState } from 'react'
import { type FollowUp, finishFollowUp } from '#contract/follow-ups.ts'
import { limits } from '#contract/fields.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Button } from '#web/ui/form/button.tsx'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { CopyText } from '#web/lib/copying.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { InlineDisclosure } from '#web/ui/overlay/disclosure.tsx'

/** The drafted message to an employer that has not answered: edited, copied or opened in a mail program, and marked as done. */
export function FollowUpMessage({ followUp }: { followUp: FollowUp }) {
  const { applicationId, company, position, subject } = followUp
  const [text, setText] = useState(followUp.text)
  const name = `${position} at ${company}`
  const finish = useCall(finishFollowUp, {
    success: 'Marked as done',
    failure: 'This was not saved',
  })
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
  return (
    <InlineDisclosure summary="Edit and Send the Message">
      <div className="grid gap-3 pt-2 text-base text-ink">
        <TextAreaField
          label={`Message about ${name}`}
          rows={6}
          maxLength={limits.note}
          value={text}
          onChange={({ target }) => setText(target.value)}
          aside={<CopyText text={text} label="Copy the Message" what="message" />}
        />
        <div className="flex flex-wrap gap-3">
          <a href={mail} className={buttonClass('secondary', 'sm')}>
            <Mail aria-hidden="true" />
            Open in Your Mail Program
          </a>
          <Button
            variant="ghost"
            size="sm"
            loading={finish.isPending}
            aria-label={`Done with ${name}`}
            onClick={() => finish.mutate({ params: { id: applicationId } })}
          >
            Done
          </Button>
        </div>
      </div>
    </InlineDisclosure>
  )
}
