import { useQuery } from '@tanstack/react-query'
import { type PlanId, plans } from '#contract/plans.ts'
import { paySandboxCheckout, readSandboxCheckout } from '#contract/sandbox.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { leaveFor } from '#web/lib/navigation/flash-message.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Button } from '#web/ui/form/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { PlanSummary } from './plan/plan-summary.tsx'
import { SandboxCardForm } from './sandbox/sandbox-card-form.tsx'
import { ViewPlans } from './view-plans.tsx'

/** The sandbox's checkout page for a plan. */
export function SandboxCheckout({ session }: { session: string }) {
  const query = useQuery({
    ...queryFor(readSandboxCheckout, { params: { id: session } }),
    refetchOnMount: 'always',
  })
  if (isUnknown(query.error))
    return <EmptyState level={2} className="bg-raised" title="There is no such payment page." action={<ViewPlans />} />
  const { data, ...state } = getQueryState(query, 'This payment page could not be loaded.')
  if (!data) return <LoadStatus {...state} />
  const { plan, status, successUrl, cancelUrl } = data
  if (status !== 'open') {
    const paid = status === 'complete'
    return <Closed paid={paid} onGo={() => leaveFor(paid ? successUrl : cancelUrl)} />
  }
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_1.15fr] lg:gap-8">
      <PlanSummary plan={plan} />
      <div className="grid gap-4">
        <CheckoutForm session={session} plan={plan} onPaid={() => leaveFor(successUrl)} />
        <a href={cancelUrl} className={`${linkClass} justify-self-start`}>
          Cancel and Go Back
        </a>
      </div>
    </div>
  )
}

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404

interface CheckoutFormProps {
  session: string
  plan: PlanId
  onPaid: () => void
}

function CheckoutForm({ session, plan, onPaid }: CheckoutFormProps) {
  const pay = useCall(paySandboxCheckout, { failure: null })
  return (
    <TitledCard id="payment" title="Payment">
      <SandboxCardForm
        submitLabel="Pay"
        pendingLabel="Processing..."
        amount={plans[plan].price}
        pay={(card) => pay.mutateAsync({ params: { id: session }, body: card })}
        onPaid={onPaid}
      />
    </TitledCard>
  )
}

function Closed({ paid, onGo }: { paid: boolean; onGo: () => void }) {
  return (
    <EmptyState
      level={2}
      className="bg-raised"
      title={paid ? 'This has been paid' : 'This payment page is closed'}
      text={paid ? 'Nothing more is due here.' : 'It was open for a limited time. Nothing was charged.'}
      action={
        <Button variant="secondary" onClick={onGo}>
          {paid ? 'Continue' : 'Go Back'}
        </Button>
      }
    />
  )
}
