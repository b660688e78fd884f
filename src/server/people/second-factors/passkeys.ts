import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { COSEALG } from '@simplewebauthn/server/helpers'
import type { z } from 'zod'
import { productName } from '#contract/plans.ts'
import type { assertionResponse, registrationResponse } from '#contract/second-factors.ts'
import type { User } from '#contract/users.ts'
import type { Config } from '#server/config.ts'
import type { passkeys } from '#server/db/schema.ts'

/** The algorithms of today's authenticators. The library would add one that is experimental in Node.js. */
const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]

type Credential = Pick<typeof passkeys.$inferSelect, 'credentialId' | 'publicKey' | 'counter'>
type Descriptor = { id: string; transports: string[] }

/** The opaque id by which an authenticator names the person. */
const userHandle = (userId: string) => Buffer.from(userId)

/** Options to create a passkey that the person does not have yet. */
export function makeCreationOptions({ appUrl }: Config, user: User, known: Descriptor[]) {
  return generateRegistrationOptions({
    rpName: productName,
    rpID: appUrl.hostname,
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    userID: new Uint8Array(userHandle(user.id)),
    attestationType: 'none',
    excludeCredentials: known,
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

export const makeRequestOptions = ({ appUrl }: Config, known: Descriptor[]) =>
  generateAuthenticationOptions({ rpID: appUrl.hostname, allowCredentials: known, userVerification: 'preferred' })

/** The challenge and site that the browser must have used. */
const expected = ({ appUrl }: Config, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: appUrl.origin,
  expectedRPID: appUrl.hostname,
  requireUserVerification: false,
})

/** The library throws for any invalid answer, with malformed bytes too. None of it is trusted. */
const unlessRefused = <T>(verification: Promise<T>) => verification.catch(() => null)

/** The new passkey. Null if the answer does not fit this challenge and site. */
export async function verifyNewPasskey(
  config: Config,
  challenge: string,
  response: z.output<typeof registrationResponse>,
): Promise<(Credential & { transports: string[] }) | null> {
  const verified = await unlessRefused(
    verifyRegistrationResponse({ response, supportedAlgorithmIDs, ...expected(config, challenge) }),
  )
  if (!verified?.verified) return null
  const { id, publicKey, counter } = verified.registrationInfo.credential
  const transports = response.response.transports ?? []
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
}

/** The passkey's new counter. Null if the answer does not fit this challenge, passkey, person and site. */
export async function verifyPasskey(
  config: Config,
  challenge: string,
  response: z.output<typeof assertionResponse>,
  { userId, credentialId, publicKey, counter }: Credential & { userId: string },
) {
  const handle = response.response.userHandle
  if (handle && !Buffer.from(handle, 'base64url').equals(userHandle(userId))) return null
  const credential = { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter }
  const verified = await unlessRefused(
    verifyAuthenticationResponse({ response, credential, ...expected(config, challenge) }),
  )
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}
