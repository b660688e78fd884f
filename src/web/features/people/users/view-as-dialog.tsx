import { useQueryClient } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { startView } from '#contract/account-views.ts'
import type { UserListItem } from '#contract/users.ts'
import { leaveFor } from '#web/lib/navigation/flash-message.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog, DialogActions, DialogBody } from '#web/ui/overlay/dialog.tsx'
import { TextAreaField } from '#web/ui/form/text-area.tsx'
import { UserActionButton } from './user-action-button.tsx'
import { formatName } from '#web/lib/format/names.ts'

export function ViewAsDialog({ user }: { user: UserListItem }) {
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
    <form noValidate onSubmit={form.onSubmit((body) => start.mutateAsync({ params: { id }, body }))}>
      <DialogBody>
        <TextAreaField
          required
          label="Reason"
          help={`${firstName} can see who viewed their account, when and why.`}
          rows={3}
          error={form.formState.errors.reason?.message}
          {...form.register('reason')}
        />
      </DialogBody>
      <DialogActions>
        <Button type="submit" loading={start.isPending}>
          View as
        </Button>
      </DialogActions>
    </form>
  )
}
