import { TextLink } from '#web/lib/navigation/links.tsx'
import type { Role } from '#contract/endpoint.ts'
import { paths } from '#web/paths.ts'
import { type Column, hiddenIfEmpty } from '#web/ui/data/table.tsx'
import { ApplicationDate } from './application-date.tsx'
import { CompanyName } from './company-name.tsx'
import type { ListedApplication } from '../applications.queries.ts'
import { DetailsButton } from '../details/details-button.tsx'
import { JobLink } from '../details/job-link.tsx'
import { hasCredentials, SiteCredentials } from '../credentials/site-credentials.tsx'
import { formatNextStep } from './next-step-text.ts'
import { SelectAll, SelectRow } from './selection.tsx'
import { StatusBadge } from './status-badge.tsx'
import { StatusSelect } from './status-select.tsx'

type ApplicationColumn = Column<ListedApplication>

/** A share of the table's width. What is longer is cut off; the details show all of it. */
const cut = '@4xl:max-w-0 @4xl:truncate'

const selection: ApplicationColumn = {
  header: 'Select',
  headerControl: <SelectAll />,
  className: '@4xl:w-0 @4xl:pe-0',
  cell: (application) => <SelectRow application={application} />,
}

const position = (onOpen: (id: string) => void): ApplicationColumn => ({
  header: 'Position',
  rowHeader: true,
  className: `wrap-anywhere @4xl:w-[30%] ${cut}`,
  title: ({ position }) => position,
  cell: (application) => (
    <>
      <DetailsButton
        application={application}
        onOpen={onOpen}
        className="max-w-[calc(100%-2.25rem)] align-middle @4xl:truncate"
      />
      {hasCredentials(application) && <CredentialsButton application={application} onOpen={onOpen} />}
    </>
  ),
})

interface CredentialsButtonProps {
  application: ListedApplication
  onOpen: (id: string) => void
}

/** Says that there is a sign-in of the job site, which the details show. */
function CredentialsButton({ application: { id, position, company }, onOpen }: CredentialsButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Site login of ${position} at ${company}`}
      title="Site Login"
      onClick={() => onOpen(id)}
      className="icon-before icon-key ms-1 inline-grid size-7 cursor-pointer place-items-center rounded-md align-middle text-sm text-muted hover:bg-hover hover:text-ink"
    />
  )
}

/** The details of the dashboard open from it. */
const linkedPosition: ApplicationColumn = {
  header: 'Position',
  rowHeader: true,
  className: `wrap-anywhere @4xl:w-[24%] ${cut}`,
  title: ({ position }) => position,
  cell: ({ id, position }) => <TextLink href={paths.applicationIn(id)}>{position}</TextLink>,
}

const company: ApplicationColumn = {
  key: 'company',
  header: 'Company',
  sort: 'ascending',
  className: `text-sm wrap-anywhere @4xl:w-[22%] ${cut}`,
  title: ({ company }) => company,
  cell: ({ company }) => <CompanyName company={company} />,
}

const client: ApplicationColumn = {
  header: 'Client',
  className: `text-sm wrap-anywhere @4xl:w-[14%] ${cut} ${hiddenIfEmpty}`,
  title: ({ client }) => client && `${client.firstName} ${client.lastName}`,
  cell: ({ client }) => client && `${client.firstName} ${client.lastName}`,
}

const date: ApplicationColumn = {
  key: 'date',
  header: 'Date Applied',
  sort: 'descending',
  className: 'text-sm @4xl:whitespace-nowrap',
  cell: (application) => <ApplicationDate application={application} />,
}

const changeableStatus: ApplicationColumn = {
  key: 'status',
  header: 'Status',
  sort: 'ascending',
  cell: (application) => <StatusSelect application={application} />,
}

const plainStatus: ApplicationColumn = {
  key: 'status',
  header: 'Status',
  sort: 'ascending',
  cell: ({ status }) => <StatusBadge status={status} />,
}

const next = (role: Role): ApplicationColumn => ({
  header: 'Next',
  className: `text-sm font-medium @4xl:whitespace-nowrap ${hiddenIfEmpty}`,
  cell: (application) => formatNextStep(application, role) ?? '',
})

const link: ApplicationColumn = {
  header: 'Link',
  className: `text-sm @4xl:w-0 ${hiddenIfEmpty}`,
  cell: ({ jobUrl }) => jobUrl && <JobLink href={jobUrl} iconOnly />,
}

const notes: ApplicationColumn = {
  header: 'Notes',
  className: `text-sm @4xl:w-[18%] ${cut} ${hiddenIfEmpty}`,
  title: ({ notes }) => notes,
  cell: ({ notes }) => notes,
}

/** The sign-in of the job site, its password masked until it is asked for. */
const siteSignIn: ApplicationColumn = {
  header: 'Site Login',
  className: `text-sm @4xl:whitespace-nowrap ${hiddenIfEmpty}`,
  cell: (application) =>
    hasCredentials(application) ? (
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 @4xl:flex-nowrap @4xl:*:flex-nowrap">
        <SiteCredentials application={application} />
      </span>
    ) : null,
}

/** What can be missing in all rows of a list. */
const parts = {
  client: ({ client }: ListedApplication) => client !== undefined,
  next: ({ nextStep }: ListedApplication) => nextStep !== null,
  link: ({ jobUrl }: ListedApplication) => jobUrl !== null,
  notes: ({ notes }: ListedApplication) => notes !== null,
  signIn: hasCredentials,
}

const toPartCheck = (applications: readonly ListedApplication[]) => (part: keyof typeof parts) =>
  applications.some(parts[part])

/** The card of a row on a phone: title and status, company and date, next step. The details show the rest. */
export const cardClass =
  'has-[input:checked]:bg-accent-soft @max-4xl:grid-cols-[auto_minmax(7.75rem,1fr)_auto] @max-4xl:items-center @max-4xl:gap-x-2.5 @max-4xl:gap-y-1 @max-4xl:rounded-lg @max-4xl:px-2.5 @max-4xl:py-2 @max-[18rem]:grid-cols-[auto_minmax(0,1fr)]'

const place = (column: ApplicationColumn, className: string): ApplicationColumn => ({
  ...column,
  className: `${column.className ?? ''} ${className}`,
})
const wholeLine = '@max-4xl:col-span-2 @max-4xl:col-start-2 @max-[18rem]:col-span-1'
const lineStart = '@max-4xl:col-start-2 @max-4xl:text-muted'
const lineEnd = '@max-4xl:text-end @max-[18rem]:col-start-2 @max-[18rem]:text-start'

interface ColumnOptions {
  applications: readonly ListedApplication[]
  editable: boolean
  role: Role
  /** Opens the details. */
  onOpen: (id: string) => void
}

/** The columns of the dashboard, without those that are empty in all rows. */
export function getColumns({ applications, editable, role, onOpen }: ColumnOptions) {
  const has = toPartCheck(applications)
  return [
    selection,
    place(position(onOpen), wholeLine),
    place(company, `${lineStart} @max-4xl:truncate`),
    ...(has('client') ? [place(client, `@max-4xl:order-1 ${wholeLine}`)] : []),
    place(date, `@max-4xl:text-muted ${lineEnd}`),
    place(editable ? changeableStatus : plainStatus, '@max-4xl:order-2 @max-4xl:col-start-2'),
    ...(has('next') ? [place(next(role), `@max-4xl:order-2 @max-4xl:text-xs ${lineEnd}`)] : []),
    ...(has('link') ? [place(link, '@max-4xl:hidden')] : []),
    ...(has('notes') ? [place(notes, '@max-4xl:hidden')] : []),
  ]
}

/** The card of one of the newest applications on a phone: title, company and date, client and status, sign-in. */
export const recentCardClass =
  '@max-4xl:grid-cols-[minmax(0,1fr)_auto] @max-4xl:items-center @max-4xl:gap-x-3 @max-4xl:gap-y-1 @max-4xl:rounded-lg @max-4xl:px-3 @max-4xl:py-2'

/** The columns of the newest applications of all clients, with the sign-in of each job site. */
export function getRecentColumns(applications: readonly ListedApplication[]) {
  const has = toPartCheck(applications)
  return [
    place(linkedPosition, '@max-4xl:col-span-2'),
    place(company, '@max-4xl:truncate @max-4xl:text-muted'),
    ...(has('client') ? [place(client, '@max-4xl:order-1')] : []),
    place(date, '@max-4xl:text-end @max-4xl:text-muted'),
    place(plainStatus, '@max-4xl:order-1 @max-4xl:justify-self-end'),
    ...(has('link') ? [place(link, '@max-4xl:hidden')] : []),
    ...(has('signIn') ? [place(siteSignIn, '@max-4xl:order-2 @max-4xl:col-span-2')] : []),
  ]
}
