import { plans } from '#contract/plans.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { findChosenPlan } from './auth-mode.ts'

interface ChosenPlanProps {
  /** Where the sign-in leads. */
  next: string | null
  /** The account exists already and only needs a sign-in. */
  registered?: boolean
}

const keptDocuments: Partial<Record<string, string>> = {
  [paths.saveAfterLogin(paths.resumeBuilder)]: 'resume',
  [paths.saveAfterLogin(paths.coverLetterBuilder)]: 'cover letter',
}

/** What the visitor chose or wrote before signing in: a plan with its price, or a document. */
export function ChosenPlan({ next, registered = false }: ChosenPlanProps) {
  const id = findChosenPlan(next)
  const kept = keptDocuments[next ?? '']
  if (kept)
    return (
      <Banner>
        We keep your {kept} in this tab.{' '}
        {registered ? 'Log in, and you can save it.' : 'Create a free account or log in, and you can save it.'}
      </Banner>
    )
  if (!id) return null
  const { name, price } = plans[id]
  return (
    <Banner>
      You chose <strong className="font-semibold">{name}</strong>, ${price} a month.{' '}
      {registered ? 'Log in to go on.' : 'Log in or create an account to go on.'}{' '}
      <a href={paths.pricing} className={linkClass}>
        Change plan
      </a>
    </Banner>
  )
}
