import { ApiError } from '#web/lib/api/api-error.ts'
import { showToast } from '#web/lib/toasts.ts'

const unexpected = 'An unexpected error occurred. Please try again.'

export function showRefusal(message: string) {
  showToast({ title: 'Payment Failed', description: message, tone: 'danger' })
}

/** The provider's reason for a refusal, or that something unexpected happened. */
export function showPaymentFailure(error: unknown) {
  const text = failureText(error)
  if (text === unexpected) showToast({ title: 'Payment Error', description: text, tone: 'danger' })
  else if (text !== null) showRefusal(text)
}

/** The same text for the form, where it stays longer than a toast. */
export function failureText(error: unknown) {
  // An expired session redirects to the sign-in, which shows its own message.
  if (error === null || (error instanceof ApiError && error.isUnauthorized)) return null
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500
  return (refused && error.serverMessage) || unexpected
}
