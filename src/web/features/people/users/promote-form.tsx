import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { promoteToAccountManager } from '#contract/users.ts'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useDebouncedValue } from '#web/lib/hooks/use-debounced-value.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { DialogForm } from '#web/ui/overlay/dialog-form.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { userOptions } from './user-names.ts'
import { userPageQuery } from './users.queries.ts'

/** Page size of the selector. Beyond it, people search. */
const maxListed = 100

export function PromoteForm({ onDone }: { onDone: () => void }) {
  const promote = useCall(promoteToAccountManager, {
    success: 'Account manager created successfully',
    failure: 'Failed to create account manager',
    onSuccess: onDone,
  })
  const form = useContractForm(promoteToAccountManager.body, { defaultValues: { userId: '' } })
  const [search, setSearch] = useState('')
  const { data, error, refetch, isFetching } = useQuery({
    ...userPageQuery(useSeekerQuery(search)),
    placeholderData: keepPreviousData,
  })

  function searchFor(text: string) {
    setSearch(text)
    // A chosen person who is no longer listed must not be promoted unseen.
    form.setValue('userId', '')
  }

  return (
    <DialogForm
      onSubmit={form.onSubmit((body) => promote.mutateAsync({ body }))}
      submitLabel="Promote"
      pending={promote.isPending}
    >
      {(search !== '' || (data && data.total > maxListed)) && (
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
          message={getErrorMessage(error, 'The users could not be loaded.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SelectField
          label="User"
          placeholder={data ? 'Choose a user' : 'Loading…'}
          options={userOptions(data?.users ?? [])}
          help={data?.users.length === 0 ? 'No users found' : undefined}
          {...form.field('userId')}
        />
      )}
    </DialogForm>
  )
}

function useSeekerQuery(search: string) {
  const q = useDebouncedValue(search.trim())
  return { role: 'user' as const, limit: maxListed, ...(q ? { q } : {}) }
}
