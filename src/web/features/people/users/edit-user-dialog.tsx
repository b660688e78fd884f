import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { type UserListItem, updateUser } from '#contract/users.ts'
import { Dialog, DialogActions, DialogBody } from '#web/ui/overlay/dialog.tsx'
import { UserActionButton } from './user-action-button.tsx'
import { formatName } from '#web/lib/format/names.ts'
import { roles } from '#contract/endpoint.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { roleChangeNote, roleLabels } from './user-names.ts'

export function EditUserDialog({ user, compact }: { user: UserListItem; compact?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      title={`Edit ${formatName(user)}`}
      size="sm"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <UserActionButton label="Edit" name={formatName(user)} icon={<Pencil aria-hidden="true" />} compact={compact} />
      }
    >
      <EditUserForm user={user} onDone={() => setOpen(false)} />
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
  const { errors } = form.formState

  return (
    <form
      noValidate
      autoComplete="off"
      onSubmit={form.onSubmit((body) => update.mutateAsync({ params: { id }, body }))}
    >
      <DialogBody>
        <TextField required label="First Name" error={errors.firstName?.message} {...form.register('firstName')} />
        <TextField required label="Last Name" error={errors.lastName?.message} {...form.register('lastName')} />
        <TextField required type="email" label="Email" error={errors.email?.message} {...form.register('email')} />
        <SelectField
          label="Role"
          options={roleOptions}
          help={roleChangeNote(role, form.watch('role'))}
          error={errors.role?.message}
          {...form.register('role')}
        />
      </DialogBody>
      <DialogActions onCancel={() => form.reset()}>
        <Button type="submit" loading={update.isPending}>
          Save
        </Button>
      </DialogActions>
    </form>
  )
}
