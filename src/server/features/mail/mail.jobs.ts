import type { Deps } from '#server/deps.ts'
import { composeAuthMail } from '#server/features/auth/auth.service.ts'
import { composeContactMail } from '#server/features/contact/contact.service.ts'
import { composeMessageMail } from '#server/features/conversations/message-mails.ts'
import { composeNotificationMail, gatherInterestMails } from '#server/features/notifications/notifications.service.ts'
import { composeReportMail } from '#server/features/reports/report-mails.ts'
import { composePaymentMail } from '#server/features/subscriptions/subscriptions.service.ts'

/** Sends queued mails. A failure throws, and the queue tries again later. */
export async function workMail(
  deps: Pick<Deps, 'jobs' | 'database' | 'config' | 'mailer' | 'encryption' | 'payments'>,
) {
  const { jobs, database, config, mailer, payments } = deps
  await jobs.work('mail', async (job) => {
    const mail = await composeAuthMail(database.db, config, job)
    if (mail) await mailer.send(mail)
  })
  await jobs.work('interest-mails', ({ userId }) => gatherInterestMails({ db: database.db, jobs }, userId))
  await jobs.work('notification-mail', async (job) => {
    const mail = await composeNotificationMail(deps, job)
    if (mail) await mailer.send(mail)
  })
  await jobs.work('message-mail', async ({ messageId }) => {
    const mail = await composeMessageMail(deps, messageId)
    if (mail) await mailer.send(mail)
  })
  await jobs.work('report-mail', async ({ reportId }) => {
    const mail = await composeReportMail(deps, reportId)
    if (mail) await mailer.send(mail)
  })
  await jobs.work('contact-mail', async (job) => {
    const mail = await composeContactMail(database.db, config, job)
    if (mail) await mailer.send(mail)
  })
  await jobs.work('payment-mail', async (job) => {
    const mail = await composePaymentMail({ db: database.db, payments }, config, job)
    if (mail) await mailer.send(mail)
  })
}
