import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { productName } from '#contract/plans.ts'
import { quietLinkClass } from '#web/ui/layout/link-text.tsx'
import { Container } from '#web/ui/layout/page.tsx'
import type { BarLink } from './top-bar.tsx'

interface FooterProps {
  links: readonly BarLink[]
  children?: ReactNode
}

/** The links below every screen, hidden while its content loads. */
export function Footer({ links, children }: FooterProps) {
  return (
    <footer className="mt-auto border-t border-line bg-sunken [main:has([data-loading])+&]:hidden">
      <Container className="grid gap-7 py-10">
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className={quietLinkClass}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
          <p className="text-sm text-muted">© 2024 {productName}. All rights reserved.</p>
          {children}
        </div>
      </Container>
    </footer>
  )
}
