import { Inbox } from '#web/features/work/mails/inbox.tsx'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'
import type { Screen } from '#web/screens.ts'

export default function InboxPage({ screen }: { screen: Screen }) {
  return (
    <Container narrow className="grid gap-6 py-3 sm:py-8">
      <PageHeader title={screen.name} subtitle={screen.intro} />
      <Inbox />
    </Container>
  )
}
