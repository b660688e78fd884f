import { Link } from 'wouter'
import { PlatformStats } from '#web/features/stats/platform-stats.tsx'
import { PromoteDialog } from '#web/features/users/promote-dialog.tsx'
import { UserDirectory } from '#web/features/users/user-directory.tsx'
import { WaitingList } from '#web/features/users/waiting-list.tsx'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { keepFocus } from '#web/ui/overlay/keep-focus.ts'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { Container, PageHeader, Row, Section } from '#web/ui/layout/page.tsx'

export default function AdminPage() {
  return (
    <Container className="grid gap-10 py-8 sm:py-10">
      <PageHeader
        title="System Administration"
        subtitle="The people who use Foothold, and who looks after whom."
        actions={
          <>
            <PromoteDialog />
            <Link href={paths.sendNotification} className={buttonClass('secondary')}>
              Send Notification
            </Link>
          </>
        }
      />
      <MoreScreens />
      <Section
        // An assigned person leaves the list, and the focused button with them.
        ref={keepFocus}
        title="Waiting Subscribers"
        description="A subscriber is promised an account manager within 24 hours."
      >
        <WaitingList />
      </Section>
      <Section title="Users">
        <UserDirectory />
      </Section>
      <Section title="Statistics">
        <PlatformStats />
      </Section>
    </Container>
  )
}

function MoreScreens() {
  return (
    <nav aria-label="Administration" className="-mt-5">
      <Row gap="md">
        <Link href={paths.contactMessages} className={linkClass}>
          Contact Messages
        </Link>
        <Link href={paths.audit} className={linkClass}>
          Audit Log
        </Link>
        <Link href={paths.promises} className={linkClass}>
          Promises
        </Link>
        <Link href={paths.payments} className={linkClass}>
          Payments
        </Link>
        <Link href={paths.owed} className={linkClass}>
          Owed to Clients
        </Link>
      </Row>
    </nav>
  )
}
