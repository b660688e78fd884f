import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { UserListItem } from '#contract/users.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { EditUserForm } from './edit-user-form.tsx'
import { UserActionButton } from './user-action-button.tsx'
import { formatName } from '#web/lib/format/names.ts'

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
