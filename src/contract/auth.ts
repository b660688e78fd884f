import { z } from 'zod/mini'
import { runningView, ownService, user } from './users.ts'
import { endpoint } from './endpoint.ts'
import { email, firstName, lastName, message } from './fields.ts'

export const passwordLength = { min: 8, max: 128 } as const

/** A new password: any characters, stored exactly as typed. */
export const newPassword = z
  .string('Please enter your password')
  .check(
    z.minLength(passwordLength.min, `Please use at least ${passwordLength.min} characters`),
    z.maxLength(passwordLength.max, `Please use at most ${passwordLength.max} characters`),
  )

const confirmPassword = z
  .string('Please confirm your password')
  .check(z.minLength(1, 'Please confirm your password'), z.maxLength(1_000, "Passwords don't match"))

const passwordsMatch = (body: { password: string; confirmPassword: string }) => body.password === body.confirmPassword
const mismatch = {
  message: "Passwords don't match",
  path: ['confirmPassword'],
  // Said as soon as both are there, whatever else is still missing from the form.
  when: ({ value }: { value: unknown }) =>
    z.object({ password: z.string(), confirmPassword: z.string().check(z.minLength(1)) }).safeParse(value).success,
}

export const currentUser = endpoint('GET', '/api/auth/user', {
  summary:
    'The account that is signed in, what the service does for it if it is a job seeker, and the view if an admin sees it as its owner does',
  access: 'signed-in',
  beforeSecondFactor: true,
  reply: z.extend(user, {
    service: z.nullable(ownService),
    view: z.nullable(runningView),
    /** By whose clock weekly reports are sent; null until a browser reports one. */
    timeZone: z.nullable(z.string()),
    /** A second factor is required and missing: most calls answer 403 `second_factor_required` until one is set up. */
    mustSetUpSecondFactor: z.boolean(),
    /** The product has a domain for employers' mail. */
    readsMail: z.boolean(),
  }),
})

/** What a sign-in can ask for after the password. */
export const secondFactorKinds = ['passkey', 'totp', 'recovery'] as const
export type SecondFactorKind = (typeof secondFactorKinds)[number]

/** The password was right, and the account has a second factor. */
export const pendingSignIn = z.object({ secondFactor: z.array(z.enum(secondFactorKinds)).check(z.maxLength(3)) })
export type PendingSignIn = z.infer<typeof pendingSignIn>

/** The `code` of a refused sign-in whose email address is not verified yet. */
export const emailUnverified = 'email_unverified'

export const login = endpoint('POST', '/api/login', {
  summary: 'Signs in; an account with a second factor is asked for it first, and has no session until then',
  access: 'anyone',
  body: z.object({
    email,
    password: z
      .string('Please enter your password')
      .check(z.minLength(1, 'Please enter your password'), z.maxLength(1_000, 'Invalid email or password')),
  }),
  reply: z.union([user, pendingSignIn]),
})

export const register = endpoint('POST', '/api/register', {
  summary: 'Creates an account and mails a link that verifies its address',
  access: 'anyone',
  limits: ['registration, address'],
  body: z
    .object({ email, password: newPassword, confirmPassword, firstName, lastName })
    .check(z.refine(passwordsMatch, mismatch)),
  reply: z.extend(message, { user }),
  status: 201,
})

export const resendVerification = endpoint('POST', '/api/resend-verification', {
  summary: 'Mails a new verification link, if the account exists and needs one',
  access: 'anyone',
  limits: ['mail, address'],
  body: z.object({ email }),
  reply: message,
})

export const verifyEmail = endpoint('GET', '/api/verify-email', {
  summary: 'Verifies an address by the token of a mailed link',
  access: 'anyone',
  limits: ['token, address'],
  query: z.object({
    token: z
      .string('No verification token found in URL')
      .check(z.minLength(1, 'No verification token found in URL'), z.maxLength(200)),
  }),
  reply: message,
})

export const forgotPassword = endpoint('POST', '/api/forgot-password', {
  summary: 'Mails a link that resets the password, if the account exists',
  access: 'anyone',
  limits: ['mail, address'],
  body: z.object({ email }),
  reply: message,
})

export const resetPassword = endpoint('POST', '/api/reset-password', {
  summary: 'Sets a new password by the token of a mailed link, and ends every session of the account',
  access: 'anyone',
  limits: ['token, address'],
  body: z
    .object({
      token: z.string('This link is incomplete').check(z.minLength(1), z.maxLength(200)),
      password: newPassword,
      confirmPassword,
    })
    .check(z.refine(passwordsMatch, mismatch)),
  reply: message,
})

export const endAllSessions = endpoint('POST', '/api/end-sessions', {
  summary: 'Ends all sessions of an account and forgets its devices, by the token of a mailed link',
  access: 'anyone',
  limits: ['token, address'],
  body: z.object({
    token: z.string('This link is incomplete').check(z.minLength(1, 'This link is incomplete'), z.maxLength(200)),
  }),
  reply: message,
})

export const logout = endpoint('POST', '/api/logout', {
  summary: 'Ends the session',
  access: 'anyone',
  reply: message,
})
