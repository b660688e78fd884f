import { formatName } from '#web/lib/format/names.ts'
import { Button } from '#web/ui/form/button.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { AssignManagerDialog } from './assign-manager-dialog.tsx'

interface ReassignButtonProps {
  client: { id: string; firstName: string; lastName: string }
  managerId: string | null
}

/** Gives a client to another account manager, from a list in which the client stands out. */
export const ReassignButton = ({ client, managerId }: ReassignButtonProps) => (
  <AssignManagerDialog
    user={{ ...client, accountManagerId: managerId }}
    trigger={
      <Button size="sm" variant="secondary">
        {managerId === null ? 'Assign' : 'Reassign'}
        <VisuallyHidden>: {formatName(client)}</VisuallyHidden>
      </Button>
    }
  />
)
