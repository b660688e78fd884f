import { UserRoundPen } from 'lucide-react'
import { useLocation } from 'wouter'
import type { UserListItem } from '#contract/users.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { formatName } from '#web/lib/format/names.ts'
import { paths } from '#web/paths.ts'
import { AssignManagerDialog } from './assign-manager-dialog.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { SecurityDialog } from './security-dialog.tsx'
import { SuspendUserDialog } from './suspend-user-dialog.tsx'
import { UserActionButton } from './user-action-button.tsx'
import { ViewAsDialog } from './view-as-dialog.tsx'

/** The actions on an account. Own accounts cannot be suspended or deleted here. Admins and suspended people cannot be viewed. */
export function UserActions({ user }: { user: UserListItem }) {
  const { id: ownId } = useSignedInUser()
  const [, navigate] = useLocation()
  const isOwnAccount = user.id === ownId
  return (
    <>
      {user.role === 'user' && (
        <AssignManagerDialog
          user={user}
          trigger={
            <UserActionButton
              label={user.accountManagerId === null ? 'Assign Manager' : 'Change Manager'}
              name={formatName(user)}
              icon={<UserRoundPen aria-hidden="true" />}
            />
          }
        />
      )}
      <EditUserDialog user={user} />
      {user.role !== 'admin' && !user.suspendedAt && <ViewAsDialog user={user} />}
      <SecurityDialog user={user} isOwnAccount={isOwnAccount} />
      {!isOwnAccount && (
        <>
          <SuspendUserDialog user={user} />
          <DeleteUserDialog user={user} onDeleted={() => navigate(paths.admin)} />
        </>
      )}
    </>
  )
}
