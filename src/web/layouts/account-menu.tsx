import { IdCard, LogOut, Settings } from 'lucide-react'
import { Link } from 'wouter'
import type { User } from '#contract/users.ts'
import { askBeforeLeaving } from '#web/lib/leave-question.ts'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx'
import { useSignOut } from './use-sign-out.ts'

export function AccountMenu({ user }: { user: User }) {
  const signOut = useSignOut()

  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label="Account menu" loading={signOut.isPending}>
          {/* No initials: a button's name must hold whatever text is seen on it. */}
          <Avatar name="" src={user.profileImageUrl} size="sm" />
        </Button>
      }
    >
      <MenuLabel>
        <span className="block font-semibold text-ink">
          {user.firstName} {user.lastName}
        </span>
        {user.email}
      </MenuLabel>
      <MenuSeparator />
      <MenuItem asChild>
        <Link href={paths.account}>
          <Settings aria-hidden="true" />
          Account Settings
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link href={paths.profile}>
          <IdCard aria-hidden="true" />
          Employment Profile
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => askBeforeLeaving(() => signOut.mutate())}>
        <LogOut aria-hidden="true" />
        Logout
      </MenuItem>
    </Menu>
  )
}
