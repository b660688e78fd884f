import { ExternalLink } from '#web/ui/layout/external-link.tsx'
import { EmptyValue } from '#web/ui/feedback/empty-value.tsx'

/** The posting of a job, named by its site. */
export function JobLink({ href }: { href: string | null }) {
  if (!href) return <EmptyValue />
  return <ExternalLink href={href}>{siteOf(href)}</ExternalLink>
}

const siteOf = (href: string) => URL.parse(href)?.hostname.replace(/^www\./, '') || href
