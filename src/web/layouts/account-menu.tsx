import { CalendarCheck, IdCard, LogOut, Monitor, Moon, Settings, Sun } from 'lucide-react'
import { Link } from 'wouter'
import type { User } from '#contract/users.ts'
import { formatName } from '#web/lib/format/names.ts'
import { useTheme } from '#web/lib/hooks/use-theme.ts'
import { askAboutUnsavedChanges } from '#web/lib/navigation/unsaved-changes.ts'
import { chooseTheme, themeNames, themes } from '#web/lib/theme.ts'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/overlay/menu.tsx'
import { useSignOut } from './use-sign-out.ts'

const themeIcons = {
  system: <Monitor aria-hidden="true" />,
  light: <Sun aria-hidden="true" />,
  dark: <Moon aria-hidden="true" />,
}

export function AccountMenu({ user }: { user: User }) {
  const theme = useTheme()
  const signOut = useSignOut()
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label="Account menu" loading={signOut.isPending}>
          <Avatar name={formatName(user)} src={user.profileImageUrl} size="sm" lettersAsPicture />
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
      <MenuItem disabled={signOut.isPending} onSelect={() => askAboutUnsavedChanges(() => signOut.mutate())}>
        <LogOut aria-hidden="true" />
        Logout
      </MenuItem>
    </Menu>
  )
}
