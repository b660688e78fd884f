import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { UserListItem } from '#contract/users.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { EditUserForm } from './edit-user-form.tsx'
import { RowButton } from './row-button.tsx'
import { formatName } from '#web/lib/format/names.ts'

export function EditUserDialog({ user }: { user: UserListItem }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      title={`Edit ${formatName(user)}`}
      size="sm"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <RowButton label={`Edit ${formatName(user)}`}>
          <Pencil aria-hidden="true" />
        </RowButton>
      }
    >
      <EditUserForm user={user} onDone={() => setOpen(false)} />
    </Dialog>
  )
}
