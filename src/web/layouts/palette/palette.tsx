import { ArrowRight, BriefcaseBusiness, LogOut, SunMoon, UserRound, Zap } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { User } from '#contract/users.ts'
import { AddApplicationForm } from '#web/features/work/applications/add-application-form.tsx'
import { InterestForm } from '#web/features/work/job-interests/interest-form.tsx'
import { PromoteForm } from '#web/features/people/users/promote-form.tsx'
import { askAboutUnsavedChanges } from '#web/lib/navigation/unsaved-changes.ts'
import { chooseTheme } from '#web/lib/theme.ts'
import { CommandMenu } from '#web/ui/overlay/command-menu.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { useSignOut } from '#web/layouts/use-sign-out.ts'
import type { CommandAction, PaletteCommand } from './commands.ts'
import { useSearchResults } from './use-search-results.ts'

type DialogAction = Exclude<CommandAction, 'sign-out'>

const titles: Record<DialogAction, string> = {
  'submit-interest': 'Submit Job Interest',
  'add-application': 'Add Application',
  promote: 'Promote to Account Manager',
}

const forms = { 'submit-interest': InterestForm, 'add-application': AddApplicationForm, promote: PromoteForm }

interface PaletteProps {
  user: User
  /** Gets the focus back. */
  opener: Element | null
}

/** The command palette: opens any screen, person or application, and runs commands, some of them in a dialog. */
export function Palette({ user, opener }: PaletteProps) {
  const [isSearching, setIsSearching] = useState(true)
  const [dialog, setDialog] = useState<{ action: DialogAction; open: boolean } | null>(null)
  const chosen = useRef<PaletteCommand | null>(null)
  const run = useCommand((action) => setDialog({ action, open: true }))

  function restoreFocus() {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  }

  function choose(command: PaletteCommand) {
    chosen.current = command
    setIsSearching(false)
  }

  function handleClosed() {
    restoreFocus()
    if (chosen.current) run(chosen.current)
  }

  if (isSearching)
    return <Search user={user} onChoose={choose} onLeave={() => setIsSearching(false)} onClosed={handleClosed} />
  if (!dialog) return null
  const Form = forms[dialog.action]
  const closeDialog = () => setDialog({ ...dialog, open: false })
  return (
    <Dialog title={titles[dialog.action]} open={dialog.open} onOpenChange={closeDialog} onClosed={restoreFocus}>
      <Form onDone={closeDialog} />
    </Dialog>
  )
}

/** Runs a command, after the question about unsaved changes. */
function useCommand(openDialog: (action: DialogAction) => void) {
  const [path, navigate] = useLocation()
  const signOut = useSignOut()
  return ({ does }: PaletteCommand) => {
    if ('go' in does) {
      const { go } = does
      askAboutUnsavedChanges(() => {
        navigate(go)
        // The current screen scrolls to its top.
        if (go === path) window.scrollTo(0, 0)
      })
    } else if ('theme' in does) chooseTheme(does.theme)
    else if (does.do === 'sign-out') askAboutUnsavedChanges(() => signOut.mutate())
    else openDialog(does.do)
  }
}

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

interface SearchProps {
  user: User
  onChoose: (command: PaletteCommand) => void
  onLeave: () => void
  onClosed: () => void
}

function Search({ user, onChoose, onLeave, onClosed }: SearchProps) {
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
