import { ArrowRight, BriefcaseBusiness, LogOut, SunMoon, UserRound, Zap } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { User } from '#contract/users.ts'
import { CommandMenu } from '#web/ui/overlay/command-menu.tsx'
import type { PaletteCommand } from './commands.ts'
import { useSearchResults } from './use-search-results.ts'

const placeholders: Record<User['role'], string> = {
  user: 'Screen, action or application',
  account_manager: 'Screen, client or application',
  admin: 'Screen, action or person',
}

const icons: Record<string, ReactNode> = {
  Actions: <Zap aria-hidden="true" />,
  Screens: <ArrowRight aria-hidden="true" />,
  Applications: <BriefcaseBusiness aria-hidden="true" />,
  Theme: <SunMoon aria-hidden="true" />,
  Session: <LogOut aria-hidden="true" />,
}

interface PaletteProps {
  user: User
  onChoose: (command: PaletteCommand) => void
  onLeave: () => void
  onClosed: () => void
}

/** The command palette: opens any screen, person or application, and runs commands. */
export function Palette({ user, onChoose, onLeave, onClosed }: PaletteProps) {
  const [query, setQuery] = useState('')
  const { groups, searching, failure } = useSearchResults(user, query)
  const all = groups.flatMap(({ commands }) => commands)
  return (
    <CommandMenu
      title="Quick Search"
      placeholder={placeholders[user.role]}
      query={query}
      onQuery={setQuery}
      groups={groups.map(({ heading, commands }) => ({
        heading,
        choices: commands.map(({ id, label, detail }) => ({
          id,
          label,
          detail,
          icon: icons[heading] ?? <UserRound aria-hidden="true" />,
        })),
      }))}
      onChoose={(id) => {
        const command = all.find((item) => item.id === id)
        if (command) onChoose(command)
      }}
      status={getStatusText(all.length, searching, failure)}
      searching={searching}
      onLeave={onLeave}
      onClosed={onClosed}
    />
  )
}

function getStatusText(count: number, searching: boolean, failure: string | null) {
  if (failure !== null) return `We could not search everything: ${failure}`
  if (count > 0) return count === 1 ? '1 result' : `${count} results`
  return searching ? 'Searching…' : 'Nothing found'
}
