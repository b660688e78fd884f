import { DownloadLink } from '#web/ui/form/download-link.tsx'

export function ResumeLink({ href }: { href: string }) {
  return (
    <DownloadLink href={href} variant="ghost">
      Download Resume
    </DownloadLink>
  )
}
