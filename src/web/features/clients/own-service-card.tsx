import { Link } from 'wouter'
import { plans } from '#contract/plans.ts'
import type { OwnService, User } from '#contract/users.ts'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { Card, CardBody } from '#web/ui/layout/card.tsx'
import { cn } from '#web/ui/class-names.ts'
import { Meter } from '#web/ui/feedback/meter.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { describeLastAction, describeWait, explainMissingAllowance, getManagerName } from './own-service.ts'
import { isPlanUsedUp, formatUse } from './plan-use.ts'

interface OwnServiceCardProps {
  service: OwnService
  plan: User['subscriptionPlan']
}

/** A job seeker's account manager and how much of the plan is used. */
export function OwnServiceCard({ service, plan }: OwnServiceCardProps) {
  return (
    <Card aria-label="Your Service">
      <CardBody className="grid grid-cols-1 items-center">
        <Grid className="items-center">
          <Manager service={service} />
          <Allowance service={service} plan={plan} />
        </Grid>
      </CardBody>
    </Card>
  )
}

function Manager({ service }: { service: OwnService }) {
  const name = getManagerName(service)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-3">
      {name && <Avatar name={name} src={service.accountManager?.profileImageUrl ?? null} size="lg" />}
      <div className="grid min-w-0 grow basis-40">
        <h2 className="text-sm font-medium text-muted">Your Account Manager</h2>
        <p className={cn('wrap-anywhere', name && 'font-semibold')}>{name ?? describeWait(service)}</p>
        {service.accountManager && (
          <p className="text-sm wrap-anywhere text-muted">{describeLastAction(service.accountManager)}</p>
        )}
      </div>
      <Link href={paths.messages} className={buttonClass('secondary')}>
        Send a message
      </Link>
    </div>
  )
}

function Allowance({ service, plan }: OwnServiceCardProps) {
  const { applicationsThisPeriod, planLimit } = service
  return (
    <div className="grid min-w-0 gap-1">
      <h2 className="text-sm font-medium text-muted">{plan ? `Your ${plans[plan].name} Plan` : 'Your Plan'}</h2>
      {planLimit === null ? (
        <p>{explainMissingAllowance(service)}</p>
      ) : (
        <Meter
          label="Applications this period"
          value={applicationsThisPeriod}
          max={planLimit}
          text={formatUse(applicationsThisPeriod, planLimit)}
          tone={isPlanUsedUp(service) ? 'warning' : 'accent'}
        />
      )}
    </div>
  )
}
