import { Lock } from 'lucide-react'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import { Notice } from '#web/layouts/notice.tsx'
import { paths } from '#web/paths.ts'

export default function AccessDeniedPage() {
  return (
    <Notice icon={<Lock />} title="Access Denied" text="You don't have permission to access this page.">
      <ButtonLink href={paths.home}>Go Home</ButtonLink>
    </Notice>
  )
}
