import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonLink, TextLink } from '#web/lib/navigation/links.tsx'
import { listRecentApplications } from '#contract/stats.ts'
import { type ApplicationsQuery, useApplications } from '#web/features/work/applications/applications.queries.ts'
import { RecentApplications } from '#web/features/work/applications/recent-applications.tsx'
import { QueueCard } from '#web/features/service/queue/queue-card.tsx'
import { StaffCards } from '#web/features/service/home/home-cards.tsx'
import { NotificationsCard } from '#web/features/platform/notifications/notifications-card.tsx'
import { PromiseNotice } from '#web/features/service/promises/promise-notice.tsx'
import { statsQuery } from '#web/features/service/stats/stats.queries.ts'
import { WaitingNotice } from '#web/features/people/users/waiting-notice.tsx'
import { queryFor } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Container, Grid, PageHeader, Row } from '#web/ui/layout/page.tsx'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import { formatPlural } from '#web/ui/data/format-number.ts'
import { SeekerToday } from '#web/features/service/home/seeker-today.tsx'

const shownAtMost = 5

export default function HomePage() {
  const { firstName, role } = useSignedInUser()
  return (
    <Container className="grid grid-cols-1 gap-3 py-4">
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
      <PageHeader title={greeting(firstName)} subtitle={countText(applications.total, 'You have')} />
      <SeekerToday>
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
      <QueueCard />
      <StaffTools title="Account Manager Tools">
        <ButtonLink href={paths.accountManager} size="sm">
          Manage Clients
        </ButtonLink>
        <ButtonLink href={paths.dashboard} size="sm">
          Dashboard
        </ButtonLink>
      </StaffTools>
      <StaffCards />
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
      <Grid gap="sm" className="items-start">
        <PromiseNotice />
        <WaitingNotice />
      </Grid>
      <StaffTools title="Admin Tools">
        <ButtonLink href={paths.admin} size="sm">
          System Administration
        </ButtonLink>
      </StaffTools>
      <StaffCards />
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

/** One row of links. */
function StaffTools({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="flex-row flex-wrap items-center justify-between gap-3 px-edge py-3 sm:px-6">
      <h2 className="text-lg">{title}</h2>
      <Row>{children}</Row>
    </Card>
  )
}

interface ListsProps {
  applications: ApplicationsQuery
  emptyText: string
}

/** Folded for a job seeker, whose steps come first. The dashboard lists the same applications, except for admins. */
function Lists({ applications, emptyText }: ListsProps) {
  const { role } = useSignedInUser()
  const isOpen = role !== 'user'
  return (
    <Grid gap="sm" className="items-start">
      <Disclosure open={isOpen} summary={<h2 className="text-lg">Recent Applications</h2>}>
        <div className="text-ink">
          <RecentApplications query={applications} count={shownAtMost} emptyText={emptyText} />
        </div>
        {role !== 'admin' && (
          <TextLink href={paths.dashboard} className="mt-4 inline-block">
            All Applications
          </TextLink>
        )}
      </Disclosure>
      <NotificationsCard open={isOpen} />
    </Grid>
  )
}
