import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { showToast } from '#web/lib/toasts.ts'
import { paths } from '#web/paths.ts'
import { showRefusal } from './payment/payment-failure.ts'

/**
 * Some payment methods redirect through the bank's page and back to the dashboard. The outcome in the address proves
 * nothing: it becomes a toast and is removed from the address.
 */
export function usePaymentReturn() {
  const [, navigate] = useLocation()
  const outcome = new URLSearchParams(useSearch()).get('redirect_status')
  useEffect(() => {
    if (outcome === null) return
    if (outcome === 'failed') showRefusal('The payment was not made. Nothing was charged.')
    else showToast({ title: 'Thank you', description: 'Your plan starts as soon as the payment is confirmed.' })
    navigate(paths.dashboard, { replace: true })
  }, [outcome, navigate])
}
