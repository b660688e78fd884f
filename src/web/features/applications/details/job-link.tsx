import { ExternalLink } from '#web/ui/layout/external-link.tsx'

/** A link to the posting, named by its site. */
export function JobLink({ href }: { href: string }) {
  return <ExternalLink href={href}>{getSite(href)}</ExternalLink>
}

const getSite = (href: string) => URL.parse(href)?.hostname.replace(/^www\./, '') || href
