import { Link } from 'wouter'
import { Notice } from '#web/layouts/notice.tsx'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { LostScene } from '#web/ui/illustration/scenes.tsx'

export default function NotFoundPage() {
  return (
    <Notice
      illustration={<LostScene className="mx-auto mb-4 w-60 max-w-full" />}
      title="Page Not Found"
      text="There is nothing at this address. It may have been mistyped or moved."
    >
      <Link href={paths.home} className={buttonClass('secondary')}>
        Go Home
      </Link>
    </Notice>
  )
}
