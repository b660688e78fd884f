import { MapPinOff } from 'lucide-react'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import { Notice } from '#web/layouts/notice.tsx'
import { ApiError } from '#web/lib/api/api-error.ts'
import { usePageTitle } from '#web/lib/navigation/page-title.ts'
import { paths } from '#web/paths.ts'

/** Whether a record is removed, another person's, or its address names none. */
export const isOutOfReach = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

/** In place of a record that is out of reach. */
export function NoSuchPage() {
  usePageTitle('Page Not Found')
  return <NotFound />
}

export function NotFound() {
  return (
    <Notice
      icon={<MapPinOff />}
      title="Page Not Found"
      text="There is nothing at this address. It may have been mistyped or moved."
    >
      <ButtonLink href={paths.home}>Go Home</ButtonLink>
    </Notice>
  )
}
