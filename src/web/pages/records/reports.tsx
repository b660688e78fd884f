import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import { readUser } from '#contract/users.ts'
import { Reports } from '#web/features/service/reports/reports.tsx'
import { StaffBackLink } from '#web/layouts/staff-back-link.tsx'
import { queryFor } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { formatName } from '#web/lib/format/names.ts'
import { usePageTitle } from '#web/lib/navigation/page-title.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Container, PageHeader } from '#web/ui/layout/page.tsx'

const title = 'Weekly Reports'

export default function ReportsPage() {
  const { role } = useSignedInUser()
  const [search] = useSearchParams()
  const userId = search.get('userId')
  return (
    <Container className="grid grid-cols-1 gap-6 py-8 sm:py-10">
      {role === 'user' ? <OwnReports /> : userId === null ? <NoClient /> : <ReportsOfClient userId={userId} />}
    </Container>
  )
}

function OwnReports() {
  return (
    <>
      <PageHeader title={title} subtitle="What we did for you each week, and what came of it." />
      <Reports />
    </>
  )
}

function ReportsOfClient({ userId }: { userId: string }) {
  const { data: client } = useQuery(queryFor(readUser, { params: { userId } }))
  const heading = client ? `${title} of ${formatName(client)}` : title
  usePageTitle(heading)
  return (
    <>
      <PageHeader above={<StaffBackLink />} title={heading} />
      <Reports userId={userId} />
    </>
  )
}

function NoClient() {
  const { role } = useSignedInUser()
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        level={2}
        icon={<Users />}
        title="No client selected"
        text="You find a client's weekly reports in their profile."
        action={
          <ButtonLink href={role === 'admin' ? paths.admin : paths.accountManager}>
            {role === 'admin' ? 'Open Admin' : 'Open Your Clients'}
          </ButtonLink>
        }
      />
    </>
  )
}
