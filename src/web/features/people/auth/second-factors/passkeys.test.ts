import { WebAuthnError } from '@simplewebauthn/browser'
import { expect, it } from 'vitest'
import { ApiError } from '#web/lib/api/api-error.ts'
import { passkeyErrorText } from './passkeys.ts'

const makeError = (name: string) => Object.assign(new Error('The browser says so'), { name })
const makeWebAuthnError = (code: WebAuthnError['code'], name: string) =>
  new WebAuthnError({ message: 'The browser says so', code, cause: makeError(name) })

it('explains in plain words why there is no passkey', () => {
  expect(passkeyErrorText(makeError('NotAllowedError'))).toBe("We didn't get a passkey. Please try again.")
  expect(passkeyErrorText(makeWebAuthnError('ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED', 'InvalidStateError'))).toBe(
    'This device already has a passkey for your account.',
  )
  expect(passkeyErrorText(makeWebAuthnError('ERROR_INVALID_DOMAIN', 'SecurityError'))).toContain('usual address')
  expect(passkeyErrorText(new ApiError(429, '429', { message: 'Too many tries' }))).toBe('Too many tries')
})

it('says nothing about a prompt that the page itself aborted', () => {
  expect(passkeyErrorText(makeWebAuthnError('ERROR_CEREMONY_ABORTED', 'AbortError'))).toBeNull()
})
