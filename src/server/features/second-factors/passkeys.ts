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

/** What authenticators speak today; the library would add an algorithm that is experimental in Node.js. */
const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]

type Credential = Pick<typeof passkeys.$inferSelect, 'credentialId' | 'publicKey' | 'counter'>
type Descriptor = { id: string; transports: string[] }

/** The handle by which an authenticator names the person: it says nothing of them. */
const userHandle = (userId: string) => Buffer.from(userId)

/** Options to make a key that is none of those the person has. */
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

/** Options to use one of the person's keys. */
export const makeRequestOptions = ({ appUrl }: Config, known: Descriptor[]) =>
  generateAuthenticationOptions({ rpID: appUrl.hostname, allowCredentials: known, userVerification: 'preferred' })

/** What the browser must have been asked, and where. */
const expected = ({ appUrl }: Config, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: appUrl.origin,
  expectedRPID: appUrl.hostname,
  requireUserVerification: false,
})

/** The library throws for whatever is wrong with an answer, malformed bytes included: none of it is to be trusted. */
const unlessRefused = <T>(verification: Promise<T>) => verification.catch(() => null)

/** The new key, if the answer is good for this challenge on this site; else null. */
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

/** The key's new counter, if the answer is good for this challenge, key and person on this site; else null. */
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
