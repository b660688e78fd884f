import { z } from 'zod/mini'
import { newPassword } from './auth.ts'
import { designOptions } from '@foothold/resume-engine/designs'
import { documentKinds } from '@foothold/resume-engine/forms'
import { endpoint } from './endpoint.ts'
import { id, limits, message, timestamp } from './fields.ts'

/** The screen of a shared document. The token is the fragment of the address, so neither a log nor another site sees it. */
export const sharedPath = '/shared'

export const documentShare = z.object({
  createdAt: timestamp,
  hasPassword: z.boolean(),
  /** How often others opened it. */
  opens: z.int(),
  lastOpenedAt: z.nullable(timestamp),
})
export type DocumentShare = z.infer<typeof documentShare>

const params = z.object({ id })

export const readShare = endpoint('GET', '/api/documents/:id/share', {
  summary: 'The share link of an own document, or null if it is not shared. The address itself is not stored',
  access: 'signed-in',
  params,
  whileViewing: 'refused',
  reply: z.nullable(documentShare),
})

export const createShare = endpoint('POST', '/api/documents/:id/share', {
  summary: 'A secret address of an own document, with a password if wished. A new one revokes the one before',
  access: 'signed-in',
  limits: ['share link, account'],
  params,
  idempotency: 'ignored',
  body: z.object({ password: z.optional(newPassword) }),
  reply: z.extend(documentShare, { url: z.string() }),
  status: 201,
})

export const revokeShare = endpoint('DELETE', '/api/documents/:id/share', {
  summary: 'Revokes the share link of an own document',
  access: 'signed-in',
  params,
  reply: message,
})

/** The `code` of a refusal for a link with a password. */
export const sharePasswordNeeded = 'share_password_needed'
export const sharePasswordWrong = 'share_password_wrong'

export const sharedDocument = z.object({
  kind: z.enum(documentKinds),
  /** The name that the text begins with, and the kind: "Maya Okafor - Resume". */
  title: z.string(),
  content: z.string(),
  design: designOptions,
})
export type SharedDocument = z.infer<typeof sharedDocument>

export const openSharedDocument = endpoint('POST', '/api/shared-documents/open', {
  summary:
    'The text and design of a shared document, latest version, and nothing else of the account; 404 for a revoked link, 403 `share_password_needed` or `share_password_wrong`',
  access: 'anyone',
  limits: ['shared document, address'],
  whileViewing: 'allowed',
  idempotency: 'ignored',
  body: z.object({
    token: z.string().check(z.maxLength(limits.name)),
    password: z.optional(z.string().check(z.maxLength(limits.name, 'This password is wrong'))),
  }),
  reply: sharedDocument,
})
