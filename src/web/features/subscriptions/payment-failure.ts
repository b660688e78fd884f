import { ApiError } from '#web/lib/api-error.ts'
import { showToast } from '#web/lib/toasts.ts'

/** What the provider says of a payment it refused. */
export function showRefusal(message: string) {
  showToast({ title: 'Payment Failed', description: message, tone: 'danger' })
}

/** The provider's own words for a refusal; for anything else, that it was not expected. */
export function showPaymentFailure(error: unknown) {
  // Whoever is signed out has been told so, and is on the way to sign in.
  if (error instanceof ApiError && error.isUnauthorized) return
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.serverMessage
  if (refused) showRefusal(refused)
  else
    showToast({
      title: 'Payment Error',
      description: 'An unexpected error occurred. Please try again.',
      tone: 'danger',
    })
}
