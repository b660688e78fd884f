import type { FastifyRequest } from 'fastify'
import {
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
import type { Source } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { listFactorKinds, openPendingSignIn } from '#server/people/second-factors/sign-in.service.ts'
import {
  endSessionsByToken,
  queueAccountMail,
  registerAccount,
  resetPasswordByToken,
  verifyEmailByToken,
} from './auth.service.ts'
import { readDevice } from '#server/people/sign-in/devices.ts'
import { checkSignIn, completeSignIn } from '#server/people/sign-in/sign-in.service.ts'

const toSource = (request: FastifyRequest): Source => ({ id: null, address: request.ip, requestId: request.id })

/** A path of our own to return to. Null for anything that a browser could read as another site. */
function safePath(next: unknown): string | null {
  if (typeof next !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return null
  const { origin, pathname } = new URL(next, 'http://localhost')
  return origin === 'http://localhost' && !pathname.startsWith('//') ? next : null
}

export function authRoutes(deps: RouteDeps) {
  const { app, serve, db, database, sessions, jobs, limits, config } = deps

  serve(login, async ({ body, request, reply }) => {
    const source = { ...toSource(request), device: readDevice(deps, request) }
    const user = await checkSignIn({ db, jobs, limits, config }, body, source)
    const secondFactor = await listFactorKinds(db, user.id)
    if (secondFactor.length > 0) {
      await openPendingSignIn(deps, user.id, reply)
      return { secondFactor }
    }
    await completeSignIn(deps, user, request, reply)
    return user
  })

  serve(register, async ({ body, request }) => {
    const user = await registerAccount({ database, jobs }, body, toSource(request))
    return { message: 'Please check your email to verify your account before logging in.', user }
  })

  serve(resendVerification, async ({ body, request }) => {
    await queueAccountMail({ db, jobs, limits }, 'verify-email', body.email, toSource(request))
    return { message: 'If this account needs it, a verification email is on its way.' }
  })

  serve(verifyEmail, async ({ query, request }) => {
    await verifyEmailByToken({ db, jobs }, query.token, toSource(request))
    return { message: 'Email verified successfully!' }
  })

  serve(forgotPassword, async ({ body, request }) => {
    await queueAccountMail({ db, jobs, limits }, 'reset-password', body.email, toSource(request))
    return { message: 'If there is an account with this address, a reset link is on its way. Please check your email.' }
  })

  serve(resetPassword, async ({ body, request }) => {
    await resetPasswordByToken({ db, jobs, limits }, body, toSource(request))
    return { message: 'Your password has been changed. Please log in with the new one.' }
  })

  serve(endAllSessions, async ({ body, request, reply }) => {
    const here = await sessions.read(request)
    const userId = await endSessionsByToken({ db, jobs }, body.token, toSource(request))
    if (here?.id === userId) sessions.forget(reply)
    return { message: 'Every device is logged out. We have emailed you a link to set a new password.' }
  })

  serve(logout, async ({ request, reply }) => {
    const userId = await sessions.close(request, reply)
    if (userId) await recordEvent({ db, jobs }, { ...toSource(request), id: userId }, { type: 'sign-out', userId })
    return { message: 'Logged out' }
  })

  app.get<{ Querystring: { next?: unknown } }>('/api/login', async (request, reply) => {
    const next = safePath(request.query.next)
    return reply.redirect(next ? `/auth?mode=login&next=${encodeURIComponent(next)}` : '/auth?mode=login')
  })
}
