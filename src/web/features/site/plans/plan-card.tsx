import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { getExtraFeatures, getPricePerApplication, type Plan, planIds, plans } from '#contract/plans.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Card, CardBody, CardFooter } from '#web/ui/layout/card.tsx'

interface PlanCardProps {
  plan: Plan
  level?: 2 | 3
  /** The viewer's own plan. */
  current?: boolean
  /** The button that chooses the plan. Missing if it cannot be chosen. */
  children?: ReactNode
}

const firstPlan = plans[planIds[0]]

export function PlanCard({ plan, level = 3, current = false, children }: PlanCardProps) {
  const { id, name, audience, price, popular, features } = plan
  const Heading = `h${level}` as const
  return (
    <Card
      as="article"
      aria-labelledby={`plan-${id}`}
      tone={popular ? 'accent' : 'plain'}
      // With two cards in a row, the third has the same width.
      className="sm:max-lg:last:col-span-2"
    >
      <CardBody className="grid grid-cols-1 content-start gap-2.5 wrap-anywhere pt-4 pb-4 sm:gap-5 sm:py-6">
        <div className="grid">
          <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
            <Heading id={`plan-${id}`} className="text-xl">
              {name}
            </Heading>
            {current && <Badge tone="success">Current Plan</Badge>}
            {popular && <Badge tone="accent">Most Popular</Badge>}
          </div>
          <p className="text-muted">{audience}</p>
        </div>
        <p>
          <span className="text-3xl font-semibold tabular-nums sm:text-4xl">${price}</span>
          <span className="text-muted"> a month</span>
        </p>
        <div>
          <p className="text-lg font-semibold sm:text-xl">{features[0]}</p>
          <p className="text-muted">From ${getPricePerApplication(plan)} per application</p>
        </div>
        <div className="grid gap-1 border-line sm:gap-2 sm:border-t sm:pt-5">
          <p className="font-medium">{id === firstPlan.id ? 'It includes' : `Everything in ${firstPlan.name}, plus`}</p>
          <ul className="grid sm:gap-2">
            {getExtraFeatures(plan).map((feature) => (
              <li key={feature} className="flex gap-2.5">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-text" />
                {feature}
              </li>
            ))}
          </ul>
        </div>
      </CardBody>
      {children && <CardFooter className="border-0 pt-0 pb-4 sm:pb-6">{children}</CardFooter>}
    </Card>
  )
}
