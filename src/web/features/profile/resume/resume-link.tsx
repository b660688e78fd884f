import { DownloadLink } from '#web/ui/form/download-link.tsx'

/** Leads to the resume as it was uploaded. */
export function ResumeLink({ href }: { href: string }) {
  return (
    <DownloadLink href={href} variant="ghost">
      Download Resume
    </DownloadLink>
  )
}
