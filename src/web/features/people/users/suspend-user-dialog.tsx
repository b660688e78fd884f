import { Ban, RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import { restoreUser, suspendUser, type UserListItem } from '#contract/users.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { UserActionButton } from './user-action-button.tsx'
import { formatName } from '#web/lib/format/names.ts'

export function SuspendUserDialog({ user }: { user: UserListItem }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const name = formatName(user)
  const input = { params: { id: user.id } }
  const suspend = useCall(suspendUser, {
    success: 'User suspended',
    failure: 'Failed to suspend user',
    onSuccess: () => setOpen(false),
  })
  const restore = useCall(restoreUser, {
    success: {
      title: 'User restored',
      description: `${user.email} can log in again.`,
      action: { label: 'Undo', onClick: () => suspend.mutate(input) },
    },
    failure: 'Failed to restore user',
  })
  return (
    <>
      {/* One button for both states, so that the focus stays. Only suspending ends sessions, so only it asks first. */}
      <UserActionButton
        ref={button}
        label={user.suspendedAt ? 'Restore' : 'Suspend'}
        name={name}
        icon={user.suspendedAt ? <RotateCcw aria-hidden="true" /> : <Ban aria-hidden="true" />}
        loading={restore.isPending}
        onClick={() => (user.suspendedAt ? restore.mutate(input) : setOpen(true))}
      />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        onClosed={() => button.current?.focus()}
        title={`Suspend ${name}?`}
        description={`We log ${user.email} out everywhere at once. They can't log in until you restore the account. Nothing is erased.`}
        confirmLabel="Suspend"
        tone="danger"
        loading={suspend.isPending}
        onConfirm={() => suspend.mutate(input)}
      />
    </>
  )
}
