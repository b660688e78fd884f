import { ExternalLink } from '#web/ui/external-link.tsx'
import { Nothing } from '#web/ui/nothing.tsx'

/** The posting of a job, named by its site. */
export function JobLink({ href }: { href: string | null }) {
  if (!href) return <Nothing />
  return <ExternalLink href={href}>{siteOf(href)}</ExternalLink>
}

const siteOf = (href: string) => URL.parse(href)?.hostname.replace(/^www\./, '') || href
