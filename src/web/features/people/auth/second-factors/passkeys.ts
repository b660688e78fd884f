import type { WebAuthnErrorCode } from '@simplewebauthn/browser'
import { getErrorMessage } from '#web/lib/api/api-error.ts'

const fetchWebAuthn = () => import('@simplewebauthn/browser')
type WebAuthn = Awaited<ReturnType<typeof fetchWebAuthn>>
type CreationOptions = Parameters<WebAuthn['startRegistration']>[0]['optionsJSON']
type RequestOptions = Parameters<WebAuthn['startAuthentication']>[0]['optionsJSON']

/** Made by the server and passed to the browser unchanged. */
export type PasskeyOptions = { challenge: string }

/** The server expects them: almost all browsers have them. */
export const browserHasPasskeys = () => typeof window === 'undefined' || 'PublicKeyCredential' in window

export async function createCredential(options: PasskeyOptions) {
  const { startRegistration } = await fetchWebAuthn()
  const response = await startRegistration({ optionsJSON: options as CreationOptions })
  return { ...response, clientExtensionResults: {} }
}

export async function signChallenge(options: PasskeyOptions) {
  const { startAuthentication } = await fetchWebAuthn()
  const response = await startAuthentication({ optionsJSON: options as RequestOptions })
  return { ...response, clientExtensionResults: {} }
}

/** Closes a passkey prompt of the browser that is still open. */
export async function cancelCeremony() {
  const { WebAuthnAbortService } = await fetchWebAuthn()
  WebAuthnAbortService.cancelCeremony()
}

const wrongAddress = "Passkeys don't work at this address. Open the product at its usual address."

/** Browsers report a closed prompt and a timeout with the same error. */
const notUsed = "We didn't get a passkey. Please try again."

const texts: Partial<Record<WebAuthnErrorCode, string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'This device already has a passkey for your account.',
  ERROR_INVALID_DOMAIN: wrongAddress,
  ERROR_INVALID_RP_ID: wrongAddress,
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'This device has no screen lock, fingerprint or PIN. Set one up, or use another device.',
}

/** Why a passkey could not be created or used. Null if this page aborted the prompt. */
export function passkeyErrorText(error: unknown): string | null {
  if (!(error instanceof Error)) return notUsed
  if (error.name === 'AbortError') return null
  if (error.name === 'ApiError') return getErrorMessage(error, 'Something went wrong. Please try again.')
  const code = 'code' in error ? (error.code as WebAuthnErrorCode) : undefined
  return (code && texts[code]) ?? notUsed
}
