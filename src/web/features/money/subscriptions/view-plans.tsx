import { Link } from 'wouter'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'

export function ViewPlans() {
  return (
    <Link href={paths.pricing} className={buttonClass('secondary')}>
      View Plans
    </Link>
  )
}
