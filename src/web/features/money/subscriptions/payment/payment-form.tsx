import { lazy, Suspense } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { readPaymentSettings } from '#contract/payments.ts'
import { confirmSandboxPayment } from '#contract/sandbox.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'
import { PaymentSetupError } from './payment-setup-error.tsx'
import { SandboxCardForm } from '../sandbox/sandbox-card-form.tsx'

const StripePayment = lazy(async () => ({ default: (await import('./stripe-payment.tsx')).StripePayment }))

export interface PaymentFormProps {
  settings: ReplyOf<typeof readPaymentSettings>
  /** Identifies the payment. */
  clientSecret: string
  /** Dollars that are charged. */
  amount: number | undefined
  /** The payment succeeded, as far as the browser knows. */
  onPaid: () => void
  onPaying: (paying: boolean) => void
}

/** The card form of the configured provider. */
export function PaymentForm({ settings, ...payment }: PaymentFormProps) {
  if (settings.provider === 'sandbox') return <SandboxPayment {...payment} />
  if (!settings.publishableKey) return <PaymentSetupError />
  return (
    <Suspense fallback={<PageSpinner className="min-h-60" />}>
      <StripePayment publishableKey={settings.publishableKey} {...payment} />
    </Suspense>
  )
}

function SandboxPayment({ clientSecret, amount, onPaid, onPaying }: Omit<PaymentFormProps, 'settings'>) {
  const confirm = useCall(confirmSandboxPayment, { failure: null })
  return (
    <SandboxCardForm
      submitLabel="Pay"
      pendingLabel="Processing..."
      amount={amount}
      pay={(card) => confirm.mutateAsync({ body: { ...card, clientSecret } })}
      onPaid={onPaid}
      onPaying={onPaying}
    />
  )
}
