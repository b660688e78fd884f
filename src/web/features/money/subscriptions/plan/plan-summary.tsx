import { inEveryPlan, type PlanId, plans } from '#contract/plans.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { CheckList } from '#web/ui/data/check-list.tsx'
import { Divider } from '#web/ui/layout/page.tsx'
import { priceText } from '../subscription-display.ts'

export function PlanSummary({ plan }: { plan: PlanId }) {
  const { name, audience, price, popular, features } = plans[plan]
  return (
    <Card aria-labelledby="plan-title">
      <CardHeader
        id="plan-title"
        title={`${name} Plan`}
        description={audience}
        actions={popular && <Badge tone="accent">Most Popular</Badge>}
      />
      <CardBody className="grid content-start gap-5">
        <p className="text-3xl font-semibold wrap-anywhere tabular-nums">{priceText({ amount: price })}</p>
        <CheckList items={features} />
        <Divider />
        <div className="grid gap-3">
          <h3 className="font-semibold">In Every Plan</h3>
          <CheckList items={inEveryPlan} />
        </div>
        <p className="text-muted">75% of applications never reach a human. That is why a person applies for you.</p>
      </CardBody>
    </Card>
  )
}
