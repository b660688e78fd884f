import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { webhookPath } from '#contract/payments.ts'
import { compactCounters } from './db/counters.ts'
import { readTime } from './db/queries.ts'
import type { Deps } from './deps.ts'
import type { Mail } from './gateways/mailer.ts'
import type { PostEvent } from './gateways/payments/sandbox/sandbox-pages.ts'
import { purgeIdempotencyKeys } from './http/idempotency.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { purgeExpiredSessions } from './http/session.ts'
import type { JobData, JobName, ScheduledJob } from './jobs/jobs.ts'
import { addIncludedTasks } from './money/ledger/included-tasks.service.ts'
import { reconcile } from './money/payments/reconciliation.service.ts'
import { cancelDuplicate, endExpiredGracePeriods } from './money/subscriptions/grace-periods.service.ts'
import { composePaymentMail } from './money/subscriptions/subscriptions.mails.ts'
import { purgeAttempts } from './money/subscriptions/subscriptions.service.ts'
import { composeAuthMail } from './people/auth/auth.mails.ts'
import { purgePendingSignIns } from './people/second-factors/sign-in.service.ts'
import { purgeDevices } from './people/sign-in/devices.store.ts'
import { assignWaitingClients } from './people/users/users.service.ts'
import { purgeFiles } from './platform/files/files.service.ts'
import { deliverBroadcast } from './platform/notifications/broadcasts.service.ts'
import { gatherInterestMails } from './platform/notifications/notifications.service.ts'
import { composeNotificationMail } from './platform/notifications/notifications.mails.ts'
import { makeExport, purgeExports } from './privacy/exports/exports.service.ts'
import { composeContactMail } from './service/contact/contact.mails.ts'
import { introduceManager } from './service/clients/manager-signature.ts'
import { composeMessageMail } from './service/conversations/message-mails.ts'
import { clearCodes } from './service/inbox/mail-codes.ts'
import { purgeMailBodies } from './service/inbox/mail-privacy.service.ts'
import { sendMailCopy, sendReply } from './service/inbox/outgoing-mails.service.ts'
import { removeUnkeptMail } from './service/inbox/raw-mails.ts'
import { readStoredMail } from './service/inbox/reading.service.ts'
import { remindOfMail } from './service/inbox/unopened-mails.service.ts'
import { checkPromises } from './service/promises/check-promises.service.ts'
import { composeReportMail } from './service/reports/report-mails.ts'
import { requestReportNotes, sendDueReports } from './service/reports/reports.service.ts'
import { notifyOfFollowUps } from './work/interviews/follow-ups.service.ts'
import { purgeInterviews } from './work/interviews/interviews.service.ts'
import { remindOfInterviews } from './work/interviews/reminders.service.ts'
import { checkPendingPostings } from './work/postings/posting-checks.service.ts'
import { readAskedPosting } from './work/postings/postings.service.ts'
import { purgeBlobs } from './work/receipts/blobs.service.ts'
import { expireApproval } from './work/rules/approvals.service.ts'

type Workers = { [Name in JobName]: (data: JobData[Name], jobId?: string) => Promise<unknown> }

/** What each background job does. A failure throws, and the queue tries again later. `post` brings events to the webhook. */
export function createWorkers(deps: Deps, post: PostEvent): Workers {
  const { jobs, database, config, mailer, files, payments, sandbox } = deps
  const { db } = database
  const context = { db, jobs }
  const provider = { ...context, payments }
  /** Sends the mail; null needs none any more. */
  const send = async (composed: Promise<Mail | null>, id?: string) => {
    const mail = await composed
    if (mail) await mailer.send({ ...mail, id })
  }
  return {
    mail: (job, id) => send(composeAuthMail(db, config, job), id),
    'notification-mail': (job, id) =>
      send(
        composeNotificationMail(deps, job, (client) => introduceManager(deps, client)),
        id,
      ),
    'interest-mails': ({ userId }) => gatherInterestMails(context, userId),
    'message-mail': ({ messageId }, id) => send(composeMessageMail(deps, messageId), id),
    'contact-mail': (job, id) => send(composeContactMail(db, config, job), id),
    'payment-mail': (job, id) => send(composePaymentMail(provider, config, job), id),
    'report-mail': ({ reportId }, id) => send(composeReportMail(deps, reportId), id),
    broadcast: ({ broadcastId }) => deliverBroadcast(context, broadcastId),
    export: ({ exportId }) => makeExport(deps, exportId),
    'read-posting': ({ postingId }) => readAskedPosting(deps, postingId),
    'check-postings': () => checkPendingPostings(deps),
    'expire-approval': ({ approvalId }) => expireApproval(context, approvalId),
    'included-tasks': ({ periodId }) => addIncludedTasks(context, config.team, periodId),
    'assign-waiting-clients': () => assignWaitingClients(context, config.autoAssignHours),
    'check-promises': () => checkPromises(context, config.team),
    'remind-of-interviews': () => remindOfInterviews(context),
    'notify-of-follow-ups': () => notifyOfFollowUps(context),
    'send-reports': async () => sendDueReports(context, await readTime(db)),
    'request-report-notes': async () => requestReportNotes(context, config.team, await readTime(db)),
    'cancel-duplicate-subscription': ({ subscriptionId }) => cancelDuplicate(provider, subscriptionId),
    'end-expired-grace-periods': () => endExpiredGracePeriods(provider),
    // A scheduled job has no data.
    'reconcile-payments': (data) => reconcile(provider, data?.reconciliationId),
    'sandbox-event': async ({ eventId }) => sandbox?.deliverEvent(eventId, post),
    async 'remove-files'({ ids }) {
      for (const id of ids) await files.remove(id)
    },
    'read-mail': ({ mailId }) => readStoredMail({ ...deps, db }, mailId),
    'remind-of-mail': ({ mailId }) => remindOfMail(context, mailId),
    'copy-mail': ({ mailId }) => sendMailCopy(deps, mailId),
    'send-reply': ({ mailId }) => sendReply(deps, mailId),
    'clear-mail-code': ({ mailId }) => clearCodes(db, mailId),
    'purge-mails': () => purgeMailBodies(db, jobs),
    'remove-unkept-mail': ({ mailId }) => removeUnkeptMail({ db, files }, mailId),
    'purge-files': () => purgeFiles({ ...context, files }),
    'purge-receipt-blobs': () => purgeBlobs(db, jobs),
    async 'purge-expired'() {
      await purgeExpiredSessions(db)
      await purgePendingSignIns(db)
      await purgeIdempotencyKeys(db)
      await purgeDevices(db)
      await purgeExports(db, jobs)
      await purgeAttempts(db)
      await purgeInterviews(db)
      await clearCodes(db)
      await createRateLimits(database.countingPool).purge()
    },
    'compact-counters': () => compactCounters(db),
  }
}

const tenMinutes = '*/10 * * * *'
/** Some clocks differ from UTC by a quarter of an hour. */
const quarterHour = '*/15 * * * *'

/** When a job runs by the clock, in UTC. */
const schedules: Record<ScheduledJob, string> = {
  'check-promises': '* * * * *',
  'assign-waiting-clients': tenMinutes,
  'remind-of-interviews': tenMinutes,
  'end-expired-grace-periods': tenMinutes,
  'compact-counters': tenMinutes,
  'send-reports': quarterHour,
  'request-report-notes': quarterHour,
  'check-postings': '25 * * * *',
  'purge-files': '50 * * * *',
  'purge-receipt-blobs': '55 * * * *',
  'purge-mails': '10 3 * * *',
  'purge-expired': '20 3 * * *',
  'reconcile-payments': '40 3 * * *',
  'notify-of-follow-ups': '0 7 * * *',
}

/** Takes jobs of the queue, by default of every kind. */
export async function startWorkers(deps: Deps, post: PostEvent, names?: readonly JobName[]) {
  const workers = createWorkers(deps, post)
  const work = async <Name extends JobName>(name: Name) =>
    deps.jobs.work(name, async (data, id) => void (await workers[name](data, id)))
  // With the real card provider nobody delivers the sandbox's events.
  const all = (Object.keys(workers) as JobName[]).filter((name) => name !== 'sandbox-event' || deps.sandbox)
  for (const name of names ?? all) await work(name)
}

export async function startSchedules({ jobs }: Pick<Deps, 'jobs'>) {
  for (const [name, cron] of Object.entries(schedules)) await jobs.schedule(name as ScheduledJob, cron)
}

/** Posts events of the sandbox over the network, as from outside. */
export const postToWebhook =
  (app: FastifyInstance): PostEvent =>
  async (body, signature) => {
    const { address, family, port } = app.server.address() as AddressInfo
    const anywhere = address === '::' || address === '0.0.0.0'
    const host = anywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const signal = AbortSignal.timeout(15_000)
    const { status } = await fetch(`http://${host}:${port}${webhookPath}`, { method: 'POST', headers, body, signal })
    return status
  }
