import { ButtonLink, TextLink } from '#web/lib/navigation/links.tsx'
import { Headlines } from '#web/features/service/stats/headlines.tsx'
import { PromoteDialog } from '#web/features/people/users/promote-dialog.tsx'
import { UserDirectory } from '#web/features/people/users/user-directory.tsx'
import { AdminFrame } from '#web/layouts/admin-frame.tsx'
import { paths } from '#web/paths.ts'
import { Section } from '#web/ui/layout/page.tsx'

export default function AdminPage() {
  return (
    <AdminFrame
      title="System Administration"
      subtitle="Users, managers and assignments"
      actions={
        <>
          <PromoteDialog />
          <ButtonLink href={paths.sendNotification}>Send Notification</ButtonLink>
        </>
      }
    >
      <Headlines more={<TextLink href={paths.statistics}>All Statistics</TextLink>} />
      <Section title="Users">
        <UserDirectory />
      </Section>
    </AdminFrame>
  )
}
