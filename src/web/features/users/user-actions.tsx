import type { UserListItem } from '#contract/users.ts'
import { Button } from '#web/ui/form/button.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { AssignManagerDialog } from './assign-manager-dialog.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { SecurityDialog } from './security-dialog.tsx'
import { SuspendUserDialog } from './suspend-user-dialog.tsx'
import { ViewAsDialog } from './view-as-dialog.tsx'
import { formatName } from '#web/lib/format/names.ts'

/** The actions on an account. Own accounts cannot be suspended or deleted here. Admins and suspended people cannot be viewed. */
export function UserActions({ user, isOwnAccount }: { user: UserListItem; isOwnAccount: boolean }) {
  return (
    <span className="flex flex-wrap items-center gap-1 @4xl:flex-nowrap @4xl:justify-end">
      {user.role === 'user' && (
        <AssignManagerDialog
          user={user}
          trigger={
            <Button variant="secondary" size="sm" className="me-1 @4xl:whitespace-nowrap">
              Assign Manager
              <VisuallyHidden>{formatName(user)}</VisuallyHidden>
            </Button>
          }
        />
      )}
      <EditUserDialog user={user} />
      {user.role !== 'admin' && !user.suspendedAt && <ViewAsDialog user={user} />}
      <SecurityDialog user={user} isOwnAccount={isOwnAccount} />
      {!isOwnAccount && (
        <>
          <SuspendUserDialog user={user} />
          <DeleteUserDialog user={user} />
        </>
      )}
    </span>
  )
}
