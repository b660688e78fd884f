import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { productName } from '#contract/plans.ts'
import { quietLinkClass } from '#web/ui/layout/link-text.tsx'
import { Container } from '#web/ui/layout/page.tsx'
import type { BarLink } from './top-bar.tsx'

interface FooterGroup {
  title: string
  links: readonly BarLink[]
}

interface FooterProps {
  /** A row of links. */
  links?: readonly BarLink[]
  /** Lists of links, each with a title. */
  groups?: readonly FooterGroup[]
  children?: ReactNode
}

/** The links below every screen, hidden while its content loads. */
export function Footer({ links = [], groups = [], children }: FooterProps) {
  return (
    <footer className="mt-auto border-t border-line bg-sunken [main:has([data-loading])+&]:hidden">
      <Container
        className={
          groups.length > 0
            ? 'grid gap-6 py-8 sm:py-10'
            : 'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5'
        }
      >
        <nav aria-label="Footer" className="grid grid-cols-1 gap-7">
          {groups.length > 0 && (
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-6 gap-y-5 max-sm:[&>:first-child]:row-span-2">
              {groups.map(({ title, links }) => (
                <div key={title} className="grid content-start gap-1.5">
                  <p className="text-sm font-semibold">{title}</p>
                  <Links label={title} links={links} className="grid justify-items-start gap-1 pointer-coarse:gap-0" />
                </div>
              ))}
            </div>
          )}
          {links.length > 0 && <Links links={links} className="flex flex-wrap gap-x-6 gap-y-2" />}
        </nav>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="text-sm text-muted">© 2024 {productName}. All rights reserved.</p>
          {children}
        </div>
      </Container>
    </footer>
  )
}

interface LinksProps {
  label?: string
  links: readonly BarLink[]
  className: string
}

function Links({ label, links, className }: LinksProps) {
  return (
    <ul aria-label={label} className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} className={quietLinkClass}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
