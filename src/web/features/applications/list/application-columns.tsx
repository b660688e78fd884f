import { type Column, hiddenIfEmpty } from '#web/ui/data/table.tsx'
import { ApplicationDate } from './application-date.tsx'
import type { ListedApplication } from '../applications.queries.ts'
import { DetailsButton } from '../details/details-button.tsx'
import { JobLink } from '../details/job-link.tsx'
import { NotesText } from '../details/notes-text.tsx'
import { hasCredentials, SiteCredentials } from '../credentials/site-credentials.tsx'
import { StatusBadge } from './status-badge.tsx'
import { StatusSelect } from './status-select.tsx'

type ApplicationColumn = Column<ListedApplication>

const position = (onOpen: ((id: string) => void) | undefined): ApplicationColumn => ({
  key: 'position',
  header: 'Position',
  rowHeader: true,
  className: 'wrap-anywhere @4xl:min-w-30 @5xl:min-w-36',
  cell: (application) => (onOpen ? <DetailsButton application={application} onOpen={onOpen} /> : application.position),
})

const company: ApplicationColumn = {
  key: 'company',
  header: 'Company',
  className: 'wrap-anywhere @4xl:min-w-28 @5xl:min-w-32',
  cell: (application) => application.company,
}

const client: ApplicationColumn = {
  key: 'client',
  header: 'Client',
  className: 'wrap-anywhere @4xl:min-w-28 @5xl:min-w-32',
  cell: ({ client }) => client && `${client.firstName} ${client.lastName}`,
}

const date: ApplicationColumn = {
  key: 'date',
  header: 'Date Applied',
  className: 'text-sm @4xl:min-w-24 @5xl:whitespace-nowrap',
  cell: (application) => <ApplicationDate application={application} />,
}

const changeableStatus: ApplicationColumn = {
  key: 'status',
  header: 'Status',
  cell: (application) => <StatusSelect application={application} />,
}

const plainStatus: ApplicationColumn = {
  key: 'status',
  header: 'Status',
  cell: ({ status }) => <StatusBadge status={status} />,
}

/** The link to the job and the sign-in of its site. */
const link: ApplicationColumn = {
  key: 'link',
  header: 'Link',
  className: `text-sm @4xl:min-w-32 @5xl:min-w-44 ${hiddenIfEmpty}`,
  cell: (application) =>
    application.jobUrl === null && !hasCredentials(application) ? null : (
      <>
        {application.jobUrl && <JobLink href={application.jobUrl} />}
        {hasCredentials(application) && <SiteCredentials application={application} />}
      </>
    ),
}

const notes: ApplicationColumn = {
  key: 'notes',
  header: 'Notes',
  className: `@4xl:min-w-30 @5xl:min-w-36 ${hiddenIfEmpty}`,
  cell: ({ notes }) => notes && <NotesText notes={notes} />,
}

interface ColumnOptions {
  editable: boolean
  /** Opens the details. */
  onOpen?: (id: string) => void
}

/** The columns for a list; the client only where the list mixes several clients. */
export function getColumns(applications: readonly ListedApplication[], { editable, onOpen }: ColumnOptions) {
  return [
    position(onOpen),
    company,
    ...(applications.some(({ client }) => client) ? [client] : []),
    date,
    editable ? changeableStatus : plainStatus,
    link,
    notes,
  ]
}
