import type { Role } from '#contract/endpoint.ts'
import type { User } from '#contract/users.ts'
import { BulletList } from '#web/ui/data/check-list.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'

const forEveryRole = ['Your name, email address, password and picture', 'Your employment profile and your resume']

/** Lists everything that is erased. */
const erasedData: Record<Role, readonly string[]> = {
  user: [
    ...forEveryRole,
    'Your applications, with their site passwords, and your job interests',
    'Your notifications',
    'Your subscription, which we cancel immediately',
  ],
  account_manager: [...forEveryRole, 'Your notifications', 'Your client assignments; the clients themselves stay'],
  admin: [...forEveryRole, 'Your notifications'],
}

export function DangerZone({ user }: { user: User }) {
  const list = <BulletList items={erasedData[user.role]} />
  return (
    <TitledCard id="danger-zone" tone="danger" title="Danger Zone" description="Deleting your account is permanent.">
      <div>
        <Dialog
          role="alertdialog"
          size="sm"
          title="Delete Account"
          description="You can't undo this. We erase all of this immediately and log you out everywhere:"
          trigger={<Button variant="danger">Delete Account</Button>}
        >
          <DeleteAccountForm email={user.email} erased={list} />
        </Dialog>
      </div>
    </TitledCard>
  )
}
