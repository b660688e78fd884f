import { Link } from 'wouter'
import { Notice } from '#web/layouts/notice.tsx'
import { paths } from '#web/paths.ts'
import type { Screen } from '#web/screens.ts'
import { buttonClass } from '#web/ui/button-class.ts'

export default function NotYetPage({ screen }: { screen: Screen }) {
  return (
    <Notice title={screen.name} text="This page is not open yet.">
      <Link href={paths.home} className={buttonClass('secondary')}>
        Go Home
      </Link>
    </Notice>
  )
}
