import { deviceName } from '#contract/device-name.ts'
import { productName } from '#contract/plans.ts'
import type { Config } from '#server/config.ts'
import type { Queryable } from '#server/db/client.ts'
import type { JobData, SecurityNotice } from '#server/jobs/jobs.ts'
import type { Mail } from '#server/gateways/mailer.ts'
import { securityNotices } from '#server/events/security-notices.ts'
import { formatLocalTime } from '#server/local-time.ts'
import { button, list, muted, paragraph } from '#server/platform/mail/blocks.ts'
import { composeMail, reasons } from '#server/platform/mail/compose.ts'
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
        blocks: [
          paragraph(
            `Welcome to ${productName}. Please confirm that this address is yours: then you can log in, and we can reach you when an employer answers.`,
          ),
          button('Verify Email', new URL(`/verify-email?token=${token}`, appUrl).href),
          muted('The link works once, within 24 hours.'),
        ],
        appUrl,
        why: `You get this email because someone registered at ${productName} with this address. If that wasn't you, ignore it.`,
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
        blocks: [
          paragraph('You asked us for a new password. You can choose it here:'),
          button('Choose a New Password', new URL(`/auth?mode=reset&token=${token}`, appUrl).href),
          muted(
            "The link works once, within one hour. If you didn't ask, you can ignore this email. Nothing has changed.",
          ),
        ],
        appUrl,
        why: reasons.account,
      })
    )
  },
}

async function composeNotice(db: Queryable, { appUrl }: Config, userId: string, notice: SecurityNotice) {
  const person = await findRecipient(db, userId)
  const { title, message } = securityNotices[notice]
  const blocks = [paragraph(message), button('Open Your Account', new URL('/account/security', appUrl).href)]
  return person && composeMail(person, { subject: title, blocks, appUrl, why: reasons.account })
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
  return composeMail(person, {
    subject: `Someone logged in to your ${productName} account from a new browser`,
    blocks: [
      paragraph(`We haven't seen this browser before.${signIn ? '' : ' The login has ended already.'}`),
      ...(signIn
        ? list('The login', [
            formatLocalTime(signIn.createdAt, person.timeZone),
            deviceName(signIn.sess.userAgent),
            `Address ${signIn.sess.address}`,
          ])
        : []),
      paragraph("If it was you, you don't need to do anything. If it wasn't you, log out every device now:"),
      button('Log Out Everywhere', new URL(`/auth?mode=secure&token=${token}`, appUrl).href),
      muted('We then email you a link to choose a new password. This link works once, within seven days.'),
    ],
    appUrl,
    why: reasons.account,
  })
}
