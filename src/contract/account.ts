import { z } from 'zod/mini'
import { newPassword } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { firstName, id, lastName, message, text, timestamp } from './fields.ts'
import { user } from './users.ts'

/** An empty field leaves the password unchanged. */
const keptPassword = z.pipe(
  z.literal(''),
  z.transform(() => undefined),
)

/** Two lines on a narrow screen. */
export const maxBiography = 160

export const updateAccount = endpoint('PUT', '/api/account', {
  summary:
    'Changes the own name, the biography of an account manager, and the password if the current one is sent; a new password ends the other sessions',
  access: 'signed-in',
  body: z.object({
    firstName,
    lastName,
    /** Shown to the clients of an account manager. Without it, it stays. */
    biography: z.optional(text(maxBiography)),
    currentPassword: z.optional(z.union([keptPassword, z.string().check(z.maxLength(1_000))])),
    newPassword: z.optional(z.union([keptPassword, newPassword])),
  }),
  reply: user,
})

export const deleteAccount = endpoint('DELETE', '/api/account', {
  summary: 'Erases the own account with all its data, and ends all its sessions',
  access: 'signed-in',
  stepUp: true,
  reply: message,
})

/** `apply_kit`: the browser extension of staff, with a token for its calls alone. */
export const sessionKinds = ['browser', 'apply_kit'] as const
export type SessionKind = (typeof sessionKinds)[number]

export const session = z.object({
  id: z.string(),
  kind: z.enum(sessionKinds),
  /** The version of the apply kit. */
  version: z.nullable(z.string()),
  /** The user agent of the browser. */
  userAgent: z.nullable(z.string()),
  address: z.string(),
  createdAt: timestamp,
  lastSeenAt: timestamp,
  expiresAt: timestamp,
  current: z.boolean(),
})
export type Session = z.infer<typeof session>

/** The maximum of listed sessions: the current one, and those seen last. */
export const sessionsListed = 100

export const listSessions = endpoint('GET', '/api/account/sessions', {
  summary: 'Where the account is signed in, the latest seen first; at most 100',
  access: 'signed-in',
  whileViewing: 'refused',
  reply: z.array(session).check(z.maxLength(sessionsListed)),
})

export const endOtherSessions = endpoint('POST', '/api/account/sessions/end-others', {
  summary: 'Signs out everywhere else',
  access: 'signed-in',
  reply: z.array(session).check(z.maxLength(sessionsListed)),
})

export const endSession = endpoint('DELETE', '/api/account/sessions/:id', {
  summary: 'Ends another of the own sessions, or disconnects an apply kit; 409 for the session that asks',
  access: 'signed-in',
  params: z.object({ id: z.string().check(z.maxLength(40)) }),
  reply: z.array(session).check(z.maxLength(sessionsListed)),
})

export const credentialReveal = z.object({
  id,
  at: timestamp,
  /** The reader; null when that account is deleted. */
  reader: z.nullable(z.string()),
  byMyself: z.boolean(),
  application: z.object({ id, company: z.string(), position: z.string() }),
})
export type CredentialReveal = z.infer<typeof credentialReveal>

export const revealsListed = 200

export const listCredentialReveals = endpoint('GET', '/api/account/credential-reveals', {
  summary: 'Who read the site passwords of the own applications, the latest first; at most the last 200 times',
  access: 'signed-in',
  reply: z.array(credentialReveal).check(z.maxLength(revealsListed)),
})
