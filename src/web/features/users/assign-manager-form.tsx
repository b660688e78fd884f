import { assignAccountManager, listUsers, readUser, type UserListItem } from '#contract/users.ts'
import { useCall } from '#web/lib/use-call.ts'
import { useContractForm } from '#web/lib/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogBody } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { userOptions } from './user-names.ts'

interface AssignManagerFormProps {
  user: UserListItem
  managers: readonly UserListItem[]
  onDone: () => void
}

export function AssignManagerForm({ user, managers, onDone }: AssignManagerFormProps) {
  const assign = useCall(assignAccountManager, {
    success: 'User assigned to account manager successfully',
    failure: 'Failed to assign account manager',
    invalidates: [listUsers, readUser],
    onSuccess: onDone,
  })
  const current = managers.find(({ id }) => id === user.accountManagerId)
  const form = useContractForm(assignAccountManager.body, {
    defaultValues: { userId: user.id, accountManagerId: current?.id ?? '' },
  })

  return (
    <form noValidate onSubmit={form.onSubmit((body) => assign.mutateAsync({ body }))}>
      <DialogBody>
        <SelectField
          label="Account Manager"
          placeholder="Choose an account manager"
          options={userOptions(managers)}
          error={form.formState.errors.accountManagerId?.message}
          {...form.register('accountManagerId')}
        />
      </DialogBody>
      <DialogActions>
        <Button type="submit" loading={assign.isPending}>
          Assign
        </Button>
      </DialogActions>
    </form>
  )
}
