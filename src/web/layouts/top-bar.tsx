import { Menu as MenuIcon, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { Link } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { cn } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { navLinkClass } from '#web/ui/link-text.tsx'
import { Container } from '#web/ui/page.tsx'
import { Logo } from './logo.tsx'

export interface BarLink {
  href: string
  label: string
}

interface TopBarProps {
  links: readonly BarLink[]
  actions: ReactNode
  /** There are many actions. */
  crowded?: boolean
}

/** The bar above every screen; on a phone its links wait behind a button. */
export function TopBar({ links, actions, crowded }: TopBarProps) {
  const path = usePathname()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === path
  const close = () => setOpenAt(null)
  const go = (href: string) => {
    close()
    // The link of the page that is open leads to its beginning.
    if (href === path) window.scrollTo(0, 0)
  }
  const navId = useId()
  useEscape(open, close)

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <Container className="flex min-h-16 flex-wrap items-center gap-x-1 sm:gap-x-4">
        <Logo yielding={crowded} className="me-auto min-h-16 lg:me-4" />
        <nav
          id={navId}
          aria-label="Main"
          className={cn(
            'order-last w-full flex-col gap-1 border-t border-line py-3 lg:order-none lg:me-auto lg:flex lg:w-auto lg:flex-row lg:border-0 lg:py-0',
            open ? 'flex' : 'hidden',
          )}
        >
          {links.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              onClick={() => go(href)}
              aria-current={href === path ? 'page' : undefined}
              className={navLinkClass(href === path)}
            >
              {label}
            </Link>
          ))}
        </nav>
        {actions}
        <IconButton
          label="Menu"
          aria-expanded={open}
          aria-controls={navId}
          onClick={() => setOpenAt(open ? null : path)}
          className="lg:hidden"
        >
          {open ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
        </IconButton>
      </Container>
    </header>
  )
}

function useEscape(active: boolean, onEscape: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
  })
  useEffect(() => {
    if (!active) return undefined
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [active])
}
