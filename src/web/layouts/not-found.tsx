import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { Notice } from '#web/layouts/notice.tsx'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'

/** Loaded on demand: this page is part of the app's first script. */
const LostScene = lazy(async () => ({
  default: (await import('#web/ui/illustration/lost-scene.tsx')).LostScene,
}))

export function NotFound() {
  return (
    <Notice
      illustration={
        <div className="mx-auto aspect-3/2 w-[192px] max-w-full">
          <Suspense>
            <LostScene className="w-full" />
          </Suspense>
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
