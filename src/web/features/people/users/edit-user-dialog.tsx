import { Pencil } from 'lucide-react'
import { type UserListItem, updateUser } from '#contract/users.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { DialogForm } from '#web/ui/overlay/dialog-form.tsx'
import { UserActionButton } from './user-action-button.tsx'
import { formatName } from '#web/lib/format/names.ts'
import { roles } from '#contract/endpoint.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { roleChangeNote, roleLabels } from './user-names.ts'

export function EditUserDialog({ user, compact }: { user: UserListItem; compact?: boolean }) {
  return (
    <Dialog
      title={`Edit ${formatName(user)}`}
      size="sm"
      trigger={
        <UserActionButton label="Edit" name={formatName(user)} icon={<Pencil aria-hidden="true" />} compact={compact} />
      }
    >
      {(close) => <EditUserForm user={user} onDone={close} />}
    </Dialog>
  )
}

const roleOptions = roles.map((value) => ({ value, label: roleLabels[value] }))

function EditUserForm({ user, onDone }: { user: UserListItem; onDone: () => void }) {
  const { id, firstName, lastName, email, role } = user
  const update = useCall(updateUser, {
    success: 'User updated successfully',
    failure: 'Failed to update user',
    onSuccess: onDone,
  })
  const form = useContractForm(updateUser.body, {
    defaultValues: { firstName, lastName, email, role },
    draft: `edit-user-${id}`,
  })

  return (
    <DialogForm
      autoComplete="off"
      onSubmit={form.onSubmit((body) => update.mutateAsync({ params: { id }, body }))}
      onCancel={() => form.reset()}
      submitLabel="Save"
      pending={update.isPending}
    >
      <TextField required label="First Name" {...form.field('firstName')} />
      <TextField required label="Last Name" {...form.field('lastName')} />
      <TextField required type="email" label="Email" {...form.field('email')} />
      <SelectField
        label="Role"
        options={roleOptions}
        help={roleChangeNote(role, form.watch('role'))}
        {...form.field('role')}
      />
    </DialogForm>
  )
}
