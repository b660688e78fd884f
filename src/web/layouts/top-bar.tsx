import { Menu as MenuIcon, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { paths } from '#web/paths.ts'
import { cn } from '#web/ui/class-names.ts'
import { CountBadge, formatBadgeCount } from '#web/ui/feedback/badge.tsx'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { navLinkClass } from '#web/ui/layout/link-text.tsx'
import { NameWithUnread } from '#web/ui/feedback/name-with-unread.tsx'
import { Container } from '#web/ui/layout/page.tsx'
import { Logo } from './logo.tsx'

export interface BarLink {
  href: string
  label: string
  /** Only in the phone menu: the bar has no room for it, and the footer has it too. */
  inMenuOnly?: boolean
  /** How many things behind it are unread; part of its accessible name. */
  unread?: number
}

/** Both are public. */
export const builderLinks: readonly BarLink[] = [
  { href: paths.resumeBuilder, label: 'Resume Builder', inMenuOnly: true },
  { href: paths.coverLetterBuilder, label: 'Cover Letter Builder', inMenuOnly: true },
]

interface TopBarProps {
  links: readonly BarLink[]
  actions: ReactNode
  /** Many actions: the logo gives way. */
  crowded?: boolean
  /** Sticky below the bar. */
  below?: ReactNode
}

const navId = 'bar-links'

/** The bar above every screen. On a phone its links are in a popover, which opens without script. */
export function TopBar({ links, actions, crowded, below }: TopBarProps) {
  const [path] = useLocation()
  const unread = links.reduce((sum, link) => sum + (link.unread ?? 0), 0)
  const nav = useRef<HTMLElement>(null)
  const go = (href: string) => {
    nav.current?.hidePopover()
    // A link to the current page scrolls to its top.
    if (getPath(href) === path) window.scrollTo(0, 0)
  }

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <Container className="flex min-h-16 flex-wrap items-center gap-x-1 sm:gap-x-4">
        <Logo yielding={crowded} className="me-auto min-h-16 lg:me-4" />
        <nav
          ref={nav}
          id={navId}
          popover="auto"
          aria-label="Main"
          className="peer fixed inset-x-0 top-16 m-0 w-full max-w-none flex-col gap-1 border-b border-line bg-surface px-4 py-3 text-ink shadow-float open:flex sm:px-6 lg:static lg:me-auto lg:flex lg:w-auto lg:flex-row lg:overflow-visible lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none"
        >
          {links.map(({ href, label, inMenuOnly, unread = 0 }) => (
            <Link
              key={href}
              href={href}
              onClick={() => go(href)}
              aria-current={currentAt(path, href)}
              className={cn(navLinkClass(currentAt(path, href) !== undefined), inMenuOnly && 'lg:hidden')}
            >
              <NameWithUnread name={label} unread={unread} />
              <CountBadge count={unread} className="static" />
            </Link>
          ))}
        </nav>
        {actions}
        <IconButton
          label={unread > 0 ? `Menu, ${formatBadgeCount(unread)} unread` : 'Menu'}
          popoverTarget={navId}
          className="lg:hidden peer-open:[&>svg:first-of-type]:hidden not-peer-open:[&>svg:last-of-type]:hidden"
        >
          <MenuIcon aria-hidden="true" />
          <X aria-hidden="true" />
          <CountBadge count={unread} />
        </IconButton>
      </Container>
      {below}
    </header>
  )
}

const getPath = (href: string) => href.split(/[?#]/)[0]

/** A link is current on its page and on those below it. */
function currentAt(path: string, href: string) {
  if (getPath(href) === path) return 'page'
  return path.startsWith(`${href}/`) ? 'true' : undefined
}
