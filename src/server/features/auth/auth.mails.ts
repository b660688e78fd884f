import { productName } from '#contract/plans.ts'
import type { Config } from '#server/config.ts'
import type { Queryable } from '#server/db/client.ts'
import type { JobData, SecurityNotice } from '#server/gateways/jobs.ts'
import type { Mail } from '#server/gateways/mailer.ts'
import { composeMail } from '#server/features/mail/compose.ts'
import { findRecipient, storeResetToken, storeVerificationToken } from './auth.store.ts'
import { isSecurityNotice, securityNotices } from './security-notices.ts'
import { newToken } from './tokens.ts'

type Template = Exclude<JobData['mail']['template'], SecurityNotice>

/** How each mail of this feature is made. The token is made when the mail is, so that none waits in the queue. */
const templates: Record<Template, (db: Queryable, config: Config, userId: string) => Promise<Mail | null>> = {
  'verify-email': async (db, { appUrl }, userId) => {
    const { token, hash } = newToken()
    const person = await storeVerificationToken(db, userId, hash)
    return (
      person &&
      composeMail(person, {
        subject: `Verify your email for ${productName}`,
        paragraphs: [
          `Welcome to ${productName}. Please confirm that this address is yours, so that you can sign in.`,
          'The link works once, within 24 hours.',
        ],
        action: { label: 'Verify email', url: new URL(`/verify-email?token=${token}`, appUrl).href },
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
          'Someone, hopefully you, asked for a new password. The link works once, within one hour.',
          'If it was not you, nothing has changed and you can ignore this email.',
        ],
        action: { label: 'Choose a new password', url: new URL(`/auth?mode=reset&token=${token}`, appUrl).href },
      })
    )
  },
}

async function composeNotice(db: Queryable, { appUrl }: Config, userId: string, notice: SecurityNotice) {
  const person = await findRecipient(db, userId)
  const { title, message } = securityNotices[notice]
  const action = { label: 'Open your account', url: new URL('/account', appUrl).href }
  return person && composeMail(person, { subject: `${productName}: ${title}`, paragraphs: [message], action })
}

/** The mail for a job; null if the account is gone or no longer needs it. */
export async function composeAuthMail(db: Queryable, config: Config, { template, userId }: JobData['mail']) {
  if (userId === null) return null
  return isSecurityNotice(template)
    ? composeNotice(db, config, userId, template)
    : templates[template](db, config, userId)
}
