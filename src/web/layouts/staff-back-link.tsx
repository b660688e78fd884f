import { Link } from 'wouter'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/layout/back-link.tsx'

/** Leads account managers and admins back to their start screen. */
export function StaffBackLink() {
  const { role } = useSignedInUser()
  const isAdmin = role === 'admin'
  return (
    <Link href={isAdmin ? paths.admin : paths.accountManager} asChild>
      <BackLink>{isAdmin ? 'Back to Admin' : 'Back to Clients'}</BackLink>
    </Link>
  )
}
