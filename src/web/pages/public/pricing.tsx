import { FrequentQuestions } from '#web/features/site/plans/frequent-questions.tsx'
import { InEveryPlan } from '#web/features/site/plans/in-every-plan.tsx'
import { PlanComparison } from '#web/features/site/plans/plan-comparison.tsx'
import { PlanChoiceGrid } from '#web/features/site/plans/plan-choice-grid.tsx'
import { CallToAction } from '#web/layouts/call-to-action.tsx'
import { PageIntro } from '#web/layouts/page-intro.tsx'
import { pricingPage } from '#web/content.ts'
import { Container } from '#web/ui/layout/page.tsx'

export default function PricingPage() {
  return (
    <>
      <PageIntro {...pricingPage} />
      <Container>
        <PlanChoiceGrid />
      </Container>
      <PlanComparison />
      <InEveryPlan />
      <FrequentQuestions />
      <CallToAction />
    </>
  )
}
