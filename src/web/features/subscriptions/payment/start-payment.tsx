import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { plans, type PlanId } from '#contract/plans.ts'
import { changePlan } from '#contract/subscriptions.ts'
import { ApiError, messageOf } from '#web/lib/api/api-error.ts'
import { call } from '#web/lib/api/call.ts'
import { keyOf } from '#web/lib/api/queries.ts'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'
import { TitledCard } from '#web/ui/layout/titled-card.tsx'
import { PaymentForm, type PaymentFormProps } from './payment-form.tsx'
import { PaymentSetupError } from './payment-setup-error.tsx'

interface StartPaymentProps extends Omit<PaymentFormProps, 'clientSecret' | 'amount'> {
  plan: PlanId
  givenSecret: string | null
}

/** Starts a subscription and takes its first payment. With `givenSecret`, continues a payment that was started elsewhere. */
export function StartPayment({ plan, givenSecret, ...form }: StartPaymentProps) {
  const start = useStart(plan, givenSecret)
  // A credit may cover the whole amount.
  const nothingToPay = start.data?.clientSecret === null
  const settle = useEffectEvent(() => form.onPaid())
  useEffect(() => {
    if (nothingToPay) settle()
  }, [nothingToPay])
  if (start.error) return <PaymentSetupError message={reasonOf(start.error)} />
  if (!start.data?.clientSecret) return <PageSpinner className="min-h-80" />
  return (
    <TitledCard id="payment" title="Payment">
      <PaymentForm {...form} amount={plans[plan].price} clientSecret={start.data.clientSecret} />
    </TitledCard>
  )
}

/** The server's reason for a refusal. A 500 gets a better text here. */
const reasonOf = (error: unknown) => (error instanceof ApiError && error.status >= 500 ? undefined : messageOf(error))

/** Cached for this page. The server returns the same payment to another tab or after a reload. */
function useStart(plan: PlanId, givenSecret: string | null) {
  const start = useQuery({
    queryKey: keyOf(changePlan, { query: { plan } }),
    queryFn: () => call(changePlan, { body: { plan } }),
    gcTime: 0,
    enabled: givenSecret === null,
  })
  return givenSecret === null ? start : { data: { clientSecret: givenSecret }, error: null }
}
