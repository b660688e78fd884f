import type { ReactNode } from 'react'
import type { Role } from '#contract/endpoint.ts'
import { DangerZone } from '#web/features/people/account/danger-zone.tsx'
import { NotificationChoices } from '#web/features/people/account/notification-choices.tsx'
import { ProfileInformation } from '#web/features/people/account/profile-information.tsx'
import { RevealsCard } from '#web/features/people/account/reveals-card.tsx'
import { SessionsCard } from '#web/features/people/account/sessions-card.tsx'
import { ViewsCard } from '#web/features/people/account/views-card.tsx'
import { YourData } from '#web/features/people/account/your-data.tsx'
import { SecurityCard } from '#web/features/people/auth/security-card.tsx'
import { CalendarFeedCard } from '#web/features/work/interviews/calendar-feed-card.tsx'
import { PlanHistory } from '#web/features/money/ledger/plan-history.tsx'
import { OwnTasks } from '#web/features/service/tasks/own-tasks.tsx'
import { TimeZoneCard } from '#web/features/service/reports/time-zone-card.tsx'
import { PlanAndBilling } from '#web/features/money/subscriptions/plan-and-billing.tsx'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { cn } from '#web/ui/class-names.ts'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'
import { SectionNav } from '#web/ui/layout/section-nav.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'

const sections = [
  { id: 'profile', label: 'Profile' },
  { id: 'plan', label: 'Plan & Billing' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'security', label: 'Security' },
  { id: 'data', label: 'Data & Privacy' },
] as const

/** All settings on one page, so that the browser's search finds them, with links to its sections. */
export default function AccountPage() {
  const user = useSignedInUser()
  const isSeeker = user.role === 'user'
  return (
    <Container className="grid gap-6 py-8 sm:py-10">
      <PageHeader title="Account Settings" />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-10">
        <div className="min-w-0 lg:sticky lg:top-(--below-bar)">
          <SectionNav label="Settings" sections={sections} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Group id="profile">
            <ProfileInformation user={user} />
          </Group>
          <Group id="plan">
            <PlanAndBilling>{isSeeker && <PlanContents />}</PlanAndBilling>
          </Group>
          <Group id="notifications" columns={isSeeker}>
            <div className="grid xl:col-span-2">
              <NotificationChoices user={user} />
            </div>
            {isSeeker && <CalendarFeedCard />}
            {isSeeker && <TimeZoneCard />}
          </Group>
          <Group id="security" columns>
            <SecurityCard user={user} />
            <SessionsCard />
            <AccessLists role={user.role} />
          </Group>
          <Group id="data" columns>
            <YourData />
            <DangerZone user={user} />
          </Group>
        </div>
      </div>
    </Container>
  )
}

interface GroupProps {
  id: (typeof sections)[number]['id']
  /** Two columns on a wide screen. */
  columns?: boolean
  children: ReactNode
}

function Group({ id, columns = false, children }: GroupProps) {
  return (
    <div id={id} className={cn('grid grid-cols-1 gap-5', columns && 'xl:grid-cols-2')}>
      {children}
    </div>
  )
}

function PlanContents() {
  return (
    <TitledCard id="plan-history" title="What Your Plan Includes">
      <PlanHistory />
      <OwnTasks />
    </TitledCard>
  )
}

/** Who looked at what. */
function AccessLists({ role }: { role: Role }) {
  return (
    <>
      {role === 'user' && <RevealsCard />}
      {role !== 'admin' && <ViewsCard />}
    </>
  )
}
