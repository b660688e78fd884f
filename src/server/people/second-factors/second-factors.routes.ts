import * as contract from '#contract/second-factors.ts'
import type { RouteDeps } from '#server/deps.ts'
import { setFactorRequirement, resetUserFactors } from './second-factors-admin.service.ts'
import * as service from './second-factors.service.ts'
import { signInByFactor, startSignInAssertion } from './sign-in.service.ts'
import { startStepUpAssertion, stepUpSession } from './step-up.service.ts'

export function secondFactorRoutes(deps: RouteDeps) {
  const { serve, jobs } = deps
  serve(contract.signInPasskeyOptions, ({ request }) => startSignInAssertion(deps, request))
  serve(contract.signInWithSecondFactor, ({ body, request, reply }) => signInByFactor(deps, body, request, reply))

  serve(contract.stepUpPasskeyOptions, ({ actor }) => startStepUpAssertion(deps, actor))
  serve(contract.stepUp, async ({ actor, body }) => {
    await stepUpSession(deps, actor, body)
    return { message: 'Thank you. You can go on.' }
  })

  serve(contract.readSecondFactors, ({ actor, db }) => service.readFactors(db, actor))
  serve(contract.passkeyCreationOptions, ({ actor }) => service.startPasskey(deps, actor))
  serve(contract.createPasskey, ({ actor, body }) => service.addPasskey(deps, actor, body))
  serve(contract.renamePasskey, ({ actor, db, params, body }) =>
    service.renameOwnPasskey(db, actor, params.id, body.name),
  )
  serve(contract.deletePasskey, ({ actor, params }) => service.removeOwnPasskey(deps, actor, params.id))
  serve(contract.startTotp, ({ actor }) => service.startOwnTotp(deps, actor))
  serve(contract.confirmTotp, ({ actor, body }) => service.confirmOwnTotp(deps, actor, body.code))
  serve(contract.deleteTotp, ({ actor }) => service.removeOwnTotp(deps, actor))
  serve(contract.renewRecoveryCodes, ({ actor }) => service.renewOwnCodes(deps, actor))

  serve(contract.requireSecondFactor, ({ actor, db, params, body }) =>
    setFactorRequirement({ db, jobs }, actor, params.id, body.required),
  )
  serve(contract.resetSecondFactors, ({ actor, db, params }) => resetUserFactors({ db, jobs }, actor, params.id))
}
