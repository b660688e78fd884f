import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, message, requiredText, timestamp } from './fields.ts'
import { user, userListItem } from './users.ts'

export const maxPasskeys = 20
export const recoveryCodeCount = 10

/** A code of an authenticator app (six digits) or a recovery code, as people type it. */
const code = requiredText(40, 'Please enter a code')

const base64url = z.string().check(z.maxLength(8_192), z.regex(/^[\w-]*$/, 'This is not base64url'))

/** What `navigator.credentials` answers, as `@simplewebauthn/browser` serializes it. */
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
}
export const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
  clientExtensionResults: z._default(z.object({}), {}),
})
export const assertionResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(base64url),
  }),
  clientExtensionResults: z._default(z.object({}), {}),
})

const descriptors = z
  .array(
    z.object({
      id: z.string(),
      type: z.literal('public-key'),
      transports: z.optional(z.array(z.string()).check(z.maxLength(10))),
    }),
  )
  .check(z.maxLength(maxPasskeys))
const userVerification = z.enum(['required', 'preferred', 'discouraged'])

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: descriptors,
  userVerification,
})

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })).check(z.maxLength(10)),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: descriptors,
  authenticatorSelection: z.object({
    residentKey: z.enum(['required', 'preferred', 'discouraged']),
    requireResidentKey: z.boolean(),
    userVerification,
  }),
  extensions: z.object({ credProps: z.boolean() }),
  hints: z.array(z.string()).check(z.maxLength(10)),
})

export const codeProof = z.object({ code })
const passkeyProof = z.object({ passkey: assertionResponse })
export const passwordProof = z.object({
  password: z.string().check(z.minLength(1, 'Please enter your password'), z.maxLength(1_000)),
})

export const signInPasskeyOptions = endpoint('POST', '/api/login/second-factor/passkey-options', {
  summary: 'A challenge for the passkeys of the account whose password was just accepted',
  access: 'anyone',
  reply: requestOptions,
})

export const signInWithSecondFactor = endpoint('POST', '/api/login/second-factor', {
  summary: 'Completes a sign-in with a passkey, a code of an authenticator app or a recovery code',
  access: 'anyone',
  body: z.union([codeProof, passkeyProof], 'Please enter a code'),
  reply: user,
})

export const stepUpPasskeyOptions = endpoint('POST', '/api/step-up/passkey-options', {
  summary: 'A challenge for the own passkeys',
  access: 'signed-in',
  idempotency: 'ignored',
  reply: requestOptions,
})

export const stepUp = endpoint('POST', '/api/step-up', {
  summary: 'Proves again who is there, for ten minutes: by password or, where the account has a second factor, by that',
  access: 'signed-in',
  limits: ['step-up, account'],
  beforeSecondFactor: true,
  idempotency: 'ignored',
  body: z.union([passwordProof, codeProof, passkeyProof], 'Please enter your password or a code'),
  reply: message,
})

export const passkey = z.object({ id, name: z.string(), createdAt: timestamp, lastUsedAt: z.nullable(timestamp) })
export type Passkey = z.infer<typeof passkey>

export const secondFactors = z.object({
  passkeys: z.array(passkey).check(z.maxLength(maxPasskeys)),
  /** The authenticator app; null without a confirmed one. */
  totp: z.nullable(z.object({ createdAt: timestamp })),
  recoveryCodesLeft: z.int().check(z.minimum(0), z.maximum(recoveryCodeCount)),
  /** Required of this account: the last factor cannot be removed. */
  required: z.boolean(),
})
export type SecondFactors = z.infer<typeof secondFactors>

/** Shown once. Null unless this was the first factor, or new codes were asked for. */
const freshCodes = z.nullable(z.array(z.string()).check(z.maxLength(recoveryCodeCount)))
const changedFactors = z.object({ secondFactors, recoveryCodes: freshCodes })

export const readSecondFactors = endpoint('GET', '/api/account/second-factors', {
  summary: 'The own passkeys, authenticator app and recovery codes left',
  access: 'signed-in',
  beforeSecondFactor: true,
  whileViewing: 'refused',
  reply: secondFactors,
})

const settings = {
  access: 'signed-in',
  stepUp: true,
  beforeSecondFactor: true,
} as const

export const passkeyCreationOptions = endpoint('POST', '/api/account/passkeys/options', {
  ...settings,
  summary: 'A challenge for a new passkey',
  idempotency: 'ignored',
  reply: creationOptions,
})

const passkeyName = requiredText(100, 'Please enter a name')

export const createPasskey = endpoint('POST', '/api/account/passkeys', {
  ...settings,
  summary: 'Adds a passkey; the first factor brings recovery codes',
  // The reply may hold recovery codes, which are stored as hashes only.
  idempotency: 'ignored',
  body: z.object({ name: passkeyName, response: registrationResponse }),
  reply: changedFactors,
  status: 201,
})

export const renamePasskey = endpoint('PUT', '/api/account/passkeys/:id', {
  ...settings,
  summary: 'Renames a passkey',
  params: z.object({ id }),
  body: z.object({ name: passkeyName }),
  reply: secondFactors,
})

export const deletePasskey = endpoint('DELETE', '/api/account/passkeys/:id', {
  ...settings,
  summary: 'Removes a passkey; 409 for the last factor of a person who must have one',
  params: z.object({ id }),
  reply: secondFactors,
})

export const startTotp = endpoint('POST', '/api/account/totp', {
  ...settings,
  summary: 'A new secret for an authenticator app; it counts once a code of it was confirmed',
  // The reply holds the secret.
  idempotency: 'ignored',
  reply: z.object({ secret: z.string(), uri: z.string() }),
  status: 201,
})

export const confirmTotp = endpoint('POST', '/api/account/totp/confirm', {
  ...settings,
  summary: 'Turns the authenticator app on, by a code of it',
  idempotency: 'ignored',
  body: z.object({ code }),
  reply: changedFactors,
})

export const deleteTotp = endpoint('DELETE', '/api/account/totp', {
  ...settings,
  summary: 'Removes the authenticator app; 409 for the last factor of a person who must have one',
  reply: secondFactors,
})

export const renewRecoveryCodes = endpoint('POST', '/api/account/recovery-codes', {
  ...settings,
  summary: 'New recovery codes; the old ones stop working',
  idempotency: 'ignored',
  reply: changedFactors,
})

const userParams = z.object({ id })

export const requireSecondFactor = endpoint('PUT', '/api/admin/users/:id/second-factor-required', {
  summary: 'Requires a second factor of a person, or no longer does; production requires one of all staff anyway',
  access: ['admin'],
  stepUp: true,
  params: userParams,
  body: z.object({ required: z.boolean() }),
  reply: userListItem,
})

export const resetSecondFactors = endpoint('POST', '/api/admin/users/:id/reset-second-factors', {
  summary: 'Removes all second factors of a person who has lost them, and ends their sessions',
  access: ['admin'],
  stepUp: true,
  params: userParams,
  reply: userListItem,
  subject: ({ id }) => id,
})
