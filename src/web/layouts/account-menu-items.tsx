import { CalendarCheck, IdCard, LogOut, Monitor, Moon, Settings, Sun } from 'lucide-react'
import { Link } from 'wouter'
import type { User } from '#contract/users.ts'
import { useTheme } from '#web/lib/hooks/use-theme.ts'
import { chooseTheme, themeNames, themes } from '#web/lib/theme.ts'
import { paths } from '#web/paths.ts'
import { MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/overlay/menu-items.tsx'

const themeIcons = {
  system: <Monitor aria-hidden="true" />,
  light: <Sun aria-hidden="true" />,
  dark: <Moon aria-hidden="true" />,
}

export function AccountMenuItems({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  const theme = useTheme()
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
      <MenuChoice
        label="Theme"
        options={themes.map((value) => ({ value, label: themeNames[value], icon: themeIcons[value] }))}
        value={theme}
        onValueChange={chooseTheme}
      />
      <MenuSeparator />
      <MenuItem onSelect={onSignOut}>
        <LogOut aria-hidden="true" />
        Logout
      </MenuItem>
    </>
  )
}
