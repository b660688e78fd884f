import type { FastifyRequest } from 'fastify'
import {
  currentUser,
  endAllSessions,
  forgotPassword,
  login,
  logout,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '#contract/auth.ts'
import type { RouteDeps } from '#server/deps.ts'
import { toRunningView } from '#server/features/account-views/account-views.service.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import type { Source } from '#server/features/audit/audit.service.ts'
import { readOwnService } from '#server/features/clients/clients.service.ts'
import { listFactorKinds, openPendingSignIn } from '#server/features/second-factors/sign-in.service.ts'
import {
  checkSignIn,
  completeSignIn,
  endSessionsByToken,
  queueAccountMail,
  registerAccount,
  resetPasswordByToken,
  verifyEmailByToken,
} from './auth.service.ts'
import { readDevice } from './devices.ts'

const toSource = (request: FastifyRequest): Source => ({ id: null, address: request.ip, requestId: request.id })

/** A path of our own to return to. Null for anything that a browser could read as another site. */
function safePath(next: unknown): string | null {
  if (typeof next !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return null
  const { origin, pathname } = new URL(next, 'http://localhost')
  return origin === 'http://localhost' && !pathname.startsWith('//') ? next : null
}

export function authRoutes(deps: RouteDeps) {
  const { app, serve, db, database, sessions, jobs, limits, config } = deps

  serve(currentUser, async ({ actor, db }) => ({
    ...actor.user,
    service: await readOwnService(db, actor),
    timeZone: actor.timeZone,
    view: actor.view && toRunningView(actor.view, actor.user),
    mustSetUpSecondFactor: actor.mustEnrol,
  }))

  serve(login, async ({ body, request, reply }) => {
    const source = { ...toSource(request), device: readDevice(deps, request) }
    const user = await checkSignIn({ db, limits, config }, body, source)
    const secondFactor = await listFactorKinds(db, user.id)
    if (secondFactor.length > 0) {
      await openPendingSignIn(deps, user.id, reply)
      return { secondFactor }
    }
    await completeSignIn(deps, user, request, reply)
    return user
  })

  serve(register, async ({ body, request }) => {
    await limits.consume('registration, address', request.ip)
    const user = await registerAccount({ database, jobs }, body, toSource(request))
    return { message: 'Please check your email to verify your account before logging in.', user }
  })

  serve(resendVerification, async ({ body, request }) => {
    await limits.consume('mail, address', request.ip)
    await queueAccountMail({ db, jobs, limits }, 'verify-email', body.email)
    return { message: 'If this account needs it, a verification email is on its way.' }
  })

  serve(verifyEmail, async ({ query, request }) => {
    await limits.consume('token, address', request.ip)
    await verifyEmailByToken(db, query.token, toSource(request))
    return { message: 'Email verified successfully!' }
  })

  serve(forgotPassword, async ({ body, request }) => {
    await limits.consume('mail, address', request.ip)
    await queueAccountMail({ db, jobs, limits }, 'reset-password', body.email)
    return { message: 'If there is an account with this address, a reset link is on its way. Please check your email.' }
  })

  serve(resetPassword, async ({ body, request }) => {
    await limits.consume('token, address', request.ip)
    await resetPasswordByToken({ db, limits }, body, toSource(request))
    return { message: 'Your password has been changed. Please log in with the new one.' }
  })

  serve(endAllSessions, async ({ body, request, reply }) => {
    await limits.consume('token, address', request.ip)
    const here = await sessions.read(request)
    const userId = await endSessionsByToken({ db, jobs }, body.token, toSource(request))
    if (here?.id === userId) sessions.forget(reply)
    return { message: 'Every device is logged out. We have emailed you a link to set a new password.' }
  })

  serve(logout, async ({ request, reply }) => {
    const userId = await sessions.close(request, reply)
    if (userId) await recordAudit(db, { ...toSource(request), id: userId }, { action: 'sign-out', subjectId: userId })
    return { message: 'Logged out' }
  })

  app.get<{ Querystring: { next?: unknown } }>('/api/login', async (request, reply) => {
    const next = safePath(request.query.next)
    return reply.redirect(next ? `/auth?mode=login&next=${encodeURIComponent(next)}` : '/auth?mode=login')
  })
}
