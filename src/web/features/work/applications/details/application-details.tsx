import { Pencil } from 'lucide-react'
import { Link } from 'wouter'
import type { ApplicationDetails as Details } from '#contract/applications.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/form/button.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { DialogBody } from '#web/ui/overlay/dialog.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { Divider, Section } from '#web/ui/layout/page.tsx'
import { ApplicationDate } from '../list/application-date.tsx'
import { ApprovalPanel } from '#web/features/work/approvals/approval-panel.tsx'
import { InterviewSection } from '#web/features/work/interviews/interview-section.tsx'
import { ApplicationHistory } from './application-history.tsx'
import { JobLink } from './job-link.tsx'
import { SentSection } from './sent-section.tsx'
import { hasCredentials, SiteCredentials } from '../credentials/site-credentials.tsx'
import { StatusBadge } from '../list/status-badge.tsx'
import { StatusSelect } from '../list/status-select.tsx'

interface ApplicationDetailsProps {
  application: Details
  /** Opens the form; null where the application is read-only. */
  onEdit: (() => void) | null
  /** It has just been edited: the focus returns to Edit. */
  edited: boolean
}

const focus = (element: HTMLElement | null) => element?.focus()

export function ApplicationDetails({ application, onEdit, edited }: ApplicationDetailsProps) {
  const { id: readerId, role } = useSignedInUser()
  const { client, status, jobUrl, coverLetterUrl, notes, createdAt, userId } = application
  const aboutHref = paths.writeAbout('application', application.id, role === 'user' ? undefined : userId)
  const facts = [
    { term: 'Status', value: onEdit ? <StatusSelect application={application} /> : <StatusBadge status={status} /> },
    { term: 'Date Applied', value: <ApplicationDate application={application} /> },
    { term: 'Link', value: jobUrl && <JobLink href={jobUrl} /> },
    { term: 'Added', value: <time dateTime={createdAt}>{showDay(createdAt)}</time> },
    ...(userId === readerId ? [] : [{ term: 'Client', value: `${client.firstName} ${client.lastName}` }]),
    {
      term: 'Questions',
      value: (
        <Link href={aboutHref} className={linkClass}>
          Write About This Application
        </Link>
      ),
    },
    ...(coverLetterUrl ? [{ term: 'Cover Letter', value: <CoverLetterLink href={coverLetterUrl} /> }] : []),
    ...(hasCredentials(application)
      ? [{ term: 'Site Login', value: <SiteCredentials application={application} /> }]
      : []),
  ]
  return (
    <DialogBody className="gap-6">
      <ApprovalPanel application={application} />
      <DescriptionList columns={2} items={facts} />
      <Section
        level={3}
        title="Notes"
        actions={
          onEdit && (
            <Button ref={edited ? focus : null} variant="secondary" size="sm" onClick={onEdit}>
              <Pencil aria-hidden="true" />
              Edit
            </Button>
          )
        }
      >
        <p className="wrap-anywhere whitespace-pre-line">{notes ?? <span className="text-muted">No notes</span>}</p>
      </Section>
      <Divider />
      <InterviewSection application={application} editable={onEdit !== null} />
      <Divider />
      <SentSection application={application} />
      <Divider />
      <ApplicationHistory id={application.id} />
    </DialogBody>
  )
}

/** An uploaded file or an external page. */
function CoverLetterLink({ href }: { href: string }) {
  return <JobLink href={href.startsWith('/') ? `${window.location.origin}${href}` : href} />
}
