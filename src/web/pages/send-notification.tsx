import { useSearchParams } from 'wouter'
import { id } from '#contract/fields.ts'
import { BroadcastList } from '#web/features/platform/notifications/broadcast-list.tsx'
import { SendNotification } from '#web/features/platform/notifications/send-notification.tsx'
import { StaffBackLink } from '#web/layouts/staff-back-link.tsx'
import { Container, PageHeader, Section } from '#web/ui/layout/page.tsx'

export default function SendNotificationPage() {
  const [search] = useSearchParams()
  const { data: recipientId = null } = id.safeParse(search.get('recipientId'))
  return (
    <Container className="grid gap-10 py-8 sm:py-10">
      <PageHeader
        above={<StaffBackLink />}
        title="Send Notification"
        subtitle="A message to one person, or to all users."
      />
      <SendNotification key={recipientId} recipientId={recipientId} />
      <Section title="Messages to All Users">
        <BroadcastList />
      </Section>
    </Container>
  )
}
