import { useState } from 'react'
import { assignAccountManager, type ManagerLoad, type UserListItem } from '#contract/users.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { useDebouncedValue } from '#web/lib/hooks/use-debounced-value.ts'
import { DialogForm } from '#web/ui/overlay/dialog-form.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { loadOptions } from './user-names.ts'
import { useManagerLoads } from './users.queries.ts'
import { formatName } from '#web/lib/format/names.ts'

/** Page size of the selector. Beyond it, people search. */
const maxListed = 10

export type AssignedUser = Pick<UserListItem, 'id' | 'firstName' | 'lastName' | 'accountManagerId'>

interface AssignManagerFormProps {
  user: AssignedUser
  /** Least loaded first. */
  managers: readonly ManagerLoad[]
  onDone: () => void
}

export function AssignManagerForm({ user, managers, onDone }: AssignManagerFormProps) {
  const assign = useCall(assignAccountManager, {
    success: 'User assigned to account manager successfully',
    failure: 'Failed to assign account manager',
    onSuccess: onDone,
  })
  const [suggested] = managers
  const preferredId = user.accountManagerId ?? suggested?.id
  const preselected = managers.some(({ id }) => id === preferredId) ? preferredId : ''
  const form = useContractForm(assignAccountManager.body, {
    defaultValues: { userId: user.id, accountManagerId: preselected },
  })
  const [search, setSearch] = useState('')
  const { data: managersFound = managers } = useManagerLoads(useDebouncedValue(search.trim()))

  function searchFor(text: string) {
    setSearch(text)
    // A chosen person who is no longer listed must not be assigned unseen.
    form.setValue('accountManagerId', '')
  }

  return (
    <DialogForm
      onSubmit={form.onSubmit((body) => assign.mutateAsync({ body }))}
      submitLabel="Assign"
      pending={assign.isPending}
    >
      {managers.length > maxListed && (
        <TextField
          type="search"
          label="Search by name or email"
          autoComplete="off"
          maxLength={200}
          value={search}
          onChange={({ target }) => searchFor(target.value)}
        />
      )}
      <SelectField
        label="Account Manager"
        placeholder="Choose an account manager"
        options={loadOptions(managersFound)}
        help={getHelp(managersFound, search)}
        {...form.field('accountManagerId')}
      />
    </DialogForm>
  )
}

function getHelp([leastLoaded]: readonly ManagerLoad[], search: string) {
  if (!leastLoaded) return 'No users found'
  return search === '' ? `Suggested: ${formatName(leastLoaded)}, who has the fewest clients.` : undefined
}
