import { ButtonLink } from '#web/lib/navigation/links.tsx'
import { planIds, plans } from '#contract/plans.ts'
import { pricing } from '#web/content.ts'
import { paths } from '#web/paths.ts'
import { Band } from '#web/ui/layout/band.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { PlanCard } from './plan-card.tsx'

/** Each plan leads to registration. */
export function PricingSection() {
  return (
    <Band id="pricing" aria-labelledby="pricing-title" tone="sunken" className="border-t border-line py-8 sm:py-20">
      <div className="grid gap-5 sm:gap-8">
        <div className="grid gap-2">
          <h2 id="pricing-title" className="text-3xl sm:text-4xl">
            {pricing.title}
          </h2>
          <p className="max-w-2xl text-muted sm:text-lg">{pricing.text}</p>
        </div>
        <Grid columns={3} gap="sm" className="sm:gap-5">
          {planIds.map((id) => (
            <PlanCard key={id} plan={plans[id]}>
              <ButtonLink
                href={paths.auth}
                // `site/marketing.ts` puts the plan into the address, the app into the history state.
                data-next={paths.subscribeTo(id)}
                state={{ next: paths.subscribeTo(id) }}
                aria-describedby={`plan-${id}`}
                variant={plans[id].popular ? 'primary' : 'secondary'}
                className="w-full"
              >
                Get Started
              </ButtonLink>
            </PlanCard>
          ))}
        </Grid>
      </div>
    </Band>
  )
}
