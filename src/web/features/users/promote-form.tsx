import { useState } from 'react'
import { promoteToAccountManager } from '#contract/users.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { endpointsOf } from '#web/lib/live.ts'
import { useCall } from '#web/lib/use-call.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { useContractForm } from '#web/lib/use-contract-form.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogActions, DialogBody } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { userOptions } from './user-names.ts'
import { useUserPage } from './users.queries.ts'

/** More than this are not looked through in a selector; they are searched. */
const longestList = 100

export function PromoteForm({ onDone }: { onDone: () => void }) {
  const promote = useCall(promoteToAccountManager, {
    success: 'Account manager created successfully',
    failure: 'Failed to create account manager',
    invalidates: endpointsOf.users,
    onSuccess: onDone,
  })
  const form = useContractForm(promoteToAccountManager.body, { defaultValues: { userId: '' } })
  const [search, setSearch] = useState('')
  const { data, error, refetch, isFetching } = useUserPage(useSeekerQuery(search))

  function searchFor(text: string) {
    setSearch(text)
    // Whoever was chosen may no longer be in the selector, and must not be promoted unseen.
    form.setValue('userId', '')
  }

  return (
    <form noValidate onSubmit={form.onSubmit((body) => promote.mutateAsync({ body }))}>
      <DialogBody>
        {(search !== '' || (data && data.total > longestList)) && (
          <TextField
            type="search"
            label="Search by name or email"
            autoComplete="off"
            value={search}
            onChange={({ target }) => searchFor(target.value)}
          />
        )}
        {!data && error ? (
          <ErrorState
            message={messageOf(error, 'The users could not be loaded.')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <SelectField
            label="User"
            placeholder={data ? 'Choose a user' : 'Loading…'}
            options={userOptions(data?.users ?? [])}
            help={data?.users.length === 0 ? 'No users found' : undefined}
            error={form.formState.errors.userId?.message}
            {...form.register('userId')}
          />
        )}
      </DialogBody>
      <DialogActions>
        <Button type="submit" loading={promote.isPending}>
          Promote
        </Button>
      </DialogActions>
    </form>
  )
}

function useSeekerQuery(search: string) {
  const q = useSettled(search.trim())
  return { role: 'user' as const, limit: longestList, ...(q ? { q } : {}) }
}
