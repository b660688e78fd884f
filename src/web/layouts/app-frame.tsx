import type { ReactNode } from 'react'
import type { Role } from '#contract/endpoint.ts'
import type { User } from '#contract/users.ts'
import { useUnreadMessages } from '#web/features/service/conversations/conversations.queries.ts'
import { Bell } from '#web/features/platform/notifications/bell.tsx'
import { useBrowserTimeZone } from '#web/features/service/reports/use-time-zone.ts'
import { paths } from '#web/paths.ts'
import { AccountMenu } from './account-menu.tsx'
import { Footer } from './footer.tsx'
import { PaletteButton } from './palette-button.tsx'
import { SkipLink } from './skip-link.tsx'
import { type BarLink, builderLinks, TopBar } from './top-bar.tsx'
import { ViewBanner } from './view-banner.tsx'

const home = { href: paths.home, label: 'Home' }
const messages = { href: paths.messages, label: 'Messages' }
const dashboard = { href: paths.dashboard, label: 'Dashboard' }

const barLinks: Record<Role, readonly BarLink[]> = {
  user: [home, { href: paths.profile, label: 'Profile' }, dashboard, messages],
  account_manager: [home, dashboard, { href: paths.accountManager, label: 'Manage Clients' }, messages],
  admin: [home, { href: paths.admin, label: 'Admin' }, messages],
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
  const links = barLinks[user.role].map((link) => (link === messages ? { ...link, unread } : link))
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
