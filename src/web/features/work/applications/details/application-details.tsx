import { CalendarPlus, MessageSquare, Paperclip, Pencil } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import type { ApplicationDetails as Details } from '#contract/applications.ts'
import { requestInterviewForm } from '#web/features/work/interviews/interview-request.ts'
import { ApplicationMails } from '#web/features/work/mails/application-mails.tsx'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Divider, Row, Section, Stack } from '#web/ui/layout/page.tsx'
import { DialogBody } from '#web/ui/overlay/dialog.tsx'
import { hasCredentials, SiteCredentials } from '../credentials/site-credentials.tsx'
import { ApplicationDate } from '../list/application-date.tsx'
import { StatusBadge } from '../list/status-badge.tsx'
import { StatusSelect } from '../list/status-select.tsx'
import { findState } from './application-state.ts'
import { AttachDialog } from './attach-dialog.tsx'
import { FillLink } from './fill-link.tsx'
import { JobLink } from './job-link.tsx'
import { RecordReceipt } from './record-receipt.tsx'
import { StateHeader } from './state-header.tsx'
import { StreamList } from './stream-list.tsx'
import { type Stream, useStream } from '../use-stream.ts'

interface ApplicationDetailsProps {
  application: Details
  /** Opens the form; null where the application is read-only. */
  onEdit: (() => void) | null
  /** It has just been edited: the focus returns to Edit. */
  edited: boolean
}

/** What matters now, then all that happened. */
export function ApplicationDetails({ application, onEdit, edited }: ApplicationDetailsProps) {
  const { id: readerId, role } = useSignedInUser()
  const stream = useStream(application)
  const now = useNow()
  const { id, notes, userId } = application
  const own = userId === readerId
  const aboutHref = paths.writeAbout('application', id, role === 'user' ? undefined : userId)
  const { approvals, interviews, receipts, history } = stream
  const state = findState({
    application,
    own,
    approval: approvals.data?.[0] ?? null,
    interviews: interviews.data ?? [],
    latestReceipt: receipts.data?.[0],
    history: history.data ?? [],
    now,
  })
  const isPreparedShown = state.kind === 'approval' && receipts.data?.[0]?.state === 'prepared'
  // The offer has them beside its buttons.
  const isOfferShown = state.kind === 'offer' && own
  return (
    <DialogBody className="gap-5 pt-3">
      <Facts application={application} own={own} editable={onEdit !== null} />
      {/* Whether staff can ask depends on what was asked before. */}
      {(state.kind !== 'request' || approvals.data) && (
        <StateHeader application={application} state={state} stream={stream} own={own} aboutHref={aboutHref} />
      )}
      <Actions application={application} stream={stream} onEdit={onEdit} edited={edited} aboutHref={aboutHref} />
      {notes !== null && !isOfferShown && (
        <Section level={3} title="Notes">
          <p className="wrap-anywhere whitespace-pre-line">{notes}</p>
        </Section>
      )}
      <ApplicationMails applicationId={id} />
      <Divider />
      <Section level={3} title="What Happened">
        <StreamList
          application={application}
          stream={stream}
          own={own}
          editable={onEdit !== null}
          isPreparedShown={isPreparedShown}
        />
      </Section>
    </DialogBody>
  )
}

function Facts({ application, own, editable }: { application: Details; own: boolean; editable: boolean }) {
  const { client, status, dateApplied, jobUrl, coverLetterUrl } = application
  return (
    <Stack gap="xs">
      <Row className="gap-x-5 text-sm">
        {editable ? <StatusSelect application={application} /> : <StatusBadge status={status} />}
        {!own && (
          <span>
            {client.firstName} {client.lastName}
          </span>
        )}
        <span>
          {dateApplied && 'Applied '}
          <ApplicationDate application={application} />
        </span>
        {jobUrl && <JobLink href={jobUrl} />}
        {coverLetterUrl && <CoverLetterLink href={coverLetterUrl} />}
      </Row>
      {hasCredentials(application) && (
        <div className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          Site Login: <SiteCredentials application={application} />
        </div>
      )}
    </Stack>
  )
}

/** An uploaded file or an external page. */
const CoverLetterLink = ({ href }: { href: string }) => (
  <span>
    Cover letter: <JobLink href={href.startsWith('/') ? `${window.location.origin}${href}` : href} />
  </span>
)

const focus = (element: HTMLElement | null) => element?.focus()

interface ActionsProps extends ApplicationDetailsProps {
  stream: Stream
  aboutHref: string
}

function Actions({ application, stream: { documents, receipts }, onEdit, edited, aboutHref }: ActionsProps) {
  const { id: readerId, role } = useSignedInUser()
  const [choosing, setChoosing] = useState(false)
  const { id, userId, company, position } = application
  return (
    <Row gap="xs" className="-mx-3">
      {receipts.data && userId !== readerId && role !== 'user' && (
        <>
          <FillLink application={application} />
          <RecordReceipt application={application} latest={receipts.data[0]} />
        </>
      )}
      {application.status !== 'offered' && (
        <ButtonLink href={aboutHref} variant="ghost" size="sm">
          <MessageSquare aria-hidden="true" />
          Write About This Application
        </ButtonLink>
      )}
      {onEdit && (
        <>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => requestInterviewForm({ applicationId: id, company, position })}
          >
            <CalendarPlus aria-hidden="true" />
            Add Interview
          </Button>
          <Button ref={edited ? focus : null} variant="ghost" size="sm" onClick={onEdit}>
            <Pencil aria-hidden="true" />
            Edit
          </Button>
        </>
      )}
      {documents.data && (
        <Button variant="ghost" size="sm" onClick={() => setChoosing(true)}>
          <Paperclip aria-hidden="true" />
          Attach Documents
        </Button>
      )}
      {choosing && documents.data && (
        <AttachDialog
          application={application}
          attached={documents.data.map(({ documentId }) => documentId)}
          onClose={() => setChoosing(false)}
        />
      )}
    </Row>
  )
}
