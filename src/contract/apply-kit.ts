import { z } from 'zod/mini'
import { documentKinds } from '@foothold/resume-engine/forms'
import { clientFacts } from './answers.ts'
import { maxAttached } from './documents.ts'
import { endpoint } from './endpoint.ts'
import { fieldMapping } from './fill-report.ts'
import { id, limits, maxListRows, requiredText, text, timestamp } from './fields.ts'
import { profile } from './profile.ts'
import { quotas } from './quotas.ts'
import { approvalNeeded, ruleNames, ruleViolated, ruleViolation } from './rules.ts'

/**
 * The calls of the apply kit, a browser extension. It connects as in RFC 8628 and sends its token as `Authorization: Bearer`.
 * Its token is good for the endpoints with `byToken` and the two plain routes below. Every other call with a token is 403.
 */

/** Consonants without a look-alike: a code spells no word. Eight of them give 34 bits. */
export const userCodeLetters = 'BCDFGHJKLMNPQRSTVWXZ'
const userCodePattern = new RegExp(`^[${userCodeLetters}]{4}-[${userCodeLetters}]{4}$`)
/** As people type it: case, spaces and the dash do not matter. */
export const toUserCode = (typed: string) => {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z]/g, '')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
const userCode = z.pipe(
  text(limits.name),
  z.pipe(
    z.transform(toUserCode),
    z.string().check(z.regex(userCodePattern, 'Please enter the code as the panel shows it')),
  ),
)

export const startConnection = endpoint('POST', '/api/apply-kit/connections', {
  summary: 'Starts to connect an apply kit, as in RFC 8628: a code to confirm within ten minutes',
  access: 'anyone',
  limits: ['apply kit connection, address'],
  fromExtension: true,
  body: z.object({ /** The version of the extension. */ version: z._default(text(40), '') }),
  reply: z.object({ deviceCode: z.string(), userCode: z.string(), expiresAt: timestamp, intervalSeconds: z.int() }),
  status: 201,
})

/** What a person compares before they confirm: another person's code is a way to steal a connection. */
const connection = z.object({
  version: z.string(),
  userAgent: z.nullable(z.string()),
  address: z.string(),
  createdAt: timestamp,
  expiresAt: timestamp,
})
export type KitConnection = z.infer<typeof connection>

export const findConnection = endpoint('POST', '/api/apply-kit/connections/find', {
  summary: 'Which apply kit shows this code; 404 for an unknown, used or expired one',
  access: ['account_manager', 'admin'],
  limits: ['apply kit code, account'],
  idempotency: 'ignored',
  body: z.object({ userCode }),
  reply: connection,
})

export const confirmConnection = endpoint('POST', '/api/apply-kit/connections/confirm', {
  summary: 'Connects the apply kit that shows this code, or refuses it; 404 for an unknown, used or expired code',
  access: ['account_manager', 'admin'],
  stepUp: true,
  limits: ['apply kit code, account'],
  idempotency: 'ignored',
  body: z.object({ userCode, decision: z._default(z.enum(['connect', 'refuse']), 'connect') }),
  reply: z.null(),
  status: 204,
})

/** The `code` of a 400 while there is no token. `slow_down` adds five seconds to the interval for good. */
export const tokenErrors = ['authorization_pending', 'slow_down', 'expired_token', 'access_denied'] as const
export type TokenError = (typeof tokenErrors)[number]

export const fetchToken = endpoint('POST', '/api/apply-kit/tokens', {
  summary: 'The token of a confirmed connection, once; until then 400 with a code of RFC 8628',
  access: 'anyone',
  limits: ['apply kit token, address'],
  fromExtension: true,
  body: z.object({ deviceCode: requiredText(limits.name, 'Please send the device code') }),
  reply: z.object({
    token: z.string(),
    expiresAt: timestamp,
    /** 256 bits as base64: the person's key for proofs that wait in the browser. The same at each connection. */
    proofKey: z.string(),
  }),
})

export const endConnection = endpoint('DELETE', '/api/apply-kit/connection', {
  summary: 'Ends the connection whose token asks; 404 for a session of a browser',
  access: ['account_manager', 'admin'],
  byToken: true,
  reply: z.null(),
  status: 204,
})

const packDocument = {
  kind: z.enum(documentKinds),
  /** The name of the file, with its ending. */
  name: z.string(),
  contentType: z.string(),
  /** The path of its bytes, for this pack alone; takes the token. */
  url: z.string(),
}

export const packAnswer = z.object({
  id,
  topic: z.string(),
  question: z.string(),
  answer: z.string(),
  /** When the client said it. */
  saidAt: timestamp,
  /**
   * `answers`: from the client's list; a receipt refers to it as `{ answerId: id }`.
   * `question`: to a question about this application alone; a receipt says `{ question, answer, saidAt }`.
   */
  source: z.enum(['answers', 'question']),
  /** About health, religion and the like: it answers this question alone. */
  sensitive: z.boolean(),
})
export type PackAnswer = z.infer<typeof packAnswer>

export const applyPack = z.object({
  applicationId: id,
  client: z.object({
    id,
    firstName: z.string(),
    lastName: z.string(),
    /** The relay address, where the client has switched it on. */
    email: z.string(),
    phone: z.nullable(z.string()),
    address: z.nullable(z.string()),
    links: profile.shape.links,
  }),
  work: profile.shape.workHistory,
  education: profile.shape.education,
  facts: clientFacts,
  answers: z.array(packAnswer).check(z.maxLength(quotas.answers + limits.list)),
  /** The attached ones; without an attached resume, that of the profile. */
  documents: z
    .array(
      z.union([
        z.object({ ...packDocument, documentId: id, versionId: id }),
        z.object({ ...packDocument, fileId: id, versionId: z.null() }),
      ]),
    )
    .check(z.maxLength(maxAttached + documentKinds.length)),
  posting: z.object({ url: z.nullable(z.string()), title: z.string(), company: z.string() }),
  /** The client has applied to this employer before: some boards merge candidates by mail address. */
  appliedBefore: z.boolean(),
  /** Set: nothing may be filled in. */
  blockedBy: z.nullable(
    z.object({
      code: z.enum([ruleViolated, approvalNeeded]),
      rules: z.array(ruleViolation).check(z.maxLength(ruleNames.length)),
    }),
  ),
  /** Reviewed mappings, and those that this person offered. */
  mappings: z.array(fieldMapping).check(z.maxLength(maxListRows)),
})
export type ApplyPack = z.infer<typeof applyPack>

export const readApplyPack = endpoint('GET', '/api/applications/:id/apply-pack', {
  summary: 'What a client gave or approved for an application, to fill a form with; each reading is audited',
  access: ['account_manager', 'admin'],
  limits: ['apply pack, account'],
  whileViewing: 'refused',
  byToken: true,
  params: z.object({ id }),
  reply: applyPack,
})

/** The bytes of a document of the pack: a saved one as PDF, or the uploaded file. `source` is its `documentId` or `fileId`. */
export const packDocumentPath = '/api/applications/:id/apply-pack/documents/:source'
/**
 * Takes a picture of the page that confirms an application: PNG or JPEG as the body, at most 5 MB. Answers 201 `{ fileId }`, for
 * `confirmation: { kind: 'screenshot', fileId }` of a receipt.
 */
export const proofPicturePath = '/api/applications/:id/proof-pictures'
