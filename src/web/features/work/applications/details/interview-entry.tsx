import { TextLink } from '#web/lib/navigation/links.tsx'
import type { ApplicationDetails } from '#contract/applications.ts'
import type { Interview } from '#contract/interviews.ts'
import { requestInterviewForm } from '#web/features/work/interviews/interview-request.ts'
import { kindLabels } from '#web/features/work/interviews/interview-values.ts'
import { useInterviewSave } from '#web/features/work/interviews/interviews.queries.ts'
import { showZonedTime } from '#web/features/work/interviews/zoned-time.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { ConfirmButton } from '#web/ui/overlay/confirm-dialog.tsx'

interface InterviewEntryProps {
  interview: Interview
  application: ApplicationDetails
  editable: boolean
}

/** An interview of an application, with what can be done about it. */
export function InterviewEntry({ interview, application, editable }: InterviewEntryProps) {
  const { kind, place } = interview
  const { id: applicationId, company, position } = application
  return (
    <>
      <p className="text-sm wrap-anywhere text-muted">{[kindLabels[kind], place].filter(Boolean).join(', ')}</p>
      {editable && (
        <Row gap="xs" className="-ms-3">
          <Button
            variant="ghost"
            size="sm"
            onClick={() => requestInterviewForm({ applicationId, company, position, interview })}
          >
            Edit
          </Button>
          <RemoveInterview interview={interview} />
        </Row>
      )}
    </>
  )
}

/** When it is, with a link to its preparation. */
export function InterviewTitle({ interview: { id, startsAt, timeZone } }: { interview: Interview }) {
  return <TextLink href={paths.interview(id)}>Interview, {showZonedTime(startsAt, timeZone)}</TextLink>
}

function RemoveInterview({ interview: { id, applicationId, startsAt, timeZone } }: { interview: Interview }) {
  const texts = { success: 'Interview removed', failure: 'The interview was not removed' }
  const { remove, isPending } = useInterviewSave(applicationId, texts)
  return (
    <ConfirmButton
      label="Remove"
      title="Remove this interview?"
      description={`${showZonedTime(startsAt, timeZone)}. Its notes are removed too, and calendars show it as canceled.`}
      confirmLabel="Remove"
      tone="danger"
      loading={isPending}
      onConfirm={(close) => void remove(id).then(close, () => {})}
    />
  )
}
