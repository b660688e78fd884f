import { Ban, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { restoreUser, suspendUser, type UserListItem } from '#contract/users.ts'
import { endpointsOf } from '#web/lib/live.ts'
import { useCall } from '#web/lib/use-call.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { RowButton } from './row-button.tsx'
import { nameOf } from './user-names.ts'

/** Keeps a person out, or lets them in again. */
export function SuspendUserDialog({ user }: { user: UserListItem }) {
  const [open, setOpen] = useState(false)
  const name = nameOf(user)
  const ends = { invalidates: endpointsOf.users, onSuccess: () => setOpen(false) }
  const suspend = useCall(suspendUser, { success: 'User suspended', failure: 'Failed to suspend user', ...ends })
  const restore = useCall(restoreUser, { success: 'User restored', failure: 'Failed to restore user', ...ends })
  const input = { params: { id: user.id } }
  const shared = { open, onOpenChange: setOpen }
  if (user.suspendedAt)
    return (
      <ConfirmDialog
        {...shared}
        title={`Restore ${name}?`}
        description={`${user.email} can sign in again.`}
        confirmLabel="Restore"
        loading={restore.isPending}
        onConfirm={() => restore.mutate(input)}
        trigger={
          <RowButton label={`Restore ${name}`}>
            <RotateCcw aria-hidden="true" />
          </RowButton>
        }
      />
    )
  return (
    <ConfirmDialog
      {...shared}
      title={`Suspend ${name}?`}
      description={`${user.email} is signed out everywhere at once and cannot sign in until restored. Nothing is erased.`}
      confirmLabel="Suspend"
      tone="danger"
      loading={suspend.isPending}
      onConfirm={() => suspend.mutate(input)}
      trigger={
        <RowButton label={`Suspend ${name}`}>
          <Ban aria-hidden="true" />
        </RowButton>
      }
    />
  )
}
