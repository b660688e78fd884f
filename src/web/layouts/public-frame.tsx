import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import { paths } from '#web/paths.ts'
import { cn } from '#web/ui/class-names.ts'
import { quietLinkClass } from '#web/ui/layout/link-text.tsx'
import { Footer } from './footer.tsx'
import { SkipLink } from './skip-link.tsx'
import { builderLinks, TopBar } from './top-bar.tsx'
import { useTheme } from '#web/lib/hooks/use-theme.ts'
import { chooseTheme, themeNames, themes } from '#web/lib/theme.ts'

/** Separate from the marketing texts, because every page shows these. */
const socialLinks = [
  { label: 'Facebook', href: 'https://www.facebook.com/' },
  { label: 'Twitter/X', href: 'https://x.com/' },
  { label: 'LinkedIn', href: 'https://www.linkedin.com/' },
  { label: 'Instagram', href: 'https://www.instagram.com/' },
] as const

/** On the landing page, Home scrolls to the top. */
const barLinks = (path: string) => [
  { href: path === paths.home ? `${paths.home}#home` : paths.home, label: 'Home' },
  { href: paths.features, label: 'Features' },
  { href: paths.pricing, label: 'Pricing' },
  ...builderLinks,
  { href: paths.signIn, label: 'Login' },
]

const footerGroups = [
  {
    title: 'Product',
    links: [
      { href: paths.features, label: 'Features' },
      { href: paths.pricing, label: 'Pricing' },
      { href: paths.samples, label: 'Samples' },
      { href: paths.resumeBuilder, label: 'Resume Builder' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: paths.contact, label: 'Contact' },
      { href: paths.security, label: 'Security' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { href: paths.privacy, label: 'Privacy Policy' },
      { href: paths.terms, label: 'Terms of Service' },
    ],
  },
]

/** The frame of every screen for visitors. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar
        crowded
        links={barLinks(path)}
        actions={
          <>
            <ButtonLink href={paths.signIn} variant="ghost" className="px-2 max-sm:text-sm lg:hidden">
              Login
            </ButtonLink>
            <ButtonLink href={paths.auth} variant="primary" className="max-sm:px-2.5 max-sm:text-sm">
              Get Started
            </ButtonLink>
          </>
        }
      />
      <main id="main" tabIndex={-1} className="grow has-[[data-loading]]:min-h-dvh">
        {children}
      </main>
      <Footer groups={footerGroups}>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {socialLinks.map(({ href, label }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener noreferrer" className={cn(quietLinkClass, 'text-sm')}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <Link href={paths.admin} className={cn(quietLinkClass, 'text-sm')}>
          Admin Console
        </Link>
        <ThemeSwitch />
      </Footer>
    </div>
  )
}

/**
 * Chooses the theme. Without React the inline script makes it work (`site/theme-script.ts`). It is shown once that has set the
 * theme, so not without script.
 */
export function ThemeSwitch() {
  const theme = useTheme()
  return (
    <fieldset
      data-theme-switch
      className="hidden min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm in-data-theme:flex"
    >
      <legend className="float-start me-3 text-muted">Theme</legend>
      {themes.map((value) => (
        <label
          key={value}
          className="inline-flex min-h-8 cursor-pointer items-center rounded-lg border border-transparent px-3 font-semibold text-muted transition-colors hover:text-ink has-checked:border-line has-checked:bg-chosen has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11 forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]"
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => chooseTheme(value)}
            className="sr-only"
          />
          {themeNames[value]}
        </label>
      ))}
    </fieldset>
  )
}
