import { ApiError } from '#web/lib/api/api-error.ts'
import { showToast } from '#web/lib/toasts.ts'

const unexpected = 'An unexpected error occurred. Please try again.'

/** What the provider says of a payment it refused. */
export function showRefusal(message: string) {
  showToast({ title: 'Payment Failed', description: message, tone: 'danger' })
}

/** The provider's own words for a refusal; for anything else, that it was not expected. */
export function showPaymentFailure(error: unknown) {
  const text = failureText(error)
  if (text === unexpected) showToast({ title: 'Payment Error', description: text, tone: 'danger' })
  else if (text !== null) showRefusal(text)
}

/** The same for the place where it was tried, which says it for longer than a toast. */
export function failureText(error: unknown) {
  // Whoever is signed out has been told so, and is on the way to sign in.
  if (error === null || (error instanceof ApiError && error.isUnauthorized)) return null
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500
  return (refused && error.serverMessage) || unexpected
}
