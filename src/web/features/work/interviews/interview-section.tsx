import { CalendarPlus } from 'lucide-react'
import { Link } from 'wouter'
import type { ApplicationDetails } from '#contract/applications.ts'
import type { Interview } from '#contract/interviews.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { requestInterviewForm } from './interview-request.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/form/button.tsx'
import { DownloadLink } from '#web/ui/form/download-link.tsx'
import { Item, ItemList } from '#web/ui/data/item-list.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { Row, Section } from '#web/ui/layout/page.tsx'
import { kindLabels } from './interview-values.ts'
import { getIcsUrl, useInterviews, useInterviewSave } from './interviews.queries.ts'
import { showZonedTime } from './zoned-time.ts'
import { useState } from 'react'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'

/** The interviews of an application, in its details. */
export function InterviewSection({ application, editable }: { application: ApplicationDetails; editable: boolean }) {
  const { id, company, position, status } = application
  const query = useInterviews(id)
  return (
    <Section
      level={3}
      title="Interviews"
      actions={
        editable && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => requestInterviewForm({ applicationId: id, company, position })}
          >
            <CalendarPlus aria-hidden="true" />
            Add Interview
          </Button>
        )
      }
    >
      <Loadable
        {...getQueryState(query, 'The interviews could not be loaded.')}
        room="min-h-12"
        expected={{ rows: 1 }}
        empty={
          <p className="text-muted">
            {status === 'interviewing' ? 'When is the interview? We remind you the day before.' : 'No interviews yet'}
          </p>
        }
      >
        {(interviews) => (
          <ItemList label="Interviews" className="mx-0 -mt-2.5">
            {interviews.map((interview) => (
              <InterviewItem key={interview.id} interview={interview} application={application} editable={editable} />
            ))}
          </ItemList>
        )}
      </Loadable>
    </Section>
  )
}

interface InterviewItemProps {
  interview: Interview
  application: ApplicationDetails
  editable: boolean
}

function InterviewItem({ interview, application, editable }: InterviewItemProps) {
  const { id, startsAt, timeZone, kind, place } = interview
  const { id: applicationId, company, position } = application
  return (
    <Item
      className="px-0 py-2.5"
      title={
        <Link href={paths.interview(id)} className={linkClass}>
          {showZonedTime(startsAt, timeZone)}
        </Link>
      }
      text={[kindLabels[kind], place].filter(Boolean).join(', ')}
      meta={
        <Row className="pt-2">
          <DownloadLink href={getIcsUrl(id)} variant="secondary" size="sm">
            Add to calendar
          </DownloadLink>
          {editable && (
            <>
              <Button
                variant="ghost"
                size="sm"
                onClick={() => requestInterviewForm({ applicationId, company, position, interview })}
              >
                Edit
              </Button>
              <RemoveInterview interview={interview} />
            </>
          )}
        </Row>
      }
    />
  )
}

function RemoveInterview({ interview: { id, applicationId, startsAt, timeZone } }: { interview: Interview }) {
  const [open, setOpen] = useState(false)
  const { remove, isPending } = useInterviewSave(
    applicationId,
    { success: 'Interview removed', failure: 'The interview was not removed' },
    () => setOpen(false),
  )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" size="sm">
          Remove
        </Button>
      }
      title="Remove this interview?"
      description={`${showZonedTime(startsAt, timeZone)}. Its notes are removed too, and calendars show it as canceled.`}
      confirmLabel="Remove"
      tone="danger"
      loading={isPending}
      onConfirm={() => void remove(id).catch(() => {})}
    />
  )
}
