import { Trash2 } from 'lucide-react'
import type { Role } from '#contract/endpoint.ts'
import { deleteUser, type UserListItem } from '#contract/users.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { BulletList } from '#web/ui/data/check-list.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { UserActionButton } from './user-action-button.tsx'
import { formatName } from '#web/lib/format/names.ts'

const forEveryRole = ['Name, email address, password and picture', 'Employment profile and resume', 'Notifications']

/** Lists everything that is erased. */
const erasedData: Record<Role, readonly string[]> = {
  user: [...forEveryRole, 'Applications, with their site passwords, and job interests', 'The subscription'],
  account_manager: [...forEveryRole, 'Client assignments; the clients stay, without an account manager'],
  admin: forEveryRole,
}

interface DeleteUserDialogProps {
  user: UserListItem
  compact?: boolean
  onDeleted?: () => void
}

export function DeleteUserDialog({ user, compact, onDeleted }: DeleteUserDialogProps) {
  const name = formatName(user)
  const erase = useCall(deleteUser, {
    success: 'User deleted successfully',
    failure: 'Failed to delete user',
    onSuccess: () => onDeleted?.(),
  })
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      description={`We erase all of this immediately and log ${user.email} out everywhere. You can't undo this.`}
      confirmLabel="Delete"
      tone="danger"
      loading={erase.isPending}
      onConfirm={(close) => erase.mutate({ params: { id: user.id } }, { onSuccess: close })}
      trigger={
        <UserActionButton label="Delete" name={name} icon={<Trash2 aria-hidden="true" />} compact={compact} danger />
      }
    >
      <BulletList items={erasedData[user.role]} />
    </ConfirmDialog>
  )
}
