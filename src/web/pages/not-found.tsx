import { SearchX } from 'lucide-react'
import { Link } from 'wouter'
import { Notice } from '#web/layouts/notice.tsx'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'

export default function NotFoundPage() {
  return (
    <Notice
      icon={<SearchX />}
      title="Page Not Found"
      text="There is nothing at this address. It may have been mistyped or moved."
    >
      <Link href={paths.home} className={buttonClass('secondary')}>
        Go Home
      </Link>
    </Notice>
  )
}
