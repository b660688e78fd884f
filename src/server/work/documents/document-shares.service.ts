import { createHmac, randomBytes } from 'node:crypto'
import { buildOutline } from '@foothold/resume-engine/outline'
import { defaultDesign } from '@foothold/resume-engine/designs'
import { sharedPath, sharePasswordNeeded, sharePasswordWrong, type SharedDocument } from '#contract/document-shares.ts'
import type { DocumentKind } from '@foothold/resume-engine/forms'
import { recordEvent } from '#server/events/record-event.ts'
import type { Database, Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { RouteDeps, TransactionContext } from '#server/deps.ts'
import { hashChosenPassword, passwordMatches } from '#server/people/sign-in/passwords.ts'
import { toCaller } from '#server/http/caller.ts'
import { conflict, forbidden, notFound } from '#server/http/errors.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import * as store from './document-shares.store.ts'
import { lockDocument } from './documents.store.ts'

const tokenBytes = 32
const missing = 'Document not found'

const hashToken = (secret: string, token: string) =>
  createHmac('sha256', secret).update(`share ${token}`).digest('base64url')

export async function readOwnShare(db: Queryable, actor: Actor, id: string) {
  const found = await store.findOwnShare(db, actor, id)
  if (!found) throw notFound(missing)
  const { createdAt, hasPassword, opens, lastOpenedAt } = found
  return createdAt === null || opens === null ? null : { createdAt, hasPassword, opens, lastOpenedAt }
}

/** Creates the share link of an own document in place of the one before. The address is returned and not stored. */
export async function createOwnShare(
  { db, jobs, config, sessionSecret }: Pick<RouteDeps, 'db' | 'jobs' | 'config' | 'sessionSecret'>,
  actor: Actor,
  id: string,
  chosen: string | undefined,
) {
  const password = chosen === undefined ? null : await hashChosenPassword(chosen, toCaller(actor))
  const token = randomBytes(tokenBytes).toString('base64url')
  const share = await db.transaction(async (tx) => {
    const document = await lockDocument(tx, actor, id)
    if (!document) throw notFound(missing)
    if (!(await store.hasText(tx, document)))
      throw conflict('This document has no text yet. Generate or write it first, then save it.', 'no_text')
    const created = await store.replaceShare(tx, id, { token: hashToken(sessionSecret, token), password })
    const hasPassword = password !== null
    const event = { type: 'document.shared', userId: actor.id, documentId: id, hasPassword } as const
    await recordEvent({ db: tx, jobs }, actor, event)
    return created
  })
  return { ...share, url: new URL(`${sharedPath}#${token}`, config.appUrl).href }
}

export async function revokeOwnShare({ db, jobs }: TransactionContext, actor: Actor, id: string) {
  await db.transaction(async (tx) => {
    if (!(await lockDocument(tx, actor, id))) throw notFound(missing)
    if (!(await store.deleteShare(tx, id))) return
    const event = { type: 'document.share-revoked', userId: actor.id, documentId: id } as const
    await recordEvent({ db: tx, jobs }, actor, event)
  })
}

interface Opening {
  token: string
  password: string | undefined
  /** The account of the session, if there is one. During a view it is the one viewed. */
  viewerId: string | null
  address: string
}

/** One answer for an unknown link, a revoked one, and one of an account that is suspended or deleted. */
const noSuchLink = () => notFound("This link doesn't work anymore")

/** The text and design of a shared document. Counts the opening, unless the owner opens it. */
export async function openShared(
  { db, limits, sessionSecret }: { db: Database; limits: RateLimits; sessionSecret: string },
  { token, password, viewerId, address }: Opening,
): Promise<SharedDocument> {
  const hash = hashToken(sessionSecret, token)
  const share = await store.findShareByToken(db, hash)
  if (!share) throw noSuchLink()
  if (share.password !== null) await checkPassword(limits, share, { password, address })
  const found = await db.transaction(async (tx) => {
    // A link revoked while the password was checked opens nothing.
    if (viewerId !== share.ownerId && !(await store.countOpening(tx, hash))) return undefined
    return store.findSharedContent(tx, hash)
  })
  if (!found) throw noSuchLink()
  const { kind, content, design } = found
  return { kind, title: toTitle(kind, content), content, design: design ?? defaultDesign }
}

/** Throws unless the password is right. Wrong ones are limited per link and address, and per link. */
async function checkPassword(
  limits: RateLimits,
  share: { documentId: string; password: string | null },
  { password, address }: Pick<Opening, 'password' | 'address'>,
) {
  if (!password) throw forbidden('Please enter the password of this link.', sharePasswordNeeded)
  const both = `${share.documentId} ${address}`
  await limits.consume('shared document, link and address', both)
  await limits.consume('shared document, link', share.documentId)
  if (!(await passwordMatches(share.password, password, { caller: toCaller({ address }) })))
    throw forbidden('This password is wrong. Please check it and try again.', sharePasswordWrong)
  await limits.refund('shared document, link and address', both)
  await limits.refund('shared document, link', share.documentId)
}

const kindTitles: Record<DocumentKind, string> = { resume: 'Resume', 'cover-letter': 'Cover Letter' }
/** The name is in the first line. */
const headLength = 500

const toTitle = (kind: DocumentKind, content: string) =>
  [buildOutline(content.slice(0, headLength), kind).title, kindTitles[kind]].filter(Boolean).join(' - ')
