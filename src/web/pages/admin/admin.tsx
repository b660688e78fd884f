import { Link } from 'wouter'
import { Headlines } from '#web/features/service/stats/headlines.tsx'
import { PromoteDialog } from '#web/features/people/users/promote-dialog.tsx'
import { UserDirectory } from '#web/features/people/users/user-directory.tsx'
import { AdminFrame } from '#web/layouts/admin-frame.tsx'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { Section } from '#web/ui/layout/page.tsx'

export default function AdminPage() {
  return (
    <AdminFrame
      title="System Administration"
      subtitle="Users, managers and assignments"
      actions={
        <>
          <PromoteDialog />
          <Link href={paths.sendNotification} className={buttonClass('secondary')}>
            Send Notification
          </Link>
        </>
      }
    >
      <Headlines
        more={
          <Link href={paths.statistics} className={linkClass}>
            All Statistics
          </Link>
        }
      />
      <Section title="Users">
        <UserDirectory />
      </Section>
    </AdminFrame>
  )
}
