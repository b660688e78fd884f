import '@fastify/cookie'
import { createHmac, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RouteDeps } from '#server/deps.ts'
import type { Source } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { hasDevices, isKnownAnywhere, storeDevice, touchDevice } from './devices.store.ts'

export { forgetDevices } from './devices.store.ts'

const yearSeconds = 365 * 24 * 60 * 60

type Settings = Pick<RouteDeps, 'config' | 'sessionSecret'>

const getName = ({ config }: Settings) => (config.secure ? '__Host-device' : 'device')
const toHash = ({ sessionSecret }: Settings, token: string) =>
  createHmac('sha256', sessionSecret).update(`device ${token}`).digest('base64url')

function readToken(settings: Settings, request: FastifyRequest) {
  const token = request.cookies[getName(settings)]
  return token && /^[\w-]{43}$/.test(token) ? token : null
}

/** The keyed hash of the browser's device cookie. Null without one. */
export function readDevice(settings: Settings, request: FastifyRequest) {
  const token = readToken(settings, request)
  return token && toHash(settings, token)
}

/**
 * Makes the browser a known device of the account, after a complete sign-in. A new device is mailed to the owner, except the
 * first one. One cookie serves all accounts of the browser.
 */
export async function rememberDevice(
  deps: Settings & Pick<RouteDeps, 'db' | 'jobs' | 'limits'>,
  { id: userId, email, sid }: { id: string; email: string; sid: string },
  source: Source,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { db, jobs, limits, config } = deps
  const presented = readToken(deps, request)
  // A value that we did not issue could be known to an attacker who planted it.
  const token =
    presented && (await isKnownAnywhere(db, toHash(deps, presented)))
      ? presented
      : randomBytes(32).toString('base64url')
  const device = toHash(deps, token)
  if (!(await touchDevice(db, userId, device))) {
    const isMailed = (await hasDevices(db, userId)) && (await limits.allows('mail, account', `new-device ${email}`))
    await db.transaction(async (tx) => {
      await storeDevice(tx, userId, device)
      await recordEvent({ db: tx, jobs }, source, { type: 'device.added', userId, sid, isMailed })
    })
  }
  reply.setCookie(getName(deps), token, {
    path: '/',
    sameSite: 'lax',
    secure: config.secure,
    httpOnly: true,
    maxAge: yearSeconds,
  })
}
