import { deviceName } from '#contract/device-name.ts'
import { productName } from '#contract/plans.ts'
import type { Config } from '#server/config.ts'
import type { Queryable } from '#server/db/client.ts'
import type { JobData, SecurityNotice } from '#server/jobs/jobs.ts'
import type { Mail } from '#server/gateways/mailer.ts'
import { securityNotices } from '#server/events/security-notices.ts'
import { composeMail } from '#server/platform/mail/compose.ts'
import {
  findRecipient,
  findSignIn,
  storeEndSessionsToken,
  storeResetToken,
  storeVerificationToken,
} from './auth.store.ts'
import { newToken } from './tokens.ts'

const isSecurityNotice = (template: string): template is SecurityNotice => template in securityNotices

/** Mails that a person can request. */
export type LinkTemplate = Exclude<JobData['mail']['template'], 'new-device' | SecurityNotice>

/** The token is made together with the mail, so that no token is in the queue. */
const templates: Record<LinkTemplate, (db: Queryable, config: Config, userId: string) => Promise<Mail | null>> = {
  'verify-email': async (db, { appUrl }, userId) => {
    const { token, hash } = newToken()
    const person = await storeVerificationToken(db, userId, hash)
    return (
      person &&
      composeMail(person, {
        subject: `Verify your email for ${productName}`,
        paragraphs: [
          `Welcome to ${productName}. Please confirm that this address is yours, so that you can log in.`,
          'The link works once, within 24 hours.',
        ],
        action: { label: 'Verify Email', url: new URL(`/verify-email?token=${token}`, appUrl).href },
      })
    )
  },
  'reset-password': async (db, { appUrl }, userId) => {
    const { token, hash } = newToken()
    const person = await storeResetToken(db, userId, hash)
    return (
      person &&
      composeMail(person, {
        subject: `Reset your ${productName} password`,
        paragraphs: [
          'You asked us for a new password. The link works once, within one hour.',
          "If you didn't ask, you can ignore this email. Nothing has changed.",
        ],
        action: { label: 'Choose a New Password', url: new URL(`/auth?mode=reset&token=${token}`, appUrl).href },
      })
    )
  },
}

async function composeNotice(db: Queryable, { appUrl }: Config, userId: string, notice: SecurityNotice) {
  const person = await findRecipient(db, userId)
  const { title, message } = securityNotices[notice]
  const action = { label: 'Open Your Account', url: new URL('/account', appUrl).href }
  return person && composeMail(person, { subject: `${productName}: ${title}`, paragraphs: [message], action })
}

/** The mail for a job. Null if the account is gone or no longer needs it. */
export async function composeAuthMail(db: Queryable, config: Config, job: JobData['mail']) {
  if (job.template === 'new-device') return composeNewDevice(db, config, job)
  if (job.userId === null) return null
  return isSecurityNotice(job.template)
    ? composeNotice(db, config, job.userId, job.template)
    : templates[job.template](db, config, job.userId)
}

/** The queue holds the session's id only. The details are read when the mail is made. */
async function composeNewDevice(db: Queryable, { appUrl }: Config, { userId, sid }: { userId: string; sid: string }) {
  const signIn = await findSignIn(db, userId, sid)
  const { token, hash } = newToken()
  const person = await storeEndSessionsToken(db, userId, hash)
  if (!person) return null
  const details = signIn
    ? `When: ${signIn.createdAt.slice(0, 16).replace('T', ' ')} UTC. Browser: ${deviceName(signIn.sess.userAgent)}. Address: ${signIn.sess.address}.`
    : 'That login has ended already.'
  return composeMail(person, {
    subject: `New login to your ${productName} account`,
    paragraphs: [
      'Someone just logged in to your account from a browser that we have not seen before.',
      details,
      "If it was you, you don't need to do anything. If it wasn't you, use this link: it logs out every device. We then email you a link to choose a new password. The link works once, within seven days.",
    ],
    action: { label: 'Log Out Everywhere', url: new URL(`/auth?mode=secure&token=${token}`, appUrl).href },
  })
}
