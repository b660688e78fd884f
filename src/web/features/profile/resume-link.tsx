import { DownloadLink } from '#web/ui/download-link.tsx'

/** Leads to the resume as it was uploaded. */
export function ResumeLink({ href }: { href: string }) {
  return (
    <DownloadLink href={href} variant="ghost">
      Download Resume
    </DownloadLink>
  )
}
