import { type ReactNode, useState, useTransition } from 'react'
import type { Role } from '#contract/endpoint.ts'
import type { User } from '#contract/users.ts'
import { useUnreadMessages } from '#web/features/service/conversations/conversations.queries.ts'
import { Bell } from '#web/features/platform/notifications/bell.tsx'
import { useBrowserTimeZone } from '#web/features/service/reports/use-time-zone.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { AccountMenu } from './account-menu.tsx'
import { Footer } from './footer.tsx'
import { SkipLink } from './skip-link.tsx'
import { type BarLink, builderLinks, TopBar } from './top-bar.tsx'
import { ViewBanner } from './view-banner.tsx'
import { Search } from 'lucide-react'
import { showToast } from '#web/lib/toasts.ts'
import { useShortcut, useShortcutText } from '#web/lib/hooks/use-shortcut.ts'
import { Button } from '#web/ui/form/button.tsx'
import { KeyCap } from '#web/ui/data/key-cap.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { lazyWithPreload } from '#web/ui/overlay/lazy-with-preload.tsx'

const home = { href: paths.home, label: 'Home' }
const messages = { href: paths.messages, label: 'Messages' }
const inbox = { href: paths.inbox, label: 'Inbox' }
const dashboard = { href: paths.dashboard, label: 'Dashboard' }

const barLinks: Record<Role, readonly BarLink[]> = {
  user: [home, { href: paths.profile, label: 'Profile' }, dashboard, messages],
  account_manager: [home, dashboard, { href: paths.accountManager, label: 'Manage Clients' }, inbox, messages],
  admin: [home, { href: paths.admin, label: 'Admin' }, inbox, messages],
}

const footerLinks = [
  { href: paths.resumeBuilder, label: 'Resume Builder' },
  { href: paths.coverLetterBuilder, label: 'Cover Letter Builder' },
  dashboard,
  { href: paths.contact, label: 'Contact' },
  { href: paths.privacy, label: 'Privacy Policy' },
  { href: paths.terms, label: 'Terms of Service' },
  { href: paths.admin, label: 'Admin Console' },
]

/** The frame of every screen for signed-in people. */
export function AppFrame({ user, children }: { user: User; children?: ReactNode }) {
  useBrowserTimeZone()
  const unread = useUnreadMessages()
  const { readsMail } = useSignedInUser()
  const links = barLinks[user.role]
    .filter((link) => link !== inbox || readsMail)
    .map((link) => (link === messages ? { ...link, unread } : link))
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar
        crowded
        below={<ViewBanner />}
        links={[...links, ...builderLinks]}
        actions={
          <>
            <PaletteButton user={user} />
            <Bell />
            <AccountMenu user={user} />
          </>
        }
      />
      <main id="main" tabIndex={-1} className="grow has-[[data-loading]]:min-h-dvh">
        {children}
      </main>
      <Footer links={footerLinks} />
    </div>
  )
}

const Palette = lazyWithPreload(async () => (await import('./palette/palette.tsx')).Palette)

/** Opens the quick search by click or shortcut. */
function PaletteButton({ user }: { user: User }) {
  const [opening, setOpening] = useState<{ number: number; opener: Element | null }>({ number: 0, opener: null })
  const [isLoading, startLoading] = useTransition()

  function open() {
    if (isLoading) return
    const opener = document.activeElement
    startLoading(async () => {
      try {
        await Palette.load()
        setOpening(({ number }) => ({ number: number + 1, opener }))
      } catch {
        showToast({ title: 'Failed to open', description: 'Check your connection and try again.', tone: 'danger' })
      }
    })
  }

  useShortcut('k', open)
  const shortcutText = useShortcutText('K')
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        loading={isLoading}
        {...Palette.preloadProps}
        onClick={open}
        className="max-xl:size-10 max-xl:px-0 max-xl:text-lg max-xl:pointer-coarse:size-11"
      >
        <Search aria-hidden="true" />
        <VisuallyHidden>Quick Search</VisuallyHidden>
        <span aria-hidden="true" className="max-xl:hidden pointer-coarse:hidden">
          <KeyCap>{shortcutText}</KeyCap>
        </span>
      </Button>
      {opening.number > 0 && <Palette key={opening.number} user={user} opener={opening.opener} />}
    </>
  )
}
