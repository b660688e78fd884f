import { createUser, testPassword } from '#test/factories.ts'
import type { Subject } from './access-subject.fixture.ts'

const everybodySignedIn = [401, 200, 200, 200, 200, 200] as const
const onlyOwner = [401, 200, 404, 404, 404, 404] as const
const onlyAdmin = [401, 403, 403, 403, 403, 200] as const
const withoutSignInUnderWay = [401, 401, 401, 401, 401, 401] as const
/** The body proves nothing, so everyone who may try is refused for that. */
const withoutProof = [401, 400, 400, 400, 400, 400] as const

const unansweredChallenge = {
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  response: { clientDataJSON: '', attestationObject: '' },
}
const namedKey = ({ passkeyId }: Subject) => ({ path: passkeyId })
const someoneNew = async ({ app }: Subject) => ({ path: (await createUser(app)).id })

/** Second factors in the access matrix. The seeker has a passkey until they remove it. */
export const secondFactorRows = {
  'POST /api/login/second-factor/passkey-options': { statuses: withoutSignInUnderWay },
  'POST /api/login/second-factor': { statuses: withoutSignInUnderWay, call: () => ({ body: { code: '123456' } }) },
  'GET /api/account/second-factors': { statuses: everybodySignedIn },
  'POST /api/step-up/passkey-options': { statuses: [401, 200, 409, 409, 409, 409] },
  'PUT /api/account/passkeys/:id': {
    statuses: onlyOwner,
    call: (subject: Subject) => ({ ...namedKey(subject), body: { name: 'Key ring' } }),
  },
  'DELETE /api/account/passkeys/:id': { statuses: onlyOwner, call: namedKey },
  'POST /api/step-up': { statuses: everybodySignedIn, call: () => ({ body: { password: testPassword } }) },
  'POST /api/account/passkeys/options': { statuses: everybodySignedIn },
  'POST /api/account/passkeys': {
    statuses: withoutProof,
    call: () => ({ body: { name: 'A key', response: unansweredChallenge } }),
  },
  'POST /api/account/totp': { statuses: [401, 201, 201, 201, 201, 201] },
  'POST /api/account/totp/confirm': { statuses: withoutProof, call: () => ({ body: { code: 'no code' } }) },
  'DELETE /api/account/totp': { statuses: [401, 404, 404, 404, 404, 404] },
  // From here on the seeker has no second factor.
  'POST /api/account/recovery-codes': { startsStage: true, statuses: [401, 409, 409, 409, 409, 409] },
  'PUT /api/admin/users/:id/second-factor-required': {
    statuses: onlyAdmin,
    call: async (subject: Subject) => ({ ...(await someoneNew(subject)), body: { required: true } }),
  },
  'POST /api/admin/users/:id/reset-second-factors': { statuses: onlyAdmin, call: someoneNew },
} as const
