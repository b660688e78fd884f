import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { paths } from '#web/paths.ts'
import { socialLinks } from './social-links.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { quietLinkClass } from '#web/ui/layout/link-text.tsx'
import { Footer } from './footer.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { builderLinks, TopBar } from './top-bar.tsx'

/** On the landing page, Home scrolls to the top. */
const barLinks = (path: string) => [
  { href: path === paths.home ? `${paths.home}#home` : paths.home, label: 'Home' },
  { href: paths.features, label: 'Features' },
  { href: paths.pricing, label: 'Pricing' },
  ...builderLinks,
  { href: paths.signIn, label: 'Login' },
]

const footerLinks = [
  { href: paths.features, label: 'Features' },
  { href: paths.pricing, label: 'Pricing' },
  { href: paths.resumeBuilder, label: 'Resume Builder' },
  { href: paths.contact, label: 'Contact' },
  { href: paths.privacy, label: 'Privacy Policy' },
  { href: paths.terms, label: 'Terms of Service' },
  { href: paths.admin, label: 'Admin Console' },
]

/** The frame of every screen for visitors. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar
        links={barLinks(path)}
        actions={
          <Link href={paths.auth} className={buttonClass('primary', 'md', 'max-[22rem]:px-2.5 max-[22rem]:text-sm')}>
            Get Started
          </Link>
        }
      />
      <main id="main" tabIndex={-1} className="grow has-[[data-loading]]:min-h-dvh">
        {children}
      </main>
      <Footer links={footerLinks}>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {socialLinks.map(({ href, label }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener noreferrer" className={quietLinkClass}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <ThemeSwitch />
      </Footer>
    </div>
  )
}
