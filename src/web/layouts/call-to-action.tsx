import { useLocation } from 'wouter'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import type { User } from '#contract/users.ts'
import { callBack, callToAction, callToWork } from '#web/content.ts'
import { useCurrentUser } from '#web/lib/api/session.ts'
import { paths } from '#web/paths.ts'
import { Band } from '#web/ui/layout/band.tsx'

/** The end of a public page: the next step for a visitor or a signed-in person. */
export function CallToAction() {
  const { data: user } = useCurrentUser()
  const [path] = useLocation()
  const { title, text } = textsFor(user ?? null)
  const { href, label } = nextStep(user ?? null, path)
  return (
    <Band tone="accent" aria-labelledby="next-step" className="py-8 sm:py-20">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-5">
        <div className="grid max-w-2xl gap-2">
          <h2 id="next-step" className="text-3xl sm:text-4xl">
            {title}
          </h2>
          <p className="sm:text-lg">{text}</p>
        </div>
        <ButtonLink href={href} variant="inverse" size="lg" className="max-sm:w-full">
          {label}
        </ButtonLink>
      </div>
    </Band>
  )
}

function textsFor(user: User | null) {
  if (!user) return callToAction
  return user.role === 'user' ? callBack : callToWork
}

function nextStep(user: User | null, path: string) {
  if (!user) return { href: paths.auth, label: 'Get Started' }
  if (user.role === 'user' && user.subscriptionPlan === null && path !== paths.pricing)
    return { href: paths.pricing, label: 'View Plans' }
  return user.role === 'admin'
    ? { href: paths.home, label: 'Go Home' }
    : { href: paths.dashboard, label: 'Go to Dashboard' }
}
