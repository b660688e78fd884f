import type { User } from '#contract/users.ts'
import { formatName } from '#web/lib/format/names.ts'
import { askAboutUnsavedChanges } from '#web/lib/navigation/unsaved-changes.ts'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Menu } from '#web/ui/overlay/menu.tsx'
import { lazyWithPreload } from '#web/ui/overlay/lazy-with-preload.tsx'
import { useSignOut } from './use-sign-out.ts'

const { Component: Items, preload } = lazyWithPreload(
  async () => (await import('./account-menu-items.tsx')).AccountMenuItems,
)

export function AccountMenu({ user }: { user: User }) {
  const signOut = useSignOut()

  return (
    <Menu
      onPreload={preload}
      trigger={
        <Button variant="ghost" size="icon" aria-label="Account menu" loading={signOut.isPending}>
          <Avatar name={formatName(user)} src={user.profileImageUrl} size="sm" lettersAsPicture />
        </Button>
      }
    >
      <Items user={user} onSignOut={() => askAboutUnsavedChanges(() => signOut.mutate())} />
    </Menu>
  )
}
