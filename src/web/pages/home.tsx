import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { listRecentApplications } from '#contract/stats.ts'
import { type ApplicationsQuery, useApplications } from '#web/features/work/applications/applications.queries.ts'
import { RecentApplications } from '#web/features/work/applications/recent-applications.tsx'
import { StaffCards } from '#web/features/service/home/home-cards.tsx'
import { NotificationsCard } from '#web/features/platform/notifications/notifications-card.tsx'
import { PromiseNotice } from '#web/features/service/promises/promise-notice.tsx'
import { statsQuery } from '#web/features/service/stats/stats.queries.ts'
import { WaitingNotice } from '#web/features/people/users/waiting-notice.tsx'
import { queryFor } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { Container, Grid, PageHeader, Row } from '#web/ui/layout/page.tsx'
import { formatPlural } from '#web/ui/data/format-number.ts'
import { SeekerToday } from '#web/features/service/home/seeker-today.tsx'

const shownAtMost = 5

export default function HomePage() {
  const { firstName, role } = useSignedInUser()
  return (
    <Container className="grid grid-cols-1 gap-3 py-5 sm:gap-6 sm:py-8">
      {role === 'admin' && <AdminHome firstName={firstName} />}
      {role === 'account_manager' && <ManagerHome firstName={firstName} />}
      {role === 'user' && <SeekerHome firstName={firstName} />}
    </Container>
  )
}

interface HomeProps {
  firstName: string
}

function SeekerHome({ firstName }: HomeProps) {
  const applications = useApplications({ role: 'user' }, { limit: shownAtMost })
  return (
    <>
      <PageHeader title={greeting(firstName)} />
      <SeekerToday count={countText(applications.total, 'You have')}>
        <Lists applications={applications} emptyText="Every application made for you or by you shows up here." />
      </SeekerToday>
    </>
  )
}

function ManagerHome({ firstName }: HomeProps) {
  const applications = useApplications({ role: 'account_manager' }, { limit: shownAtMost })
  return (
    <>
      <PageHeader title={greeting(firstName)} subtitle={countText(applications.total, 'Your clients have')} />
      <ManagerTools />
      <StaffCards dashboardText="All Applications of your clients" />
      <Lists applications={applications} emptyText="What you create for your clients shows up here." />
    </>
  )
}

function AdminHome({ firstName }: HomeProps) {
  const { data: stats } = useQuery(statsQuery)
  const recent = useQuery(queryFor(listRecentApplications))
  const total = stats?.applications.total
  return (
    <>
      <PageHeader title={greeting(firstName)} subtitle={countText(total, 'All job seekers together have')} />
      <AdminTools />
      <StaffCards dashboardText="Applications of a client" />
      <WaitingNotice />
      <PromiseNotice />
      <Lists
        applications={{ ...recent, total: recent.data?.length }}
        emptyText="The latest applications of all job seekers show up here."
      />
    </>
  )
}

/** Rendered before the user is known: without a name. */
const greeting = (firstName: string) => (firstName === '' ? 'Welcome' : `Welcome, ${firstName}`)

// Reserves the line while the number loads, so that nothing below it moves.
const countText = (applications: number | undefined, who: string) =>
  applications === undefined ? '\u00A0' : `${who} ${formatPlural(applications, 'application')}.`

function ManagerTools() {
  return (
    <Card>
      <CardHeader title="Account Manager Tools" description="Apply for your clients and follow the results." />
      <CardBody>
        <Row>
          <Link href={paths.accountManager} className={buttonClass()}>
            Manage Clients
          </Link>
          <Link href={paths.dashboard} className={buttonClass('secondary')}>
            Dashboard
          </Link>
        </Row>
      </CardBody>
    </Card>
  )
}

function AdminTools() {
  return (
    <Card>
      <CardHeader title="Admin Tools" description="Users, managers and assignments." />
      <CardBody>
        <Row>
          <Link href={paths.admin} className={buttonClass()}>
            System Administration
          </Link>
        </Row>
      </CardBody>
    </Card>
  )
}

interface ListsProps {
  applications: ApplicationsQuery
  emptyText: string
}

/** The dashboard lists the same applications, except for admins, who have none there. */
function Lists({ applications, emptyText }: ListsProps) {
  const isAdmin = useSignedInUser().role === 'admin'
  return (
    <Grid className="items-start">
      <Card>
        <CardHeader
          className="pt-4 sm:pt-5"
          title="Recent Applications"
          actions={
            !isAdmin && (
              <Link href={paths.dashboard} className={linkClass}>
                All Applications
              </Link>
            )
          }
        />
        <CardBody className="py-3">
          <RecentApplications query={applications} count={shownAtMost} emptyText={emptyText} />
        </CardBody>
      </Card>
      <NotificationsCard />
    </Grid>
  )
}
