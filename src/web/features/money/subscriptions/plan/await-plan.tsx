import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import { type PlanId, plans, productName } from '#contract/plans.ts'
import { readSubscription } from '#contract/subscriptions.ts'
import { leaveFor } from '#web/lib/navigation/flash-message.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { showToast } from '#web/lib/toasts.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'
import { isLive } from '../subscription-display.ts'

const pollMs = 1_000
const maxWaitMs = 15_000
const redirectDelayMs = 1_500

const outcomes = {
  first: {
    title: `Welcome to ${productName}!`,
    description: 'Your subscription is now active. Redirecting to dashboard...',
    path: paths.dashboard,
  },
  change: { title: 'Plan changed', description: 'Your new plan is active.', path: paths.account },
}

/** Shown after the payment: waits until the server reports the plan as active, then continues. */
export function AwaitPlan({ plan, kind = 'first' }: { plan: PlanId; kind?: keyof typeof outcomes }) {
  const { data } = useQuery({
    ...queryFor(readSubscription),
    // Fallback polling, in case the live event does not arrive.
    refetchInterval: pollMs,
    refetchOnMount: 'always',
  })
  const active = isLive(data) && data?.planName === plans[plan].name
  const isLate = useIsLate()

  useEffect(() => {
    if (!active) return undefined
    const { path, ...text } = outcomes[kind]
    showToast(text)
    const timer = setTimeout(() => leaveFor(path), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [active, kind])

  if (active) return <EmptyState level={2} icon={<CircleCheck />} title={outcomes[kind].title} text="One moment..." />
  if (!isLate) return <PageSpinner label="Confirming your payment" className="min-h-80" />
  return (
    <EmptyState
      level={2}
      icon={<CircleCheck />}
      title="We are confirming your payment"
      text="This can take a few minutes. Your plan then starts automatically, and we will notify you. Please don't pay a second time."
      action={<ButtonLink href={paths.dashboard}>Go to Dashboard</ButtonLink>}
    />
  )
}

/** True after `maxWaitMs`. */
function useIsLate() {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), maxWaitMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
