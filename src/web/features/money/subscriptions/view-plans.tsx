import { ButtonLink } from '#web/lib/navigation/links.tsx'
import { paths } from '#web/paths.ts'

export function ViewPlans() {
  return <ButtonLink href={paths.pricing}>View Plans</ButtonLink>
}
