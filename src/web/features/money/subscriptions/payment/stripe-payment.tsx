import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance } from '@stripe/stripe-js'
import { isDark } from '#web/lib/theme.ts'

// Importing from the package's root would load Stripe's script on every page that has this chunk.
import { loadStripe } from '@stripe/stripe-js/pure/index.js'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTheme } from '#web/lib/hooks/use-theme.ts'
import { paths } from '#web/paths.ts'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'
import { PayButton } from './pay-button.tsx'
import { failureText, showPaymentFailure, showRefusal } from './payment-failure.ts'
import { PaymentRefusal } from './payment-refusal.tsx'
import { PaymentSetupError } from './payment-setup-error.tsx'

interface StripePaymentProps {
  publishableKey: string
  clientSecret: string
  amount: number | undefined
  onPaid: () => void
  onPaying: (paying: boolean) => void
}

/** Stripe's payment element: card data goes from its frame to Stripe and never to us. */
export function StripePayment({ publishableKey, clientSecret, ...payment }: StripePaymentProps) {
  const stripe = useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: () => loadStripe(publishableKey),
    structuralSharing: false,
  })
  const [failed, setFailed] = useState(false)
  // A change of the theme renders again, and `Elements` updates the frame.
  useTheme()
  if (failed || stripe.error || stripe.data === null)
    return (
      <PaymentSetupError message="The payment form of our card provider could not be loaded. Nothing was charged." />
    )
  if (!stripe.data) return <PageSpinner className="min-h-60" />
  return (
    <Elements key={clientSecret} stripe={stripe.data} options={{ clientSecret, appearance: stripeAppearance() }}>
      <StripeForm {...payment} onUnusable={() => setFailed(true)} />
    </Elements>
  )
}

interface StripeFormProps extends Pick<StripePaymentProps, 'amount' | 'onPaid' | 'onPaying'> {
  onUnusable: () => void
}

function StripeForm({ amount, onPaid, onPaying, onUnusable }: StripeFormProps) {
  const [stripe, elements] = [useStripe(), useElements()]
  const [ready, setReady] = useState(false)
  const [paying, setPaying] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const sent = useRef(false)

  async function pay(event: SubmitEvent) {
    event.preventDefault()
    if (!stripe || !elements || sent.current) return
    sent.current = true
    setPaying(true)
    setRefusal(null)
    onPaying(true)
    const confirmation = { return_url: window.location.origin + paths.dashboard }
    try {
      const { error } = await stripe.confirmPayment({ elements, confirmParams: confirmation, redirect: 'if_required' })
      if (!error) return onPaid()
      const reason = error.message ?? 'The payment was not made.'
      showRefusal(reason)
      setRefusal(reason)
    } catch (error) {
      showPaymentFailure(error)
      setRefusal(failureText(error))
    }
    sent.current = false
    setPaying(false)
    onPaying(false)
  }

  return (
    <form onSubmit={pay} className="grid gap-5">
      {!ready && <PageSpinner className="min-h-40" />}
      <PaymentElement onReady={() => setReady(true)} onLoadError={onUnusable} />
      <PaymentRefusal text={refusal} />
      <PayButton amount={amount} disabled={!ready} loading={paying} pendingLabel="Processing...">
        Pay
      </PayButton>
    </form>
  )
}

/** The theme of Stripe's frame, which cannot read our style sheet. */
function stripeAppearance(): Appearance {
  const probe = document.body.appendChild(document.createElement('span'))
  const { fontFamily } = getComputedStyle(probe)
  const readColor = (token: string) => {
    probe.style.color = `var(--color-${token})`
    return getComputedStyle(probe).color
  }
  const variables = {
    colorPrimary: readColor('accent'),
    colorBackground: readColor('raised'),
    colorText: readColor('ink'),
    colorTextSecondary: readColor('muted'),
    colorDanger: readColor('danger-text'),
    borderRadius: '12px',
    fontFamily,
  }
  probe.remove()
  return { theme: isDark() ? 'night' : 'stripe', variables }
}
