import { Link } from 'wouter'
import { Notice } from '#web/layouts/notice.tsx'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { LostScene } from '#web/ui/illustration/lost-scene.tsx'

export function NotFound() {
  return (
    <Notice
      illustration={
        <div className="mx-auto aspect-3/2 w-[192px] max-w-full">
          <LostScene className="w-full" />
        </div>
      }
      title="Page Not Found"
      text="There is nothing at this address. It may have been mistyped or moved."
    >
      <Link href={paths.home} className={buttonClass('secondary')}>
        Go Home
      </Link>
    </Notice>
  )
}
