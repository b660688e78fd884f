import { UserRoundPen, Ban, RotateCcw, Eye } from 'lucide-react'
import { useLocation } from 'wouter'
import { restoreUser, suspendUser, type UserListItem } from '#contract/users.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { formatName } from '#web/lib/format/names.ts'
import { paths } from '#web/paths.ts'
import { AssignManagerDialog } from './assign-manager-dialog.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { SecurityDialog } from './security-dialog.tsx'
import { UserActionButton } from './user-action-button.tsx'
import { useRef, useState } from 'react'
import { useCall } from '#web/lib/api/use-call.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { startView } from '#contract/account-views.ts'
import { leaveFor } from '#web/lib/navigation/flash-message.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { DialogForm } from '#web/ui/overlay/dialog-form.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'

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

function SuspendUserDialog({ user }: { user: UserListItem }) {
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

function ViewAsDialog({ user }: { user: UserListItem }) {
  const title = `View as ${formatName(user)}`
  return (
    <Dialog
      title={title}
      description="You see what they see, read-only, for an hour. Site passwords and billing stay hidden."
      size="sm"
      trigger={<UserActionButton label="View as" name={formatName(user)} icon={<Eye aria-hidden="true" />} />}
    >
      <ViewAsForm user={user} />
    </Dialog>
  )
}

function ViewAsForm({ user: { id, firstName } }: { user: UserListItem }) {
  const queryClient = useQueryClient()
  const start = useCall(startView, {
    failure: 'Failed to start viewing',
    onSuccess: () => {
      // Data that was read as an admin must not show in the person's view.
      queryClient.clear()
      leaveFor(paths.home)
    },
  })
  const form = useContractForm(startView.body, { defaultValues: { reason: '' } })

  return (
    <DialogForm
      onSubmit={form.onSubmit((body) => start.mutateAsync({ params: { id }, body }))}
      submitLabel="View as"
      pending={start.isPending}
    >
      <TextAreaField
        required
        label="Reason"
        help={`${firstName} can see who viewed their account, when and why.`}
        rows={3}
        {...form.field('reason')}
      />
    </DialogForm>
  )
}
