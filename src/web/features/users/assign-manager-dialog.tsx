import { useState } from 'react'
import type { UserListItem } from '#contract/users.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { AssignManagerForm } from './assign-manager-form.tsx'
import { nameOf } from './user-names.ts'

interface AssignManagerDialogProps {
  user: UserListItem
  /** Undefined until they are known. */
  managers: readonly UserListItem[] | undefined
}

export function AssignManagerDialog({ user, managers }: AssignManagerDialogProps) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      title="Assign Manager"
      description={`Who applies to jobs for ${nameOf(user)}?`}
      size="sm"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" size="sm" className="whitespace-nowrap">
          Assign Manager
          <VisuallyHidden>{nameOf(user)}</VisuallyHidden>
        </Button>
      }
    >
      {managers && managers.length > 0 ? (
        <AssignManagerForm user={user} managers={managers} onDone={() => setOpen(false)} />
      ) : (
        <NobodyToAssign loading={managers === undefined} />
      )}
    </Dialog>
  )
}

function NobodyToAssign({ loading }: { loading: boolean }) {
  return (
    <>
      <DialogBody>
        {loading ? (
          <PageSpinner className="min-h-40" />
        ) : (
          <EmptyState title="No account managers yet" text="Promote a user to account manager first." />
        )}
      </DialogBody>
      <DialogActions />
    </>
  )
}
