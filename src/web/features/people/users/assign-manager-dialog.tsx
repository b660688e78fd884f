import { UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { Dialog, DialogActions, DialogBody } from '#web/ui/overlay/dialog.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { type AssignedUser, AssignManagerForm } from './assign-manager-form.tsx'
import { useManagerLoads } from './users.queries.ts'
import { formatName } from '#web/lib/format/names.ts'

interface AssignManagerDialogProps {
  user: AssignedUser
  trigger: ReactNode
}

export function AssignManagerDialog({ user, trigger }: AssignManagerDialogProps) {
  return (
    <Dialog
      title="Assign Manager"
      description={`Who applies to jobs for ${formatName(user)}?`}
      size="sm"
      trigger={trigger}
    >
      {(close) => <Managers user={user} onDone={close} />}
    </Dialog>
  )
}

/** Loaded when the dialog opens. */
function Managers({ user, onDone }: { user: AssignedUser; onDone: () => void }) {
  const query = useManagerLoads('')
  const { data: managers, ...state } = getQueryState(query, 'The account managers could not be loaded.')
  if (managers && managers.length > 0) return <AssignManagerForm user={user} managers={managers} onDone={onDone} />
  return (
    <>
      <DialogBody>
        {managers ? (
          <EmptyState
            icon={<UserRoundX />}
            title="No account managers yet"
            text="Promote a user to account manager first."
          />
        ) : (
          <LoadStatus {...state} className="min-h-40" />
        )}
      </DialogBody>
      <DialogActions />
    </>
  )
}
