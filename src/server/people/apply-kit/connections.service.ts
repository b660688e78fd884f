import { createHmac, randomBytes, randomInt } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { userCodeLetters, type TokenError } from '#contract/apply-kit.ts'
import type { TransactionContext } from '#server/deps.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { HttpError, notFound } from '#server/http/errors.ts'
import { hashKitToken, type SignedIn } from '#server/http/session.ts'
import {
  decideConnection,
  deleteConnection,
  deleteKitSession,
  findOpenConnection,
  insertConnection,
  insertKitSession,
  isActiveStaff,
  lockConnection,
  notePoll,
} from './connections.store.ts'

/** The purpose is part of the key, so that no code is good for anything else. */
const hashCode = (secret: string, purpose: 'device' | 'user', code: string) =>
  createHmac('sha256', secret).update(`apply-kit ${purpose} code ${code}`).digest('base64url')

function makeUserCode() {
  const letters = Array.from({ length: 8 }, () => userCodeLetters[randomInt(userCodeLetters.length)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** Starts a connection: a code for the extension, and one for the person to confirm. */
export async function startConnecting(db: Queryable, secret: string, request: FastifyRequest, version: string) {
  const deviceCode = randomBytes(32).toString('base64url')
  const userCode = makeUserCode()
  const started = await insertConnection(db, {
    deviceCode: hashCode(secret, 'device', deviceCode),
    userCode: hashCode(secret, 'user', userCode),
    sess: { userAgent: request.headers['user-agent']?.slice(0, 300) ?? null, address: request.ip, version },
  })
  // One in billions: the extension asks again.
  if (!started) throw new HttpError(503, 'Please try again.', { retryAfterSeconds: 1 })
  return { deviceCode, userCode, ...started }
}

const noSuchCode = () => notFound('No apply kit waits with this code. The panel can show you a new one.')

export async function findWaiting(db: Queryable, secret: string, userCode: string) {
  const found = await findOpenConnection(db, hashCode(secret, 'user', userCode))
  if (!found) throw noSuchCode()
  const { sess, ...connection } = found
  return { ...sess, ...connection }
}

/** Connects the apply kit that shows this code to the person, or refuses it. */
export async function decideCode(
  { db, jobs }: TransactionContext,
  secret: string,
  staff: Actor,
  { userCode, decision }: { userCode: string; decision: 'connect' | 'refuse' },
) {
  await db.transaction(async (tx) => {
    const refused = decision === 'refuse'
    const isDecided = await decideConnection(tx, hashCode(secret, 'user', userCode), { userId: staff.id, refused })
    if (!isDecided) throw noSuchCode()
    const type = refused ? 'apply-kit.refused' : 'apply-kit.connected'
    await recordEvent({ db: tx, jobs }, staff, { type, userId: staff.id })
  })
}

/** The token of a confirmed connection, once. A 400 with a code of RFC 8628 otherwise. */
export async function takeToken(db: Queryable, secret: string, deviceCode: string) {
  const code = hashCode(secret, 'device', deviceCode)
  // The answer is thrown after the commit, so that a poll is counted.
  const result = await db.transaction((tx) => poll(tx, secret, code))
  if (typeof result === 'string') throw toTokenError(result)
  return result
}

async function poll(tx: Queryable, secret: string, code: string) {
  const connection = await lockConnection(tx, code)
  if (!connection) return 'expired_token'
  const { userId, refused, sess, isExpired, isTooSoon } = connection
  if (userId === null && !isExpired) {
    await notePoll(tx, code, isTooSoon)
    return isTooSoon ? 'slow_down' : 'authorization_pending'
  }
  await deleteConnection(tx, code)
  if (isExpired || userId === null) return 'expired_token'
  if (refused || !(await isActiveStaff(tx, userId))) return 'access_denied'
  const token = randomBytes(32).toString('base64url')
  const expiresAt = await insertKitSession(tx, { sid: hashKitToken(secret, token), userId, sess })
  return { token, expiresAt, proofKey: makeProofKey(secret, userId) }
}

/** Stored nowhere. It opens what waits in a browser only once its person has connected again. */
const makeProofKey = (secret: string, userId: string) =>
  createHmac('sha256', secret).update(`apply-kit proof key ${userId}`).digest('base64')

/** Ends the connection that asks. */
export async function disconnect({ db, jobs }: TransactionContext, staff: SignedIn) {
  if (!(await deleteKitSession(db, staff.sid))) throw notFound('This is no connection of an apply kit')
  await recordEvent({ db, jobs }, staff, { type: 'other-sessions.ended', userId: staff.id })
}

const messages: Record<TokenError, string> = {
  authorization_pending: 'No one has confirmed the code yet.',
  slow_down: 'Please ask less often.',
  expired_token: 'This code has expired. Please start again.',
  access_denied: 'The connection was refused.',
}
const toTokenError = (code: TokenError) => new HttpError(400, messages[code], { code })
