import { BillingCard, PaymentMethodsCard } from '#web/features/subscriptions/payment/billing-cards.tsx'
import { DangerZone } from '#web/features/account/danger-zone.tsx'
import { NotificationChoices } from '#web/features/account/notification-choices.tsx'
import { ProfileInformation } from '#web/features/account/profile-information.tsx'
import { CalendarFeedCard } from '#web/features/interviews/calendar-feed-card.tsx'
import { RevealsCard } from '#web/features/account/reveals-card.tsx'
import { SecurityCard } from '#web/features/auth/second-factors/security-card.tsx'
import { SessionsCard } from '#web/features/account/sessions-card.tsx'
import { ViewsCard } from '#web/features/account/views-card.tsx'
import { TimeZoneCard } from '#web/features/reports/time-zone-card.tsx'
import { SubscriptionCard } from '#web/features/subscriptions/plan/subscription-card.tsx'
import { YourData } from '#web/features/account/your-data.tsx'
import { PlanMeter } from '#web/features/ledger/plan-meter.tsx'
import { PlanHistory } from '#web/features/ledger/plan-history.tsx'
import { OwnTasks } from '#web/features/tasks/own-tasks.tsx'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'

export default function AccountPage() {
  const user = useSignedInUser()
  return (
    <Container width="text" className="grid gap-6 py-8 sm:py-10">
      <PageHeader title="Account Settings" className="pb-2" />
      <ProfileInformation user={user} />
      <SubscriptionCard />
      {user.role === 'user' && <PlanMeter />}
      {user.role === 'user' && (
        <TitledCard id="plan-history" title="What your plan includes">
          <PlanHistory />
          <OwnTasks />
        </TitledCard>
      )}
      <BillingCard />
      <PaymentMethodsCard />
      <NotificationChoices user={user} />
      {user.role === 'user' && <CalendarFeedCard />}
      {user.role === 'user' && <TimeZoneCard />}
      <SecurityCard user={user} />
      <SessionsCard />
      {user.role === 'user' && <RevealsCard />}
      {user.role !== 'admin' && <ViewsCard />}
      <YourData />
      <DangerZone user={user} />
    </Container>
  )
}
