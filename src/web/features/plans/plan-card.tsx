import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { inEveryPlan, type Plan } from '#contract/plans.ts'
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

export function PlanCard({
  plan: { id, name, audience, price, popular, features },
  level = 3,
  current = false,
  children,
}: PlanCardProps) {
  const Heading = `h${level}` as const
  return (
    <Card
      as="article"
      aria-labelledby={`plan-${id}`}
      tone={popular ? 'accent' : 'plain'}
      // With two cards in a row, the third has the same width.
      className="sm:max-lg:last:col-span-2"
    >
      <CardBody className="grid content-start gap-5 py-6">
        <div className="grid gap-1">
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
          <span className="text-4xl font-semibold tabular-nums">${price}</span>
          <span className="text-muted"> a month</span>
        </p>
        <ul className="grid gap-2.5">
          {[...features, ...inEveryPlan].map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-text" />
              {feature}
            </li>
          ))}
        </ul>
      </CardBody>
      {children && <CardFooter className="border-0 pt-0 pb-6">{children}</CardFooter>}
    </Card>
  )
}
