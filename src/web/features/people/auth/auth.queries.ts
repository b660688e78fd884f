import { useQuery } from '@tanstack/react-query'
import {
  emailUnverified,
  login,
  register,
  resendVerification,
  verifyEmail,
  type PendingSignIn,
} from '#contract/auth.ts'
import type { User } from '#contract/users.ts'
import type { ApiError } from '#web/lib/api/api-error.ts'
import { call } from '#web/lib/api/call.ts'
import { leaveFor } from '#web/lib/navigation/flash-message.ts'
import { getQueryKey } from '#web/lib/api/queries.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { paths } from '#web/paths.ts'
import { fetchDrafts } from './draft-handover.ts'
import { clearRegisteredAddress, storeRegisteredAddress } from './registered-address.ts'
import { safePath } from '#web/lib/navigation/safe-path.ts'

interface SignInOptions {
  /** The account was registered in this tab. */
  registeredHere: boolean
  onUnverified: (email: string) => void
  /** The password was right, and the account has a second factor. */
  onSecondFactor: (pending: PendingSignIn) => void
}

export function useSignIn(next: string | null, { registeredHere, onUnverified, onSecondFactor }: SignInOptions) {
  return useCall(login, {
    failure: { title: 'Login failed', fallback: 'Invalid email or password' },
    onSuccess: (reply) => {
      if ('secondFactor' in reply) onSecondFactor(reply)
      else enter(reply, next, registeredHere)
    },
    onError: (error, { body }) => {
      if (isUnverified(error)) onUnverified(body.email)
    },
  })
}

/** A full page load, so that nothing cached as a visitor is left. */
export function enter({ id }: User, next: string | null, registeredHere: boolean) {
  showToast({ title: 'Welcome back!', description: "You've been logged in successfully." })
  const remembered = recallNext(id)
  clearRegisteredAddress()
  const redirect = () => leaveFor(next ?? remembered ?? paths.home)
  // The first sign-in of an account registered in this browser: its tab may be waiting.
  if (remembered !== null && !registeredHere) void fetchDrafts(id).finally(redirect)
  else redirect()
}

export const isUnverified = ({ code }: ApiError) => code === emailUnverified

/** `next` is used at the first sign-in, which may happen in the tab that the verification link opens. */
export function useRegister(next: string | null, onRegistered: (user: User) => void) {
  return useCall(register, {
    success: {
      title: 'Account created successfully!',
      description: 'Please check your email to verify your account before logging in.',
    },
    failure: { title: 'Registration failed', fallback: 'Failed to create account' },
    onSuccess: ({ user }) => {
      rememberNext(user.id, next ?? paths.home)
      storeRegisteredAddress(user.email)
      onRegistered(user)
    },
  })
}

export function useResendVerification() {
  return useCall(resendVerification, {
    success: {
      title: 'Verification email sent!',
      description: 'Please check your email for the verification link.',
    },
    failure: { title: 'Failed to send email', fallback: 'Could not send verification email' },
  })
}

/** A token works once, so the call is made once and never aborted. */
export function useVerifyEmail(token: string) {
  const query = { token }
  return useQuery({
    queryKey: getQueryKey(verifyEmail, { query }),
    queryFn: () => call(verifyEmail, { query }),
    enabled: token !== '',
  })
}

type NextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'next-of-new-account'
const weekMs = 7 * 24 * 60 * 60 * 1000

/**
 * Stores where a new account continues after its first sign-in. The verification link may open in another tab, which
 * shares only local storage with this one.
 */
export function rememberNext(accountId: string, next: string, storage?: NextStorage) {
  try {
    const stored = JSON.stringify({ accountId, next, until: Date.now() + weekMs })
    ;(storage ?? localStorage).setItem(key, stored)
  } catch {
    // Without storage the person chooses again.
  }
}

/** Reads and removes the stored page, if it belongs to this account. */
export function recallNext(accountId: string, storage?: NextStorage) {
  try {
    const from = storage ?? localStorage
    const stored: unknown = JSON.parse(from.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { accountId: owner, next, until } = stored as Record<string, unknown>
    if (owner !== accountId) return null
    from.removeItem(key)
    return Number(until) > Date.now() ? safePath(next) : null
  } catch {
    return null
  }
}
