import { Lock } from 'lucide-react'
import { Link } from 'wouter'
import { Notice } from '#web/layouts/notice.tsx'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'

export default function AccessDeniedPage() {
  return (
    <Notice icon={<Lock />} title="Access Denied" text="You don't have permission to access this page.">
      <Link href={paths.home} className={buttonClass('secondary')}>
        Go Home
      </Link>
    </Notice>
  )
}
