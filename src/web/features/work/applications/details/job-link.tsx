import { ExternalLink } from '#web/ui/layout/external-link.tsx'

/** A link to the posting, named by its site. */
export function JobLink({ href, iconOnly = false }: { href: string; iconOnly?: boolean }) {
  if (!iconOnly) return <ExternalLink href={href}>{getSite(href)}</ExternalLink>
  return (
    <ExternalLink
      href={href}
      aria-label={`Posting on ${getSite(href)}`}
      className="inline-grid size-7 place-items-center rounded-md text-base text-muted after:ms-0 hover:bg-hover hover:text-ink"
    />
  )
}

const getSite = (href: string) => URL.parse(href)?.hostname.replace(/^www\./, '') || href
