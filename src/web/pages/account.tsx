import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { TextLink } from '#web/lib/navigation/links.tsx'
import type { User } from '#contract/users.ts'
import { ApplyKitCard } from '#web/features/people/account/apply-kit-card.tsx'
import { DangerZone } from '#web/features/people/account/danger-zone.tsx'
import { NotificationChoices } from '#web/features/people/account/notification-choices.tsx'
import { ProfileInformation } from '#web/features/people/account/profile-information.tsx'
import { RevealsCard } from '#web/features/people/account/reveals-card.tsx'
import { SessionsCard } from '#web/features/people/account/sessions-card.tsx'
import { ViewsCard } from '#web/features/people/account/views-card.tsx'
import { YourData } from '#web/features/people/account/your-data.tsx'
import { SecurityCard } from '#web/features/people/auth/security-card.tsx'
import { InboxAddressCard } from '#web/features/work/mails/inbox-address-card.tsx'
import { CalendarFeedCard } from '#web/features/work/interviews/calendar-feed-card.tsx'
import { PlanHistory } from '#web/features/money/ledger/plan-history.tsx'
import { PlanMeter } from '#web/features/money/ledger/plan-meter.tsx'
import { OwnTasks } from '#web/features/service/tasks/own-tasks.tsx'
import { TimeZoneCard } from '#web/features/service/reports/time-zone-card.tsx'
import { PlanAndBilling } from '#web/features/money/subscriptions/plan-and-billing.tsx'
import { SubscriptionCard } from '#web/features/money/subscriptions/subscription-card.tsx'
import { TabLinks } from '#web/layouts/tab-links.tsx'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { type Screen, screens } from '#web/screens.ts'
import { Container, Grid, PageHeader, Stack } from '#web/ui/layout/page.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'

type SignedInUser = ReturnType<typeof useSignedInUser>

interface Settings {
  label: string
  content: (user: SignedInUser) => ReactNode
}

/** The screens of the settings, by address. */
const settings: Record<string, Settings> = {
  [paths.account]: { label: 'Account', content: (user) => <Overview user={user} /> },
  [paths.accountPlan]: { label: 'Plan', content: () => <Plan /> },
  [paths.accountNotifications]: { label: 'Notifications', content: (user) => <Notifications user={user} /> },
  [paths.accountSecurity]: { label: 'Security', content: (user) => <Security user={user} /> },
  [paths.accountData]: { label: 'Data & Privacy', content: (user) => <Data user={user} /> },
}
const links = Object.entries(settings).map(([href, { label }]) => ({ href, label }))
/** The plan is for job seekers alone. */
const staffLinks = links.filter(({ href }) => href !== paths.accountPlan)

export default function AccountPage({ screen }: { screen: Screen }) {
  const user = useSignedInUser()
  const shown = user.role === 'user' ? links : staffLinks
  useFormerAnchor(shown)
  return (
    <Container className="grid grid-cols-1 gap-5 py-6">
      <div className="grid grid-cols-1 gap-2">
        <PageHeader title={screen.name} />
        <TabLinks label="Settings" links={shown} />
      </div>
      {settings[screen.path]?.content(user)}
    </Container>
  )
}

/** Mails of the time when all settings were one page lead to `/account#security`. */
function useFormerAnchor(shown: readonly { href: string }[]) {
  const [path, navigate] = useLocation()
  useEffect(() => {
    const former = `${paths.account}/${window.location.hash.slice(1)}`
    if (path === paths.account && shown.some(({ href }) => href === former)) navigate(former, { replace: true })
  }, [path, shown, navigate])
}

/** The person, the plan and its payments, and how to leave. */
const Overview = ({ user }: { user: User }) => (
  <>
    <ProfileInformation user={user} />
    <PlanAndBilling>
      <DangerZone user={user} />
    </PlanAndBilling>
  </>
)

const Plan = () => (
  <>
    <Grid className="items-start">
      <SubscriptionCard />
      <PlanMeter />
    </Grid>
    <TitledCard id="plan-history" title={screens.accountPlan.name}>
      <PlanHistory />
      <OwnTasks />
    </TitledCard>
  </>
)

const Notifications = ({ user }: { user: SignedInUser }) => (
  <>
    <NotificationChoices user={user} />
    {user.role === 'user' && user.readsMail && <InboxAddressCard />}
    {user.role === 'user' && (
      <Grid>
        <CalendarFeedCard />
        <TimeZoneCard />
      </Grid>
    )}
  </>
)

const Security = ({ user }: { user: User }) => (
  <Grid className="items-start">
    <Stack>
      <SecurityCard user={user} />
      <TitledCard id="password" title="Password">
        <TextLink href={paths.account} className="justify-self-start">
          Change Password
        </TextLink>
      </TitledCard>
    </Stack>
    <Stack>
      {user.role !== 'user' && <ApplyKitCard />}
      <SessionsCard />
    </Stack>
  </Grid>
)

const Data = ({ user }: { user: User }) => (
  <Grid>
    <YourData />
    <DangerZone user={user} />
    {user.role === 'user' && <RevealsCard />}
    {user.role !== 'admin' && <ViewsCard />}
  </Grid>
)
