import { useRouter } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { AppSkeleton } from '#web/layouts/app-skeleton.tsx'
import { getSharedHeading } from './screens.ts'

/** The skeleton of the screen at this address. */
export function ScreenSkeleton() {
  return <AppSkeleton heading={getSharedHeading(usePathname(useRouter()))} />
}
