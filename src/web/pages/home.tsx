import { useQuery } from '@tanstack/react-query'
import { LayoutDashboard, Link2, MessageCircleQuestionMark, ShieldCheck, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { listQuestions } from '#contract/answers.ts'
import { readProfile } from '#contract/profile.ts'
import { type ApplicationsQuery, useApplications } from '#web/features/applications/applications.queries.ts'
import { RecentApplications } from '#web/features/applications/list/recent-applications.tsx'
import { OwnServiceCard } from '#web/features/clients/own-service-card.tsx'
import { hasService } from '#web/features/clients/own-service.ts'
import { NotificationsCard } from '#web/features/notifications/notifications-card.tsx'
import { PlanNotice } from '#web/features/subscriptions/plan/plan-notice.tsx'
import { PromiseNotice } from '#web/features/promises/promise-notice.tsx'
import { WaitingNotice } from '#web/features/users/waiting-notice.tsx'
import { queryFor } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { linkClass, stretchedLinkClass } from '#web/ui/layout/link-text.tsx'
import { Container, Grid, PageHeader, Row } from '#web/ui/layout/page.tsx'
import { formatPlural } from '#web/ui/data/format-number.ts'

const shownAtMost = 5

export default function HomePage() {
  const { firstName, role } = useSignedInUser()
  return (
    <Container className="grid gap-8 py-8 sm:py-10">
      {role === 'admin' ? <AdminHome firstName={firstName} /> : <ApplicantHome firstName={firstName} role={role} />}
    </Container>
  )
}

interface ApplicantHomeProps {
  firstName: string
  role: 'user' | 'account_manager'
}

/** For people with applications: their own, or those of their clients. */
function ApplicantHome({ firstName, role }: ApplicantHomeProps) {
  const applications = useApplications({ role }, { limit: shownAtMost })
  return (
    <>
      <PageHeader title={greeting(firstName)} subtitle={countText(applications.total, role)} />
      {role === 'user' ? <SeekerParts /> : <ManagerTools />}
      <Grid className="items-start">
        <ApplicationsCard query={applications} role={role} />
        <NotificationsCard />
      </Grid>
    </>
  )
}

function AdminHome({ firstName }: { firstName: string }) {
  return (
    <>
      <PageHeader title={greeting(firstName)} />
      <AdminTools />
      <WaitingNotice />
      <PromiseNotice />
      <NotificationsCard />
    </>
  )
}

/** Rendered before the user is known: without a name. */
const greeting = (firstName: string) => (firstName === '' ? 'Welcome' : `Welcome, ${firstName}`)

function countText(applications: number | undefined, role: ApplicantHomeProps['role']) {
  // Reserves the line while the number loads, so that nothing below it moves.
  if (applications === undefined) return '\u00A0'
  const who = role === 'user' ? 'You have' : 'Your clients have'
  return `${who} ${formatPlural(applications, 'application')}.`
}

function SeekerParts() {
  const { service, subscriptionPlan } = useSignedInUser()
  return (
    <>
      {/* Reserves its place while the user is not known. */}
      <div className="grid min-h-53 grid-cols-1 gap-5 sm:min-h-27">
        <PlanNotice service={service} />
        {service && hasService(service) && <OwnServiceCard service={service} plan={subscriptionPlan} />}
      </div>
      <Grid columns={3}>
        <ProfileCard />
        <LinkCard
          href={paths.dashboard}
          title="Dashboard"
          text="Follow every application."
          icon={<LayoutDashboard />}
        />
        <LinkCard href={paths.dashboard} title="Add Job Interest" text="Send us a posting you like." icon={<Link2 />} />
        <AnswersCard />
        <LinkCard href={paths.rules} title="Rules" text="Where we may apply for you." icon={<ShieldCheck />} />
      </Grid>
    </>
  )
}

function ProfileCard() {
  const { data: profile } = useQuery(queryFor(readProfile))
  const complete = profile === undefined ? null : profile !== null
  return (
    <LinkCard
      href={paths.profile}
      title="Profile"
      text="What we use to apply."
      icon={<UserRound />}
      badge={
        complete !== null && (
          <Badge tone={complete ? 'success' : 'warning'}>{complete ? 'Complete' : 'Incomplete'}</Badge>
        )
      }
    />
  )
}

function AnswersCard() {
  const { data: questions } = useQuery(queryFor(listQuestions))
  const open = questions?.filter(({ state }) => state === 'open').length ?? 0
  return (
    <LinkCard
      href={paths.answers}
      title="Answers"
      text="What job sites ask you."
      icon={<MessageCircleQuestionMark />}
      badge={open > 0 && <Badge tone="warning">{formatPlural(open, 'question')}</Badge>}
    />
  )
}

interface LinkCardProps {
  href: string
  title: string
  text: string
  icon: ReactNode
  badge?: ReactNode
}

function LinkCard({ href, title, text, icon, badge }: LinkCardProps) {
  return (
    <Card interactive as="div">
      <CardHeader
        className="pb-5 sm:pb-6"
        icon={icon}
        title={
          <Link href={href} className={stretchedLinkClass}>
            {title}
          </Link>
        }
        description={text}
        badge={badge}
      />
    </Card>
  )
}

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
      <CardHeader title="Admin Tools" description="Users, roles and who looks after whom." />
      <CardBody>
        <Link href={paths.admin} className={buttonClass()}>
          System Administration
        </Link>
      </CardBody>
    </Card>
  )
}

function ApplicationsCard({ query, role }: { query: ApplicationsQuery; role: ApplicantHomeProps['role'] }) {
  return (
    <Card>
      <CardHeader
        title="Recent Applications"
        actions={
          <Link href={paths.dashboard} className={linkClass}>
            All applications
          </Link>
        }
      />
      <CardBody>
        <RecentApplications
          query={query}
          count={shownAtMost}
          emptyText={
            role === 'user'
              ? 'Every application made for you or by you shows up here.'
              : 'What you create for your clients shows up here.'
          }
        />
      </CardBody>
    </Card>
  )
}
