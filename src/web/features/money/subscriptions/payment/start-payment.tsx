import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { plans, type PlanId } from '#contract/plans.ts'
import { changePlan } from '#contract/subscriptions.ts'
import { ApiError, getErrorMessage } from '#web/lib/api/api-error.ts'
import { call } from '#web/lib/api/call.ts'
import { getQueryKey } from '#web/lib/api/queries.ts'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { PaymentForm, type PaymentFormProps } from './payment-form.tsx'
import { PaymentSetupError } from './payment-setup-error.tsx'

interface StartPaymentProps extends Omit<PaymentFormProps, 'clientSecret' | 'amount'> {
  plan: PlanId
  clientSecret: string | null
}

/** Starts a subscription and takes its first payment. With `clientSecret`, continues a payment that was started elsewhere. */
export function StartPayment({ plan, clientSecret, ...form }: StartPaymentProps) {
  const start = useStartPayment(plan, clientSecret)
  // A credit may cover the whole amount.
  const nothingToPay = start.data?.clientSecret === null
  const finish = useEffectEvent(() => form.onPaid())
  useEffect(() => {
    if (nothingToPay) finish()
  }, [nothingToPay])
  if (start.error) return <PaymentSetupError message={getRefusalReason(start.error)} />
  if (!start.data?.clientSecret) return <PageSpinner className="min-h-80" />
  return (
    <TitledCard id="payment" title="Payment">
      <PaymentForm {...form} amount={plans[plan].price} clientSecret={start.data.clientSecret} />
    </TitledCard>
  )
}

/** The server's reason for a refusal. A 500 gets a better text here. */
const getRefusalReason = (error: unknown) =>
  error instanceof ApiError && error.status >= 500 ? undefined : getErrorMessage(error)

/** Cached for this page. The server returns the same payment to another tab or after a reload. */
function useStartPayment(plan: PlanId, clientSecret: string | null) {
  const start = useQuery({
    queryKey: getQueryKey(changePlan, { query: { plan } }),
    queryFn: () => call(changePlan, { body: { plan } }),
    gcTime: 0,
    enabled: clientSecret === null,
  })
  return clientSecret === null ? start : { data: { clientSecret }, error: null }
}
