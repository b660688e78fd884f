import { useEffect } from 'react'
import { showToast } from '#web/lib/toasts.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'

/** Shown in place of the card form if it cannot be loaded. */
export function PaymentSetupError({ message }: { message?: string | undefined }) {
  useEffect(
    () =>
      void showToast({
        title: 'Error',
        description: 'Failed to initialize payment. Please try again.',
        tone: 'danger',
      }),
    [],
  )
  return (
    <ErrorState
      title="Payment Setup Error"
      message={message ?? 'We could not prepare the payment form. Nothing was charged.'}
      onRetry={() => window.location.reload()}
    />
  )
}
