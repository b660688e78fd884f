import { CalendarCheck, IdCard, LogOut, Settings } from 'lucide-react'
import { Link } from 'wouter'
import type { User } from '#contract/users.ts'
import { paths } from '#web/paths.ts'
import { MenuItem, MenuLabel, MenuSeparator } from '#web/ui/overlay/menu-items.tsx'

export function AccountMenuItems({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  return (
    <>
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
      {user.role === 'user' && (
        <MenuItem asChild>
          <Link href={paths.reports}>
            <CalendarCheck aria-hidden="true" />
            Weekly Reports
          </Link>
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem onSelect={onSignOut}>
        <LogOut aria-hidden="true" />
        Logout
      </MenuItem>
    </>
  )
}
