import { Check } from 'lucide-react'
import { Link } from 'wouter'
import { inEveryPlan, type Plan, planIds, plans } from '#contract/plans.ts'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card, CardBody, CardFooter } from '#web/ui/card.tsx'
import { Container, Grid } from '#web/ui/page.tsx'

export function PricingSection() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="border-t border-line bg-sunken">
      <Container className="grid gap-12 py-16 sm:py-24">
        <div className="grid gap-3">
          <h2 id="pricing-title" className="text-4xl">
            One price a month, no surprises
          </h2>
          <p className="max-w-2xl text-lg text-muted">
            Every plan comes with an account manager of your own. Cancel whenever you like; access stays until the end
            of the month you have paid for.
          </p>
        </div>
        <Grid columns={3}>
          {planIds.map((id) => (
            <PlanCard key={id} plan={plans[id]} />
          ))}
        </Grid>
      </Container>
    </section>
  )
}

function PlanCard({ plan: { id, name, audience, price, popular, features } }: { plan: Plan }) {
  return (
    <Card as="article" aria-labelledby={`plan-${id}`} tone={popular ? 'accent' : 'plain'}>
      <CardBody className="grid content-start gap-5 py-6">
        <div className="grid gap-1">
          <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
            <h3 id={`plan-${id}`} className="text-xl">
              {name}
            </h3>
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
      <CardFooter className="border-0 pt-0 pb-6">
        <Link
          href={paths.auth}
          aria-describedby={`plan-${id}`}
          className={buttonClass(popular ? 'primary' : 'secondary', 'md', 'w-full')}
        >
          Get Started
        </Link>
      </CardFooter>
    </Card>
  )
}
