import { setTimeout as delay } from 'node:timers/promises'
import { SpanStatusCode, trace } from '@opentelemetry/api'
import { sql } from 'drizzle-orm'
import { PgBoss, fromDrizzle, type Job, type JobResult, type QueueOptions } from 'pg-boss'

/** Notices about the sign-in of an account, sent to its owner. */
export type SecurityNotice =
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'second-factor-refused'
  | 'second-factor-required'
  | 'second-factor-optional'
  | 'second-factors-reset'
  | 'recovery-code-used'
  | 'recovery-codes-renewed'
  | 'apply-kit-connected'

/** The kinds of background work with their data: ids only, so that the queue holds no personal data. */
export interface JobData {
  mail:
    | { template: 'verify-email' | 'reset-password' | SecurityNotice; userId: string | null }
    | { template: 'new-device'; userId: string; sid: string }
  /** Several notifications are all one person's, and go in one mail. */
  'notification-mail': { notificationId: string } | { notificationIds: string[] }
  'interest-mails': { userId: string }
  /** A message of the contact form to the people behind the product, or their answer to its writer. */
  'contact-mail': { mail: 'message' | 'answer'; messageId: string }
  /** Tells a subscriber of a payment that did not go through, or of one that did. */
  'payment-mail':
    | { mail: 'failed' | 'action-required'; userId: string }
    | { mail: 'receipt'; userId: string; invoiceId: string }
  /** Brings an event of the sandbox to the webhook. */
  'sandbox-event': { eventId: string }
  /** Of the night, unless an admin asked for it. */
  'reconcile-payments': { reconciliationId?: string }
  /** Cancels a second subscription of one person, with a refund. */
  'cancel-duplicate-subscription': { subscriptionId: string }
  'end-expired-grace-periods': Record<string, never>
  /** Runs ten minutes after a message. */
  'message-mail': { messageId: string }
  /** The mail copy of a weekly report. */
  'report-mail': { reportId: string }
  'send-reports': Record<string, never>
  'request-report-notes': Record<string, never>
  broadcast: { broadcastId: string }
  export: { exportId: string }
  'read-posting': { postingId: string }
  'check-postings': Record<string, never>
  /** Runs when a client's time to decide is over. */
  'expire-approval': { approvalId: string }
  /** Adds the tasks that a billing period includes. */
  'included-tasks': { periodId: string }
  'purge-expired': Record<string, never>
  'purge-files': Record<string, never>
  'purge-receipt-blobs': Record<string, never>
  'compact-counters': Record<string, never>
  'assign-waiting-clients': Record<string, never>
  'check-promises': Record<string, never>
  'remind-of-interviews': Record<string, never>
  'notify-of-follow-ups': Record<string, never>
  'remove-files': { ids: string[] }
  /** Reads a mail that was stored, and says what it suggests. */
  'read-mail': { mailId: string }
  /** Reminds of an invitation or offer that no one opened. */
  'remind-of-mail': { mailId: string }
  /** Sends a copy of an employer's mail to the client's own address. */
  'copy-mail': { mailId: string }
  'send-reply': { mailId: string }
  'clear-mail-code': { mailId: string }
  'purge-mails': Record<string, never>
  /** Runs an hour after the bytes of a mail were stored. */
  'remove-unkept-mail': { mailId: string }
}
export type JobName = keyof JobData

type Executor = Parameters<typeof fromDrizzle>[0]

/** Work by the clock. */
export type ScheduledJob =
  | 'purge-expired'
  | 'purge-files'
  | 'purge-receipt-blobs'
  | 'purge-mails'
  | 'check-postings'
  | 'compact-counters'
  | 'assign-waiting-clients'
  | 'check-promises'
  | 'end-expired-grace-periods'
  | 'reconcile-payments'
  | 'remind-of-interviews'
  | 'notify-of-follow-ups'
  | 'send-reports'
  | 'request-report-notes'

/** Mail and the removal of files are retried for about a day: five seconds after the first failure, then less and less often. */
const persistent: QueueOptions = {
  retryLimit: 30,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  // Another worker runs an active job without a heartbeat: its process or its connection is gone.
  // Without heartbeats that takes 15 minutes.
  heartbeatSeconds: 10,
}
const queues: Record<JobName, QueueOptions> = {
  mail: persistent,
  // A separate queue, so that a broadcast does not delay a password reset.
  'notification-mail': persistent,
  'interest-mails': persistent,
  'message-mail': persistent,
  'contact-mail': persistent,
  'payment-mail': persistent,
  // The webhook answers in ten seconds. A longer job has lost its process.
  'sandbox-event': { ...persistent, expireInSeconds: 60 },
  'reconcile-payments': { retryLimit: 3, retryDelay: 60, retryBackoff: true, expireInSeconds: 3_600 },
  'cancel-duplicate-subscription': { ...persistent, expireInSeconds: 60 },
  'end-expired-grace-periods': { retryLimit: 1, retryDelay: 60 },
  'report-mail': persistent,
  // On a Monday morning all clients of a time zone are due at once.
  'send-reports': { retryLimit: 1, retryDelay: 60, expireInSeconds: 3_600 },
  'request-report-notes': { retryLimit: 1, retryDelay: 60 },
  broadcast: persistent,
  export: { retryLimit: 3, retryDelay: 30, retryBackoff: true },
  // A site that does not answer is a result; only a process that ended on the way is tried again.
  'read-posting': { retryLimit: 2, retryDelay: 5, expireInSeconds: 60 },
  // It ends by itself after half an hour; the next run goes on.
  'check-postings': { retryLimit: 0, expireInSeconds: 3_000 },
  'expire-approval': persistent,
  'included-tasks': persistent,
  'purge-expired': { retryLimit: 1, retryDelay: 60 },
  'purge-files': { retryLimit: 1, retryDelay: 60 },
  'purge-receipt-blobs': { retryLimit: 1, retryDelay: 60 },
  'compact-counters': { retryLimit: 1, retryDelay: 60 },
  'assign-waiting-clients': { retryLimit: 1, retryDelay: 60 },
  // Runs again in a minute.
  'check-promises': { retryLimit: 0 },
  'remind-of-interviews': { retryLimit: 1, retryDelay: 60 },
  'notify-of-follow-ups': { retryLimit: 3, retryDelay: 600 },
  'remove-files': persistent,
  'read-mail': { ...persistent, expireInSeconds: 120 },
  'remind-of-mail': persistent,
  'copy-mail': persistent,
  'send-reply': persistent,
  'clear-mail-code': persistent,
  'purge-mails': { retryLimit: 1, retryDelay: 60 },
  'remove-unkept-mail': persistent,
}

const parallelWorkers = 2
const databasePauseMs = 250
const recordTries = 10

/**
 * A full batch is followed by the next one at once, while single jobs wait for the next poll. A broadcast makes many jobs, and
 * so does a year of the sandbox's clock.
 */
const batchSizes: Partial<Record<JobName, number>> = {
  mail: 5,
  'notification-mail': 5,
  'interest-mails': 5,
  'contact-mail': 5,
  'report-mail': 5,
  'sandbox-event': 5,
}

/** A job as one process has taken it. */
type JobAttempt = Pick<Job, 'id' | 'retryCount'>

/** A failed query's message carries its parameters, which are people's data. */
const getMessage = (error: unknown) => String(error).split('\nparams:')[0]

/** Does nothing more than the work where no traces are collected. */
const traceJob = (name: JobName, work: () => Promise<void>) =>
  trace.getTracer('foothold').startActiveSpan(`job ${name}`, async (span) => {
    try {
      await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })

export interface Jobs {
  /** Queues the job in the given transaction: it runs if that commits, and is forgotten if not. */
  send<Name extends JobName>(
    tx: Executor,
    name: Name,
    data: JobData[Name],
    options?: { startAfterSeconds: number },
  ): Promise<void>
  /** The same for many jobs of one kind, in one statement. */
  sendMany<Name extends JobName>(tx: Executor, name: Name, data: readonly JobData[Name][]): Promise<void>
  /** Removes what the queue still holds about a person who is erased: their jobs, and their address in reasons of failures. */
  forget(tx: Executor, person: { id: string; email: string }): Promise<void>
  /** Does the jobs of one kind; a handler that throws is called again later, with the same id. */
  work<Name extends JobName>(name: Name, handler: (data: JobData[Name], id: string) => Promise<void>): Promise<void>
  /** Runs the job by the clock, once over all processes. `cron` is in UTC. */
  schedule(name: ScheduledJob, cron: string): Promise<void>
  /** Lets running jobs finish. */
  stop(): Promise<void>
}

interface JobOptions {
  /** Whether a job failed because it lost its connection. Then it runs again as soon as the database answers. */
  isConnectionLost?: (error: unknown) => boolean
  /** False for a process that only queues jobs: it neither runs, schedules nor maintains them. */
  works?: boolean
  /** Whether the queues are made or brought to the options of this version. */
  prepares?: boolean
}

/** Background work on the same PostgreSQL: transactional, retried, shared by all processes. */
export async function startJobs(
  databaseUrl: string,
  onError: (error: Error) => void,
  { isConnectionLost = () => false, works = true, prepares = true }: JobOptions = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'foothold jobs',
    max: works ? 4 : 1,
    useListenNotify: works,
    supervise: works,
    schedule: works,
    schema: 'jobs',
  })
  boss.on('error', onError)
  await boss.start()
  const stopping = new AbortController()

  async function waitForDatabase() {
    while (!stopping.signal.aborted) {
      const answers = await boss
        .getDb()
        .executeSql('select 1')
        .then(
          () => true,
          () => false,
        )
      if (answers) return
      await delay(databasePauseMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  /** The queue is in the same database: at once it could not have recorded the failure either. */
  async function runJob(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      await waitForDatabase()
      await work()
    }
  }

  /**
   * Records a job as done at once, while others of its batch still run, and after the database was away: what is not recorded
   * would be done a second time.
   */
  async function recordDone(name: JobName, job: JobAttempt) {
    for (let tries = 1; !stopping.signal.aborted; tries++) {
      try {
        return await boss.complete(name, job)
      } catch (error) {
        if (tries === recordTries) throw error
        await waitForDatabase()
      }
    }
  }

  /** One of a batch that fails is tried again by itself. */
  async function getResult(job: JobAttempt, name: JobName, work: () => Promise<void>): Promise<JobResult> {
    const { id } = job
    try {
      await traceJob(name, () => runJob(work))
    } catch (error) {
      return { id, status: 'failed', output: { message: getMessage(error) } }
    }
    // The queue tries once more.
    await recordDone(name, job).catch(onError)
    return { id, status: 'completed' }
  }

  for (const [name, queue] of prepares ? Object.entries(queues) : []) {
    await boss.createQueue(name, { ...queue, notify: true })
    // One that was made by an earlier version keeps its options otherwise.
    await boss.updateQueue(name, { ...queue, notify: true })
  }
  return {
    async send(tx, name, data, { startAfterSeconds } = { startAfterSeconds: 0 }) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql), startAfter: startAfterSeconds })
    },
    async sendMany(tx, name, data) {
      if (data.length === 0) return
      const jobs = data.map((each) => ({ data: each }))
      await boss.insert(name, jobs, { db: fromDrizzle(tx, sql) })
    },
    async forget(tx, { id, email }) {
      await tx.execute(sql`delete from jobs.job where position(${id} in data::text) > 0`)
      await tx.execute(
        sql`update jobs.job set output = null where position(lower(${email}) in lower(output::text)) > 0 or position(${id} in output::text) > 0`,
      )
    },
    async work<Name extends JobName>(name: Name, handler: (data: JobData[Name], id: string) => Promise<void>) {
      const options = {
        pollingIntervalSeconds: 2,
        // Also how soon work goes on when the notifications of the queue were lost with their connection.
        notifyPollingIntervalSeconds: 8,
        localConcurrency: parallelWorkers,
        batchSize: batchSizes[name] ?? 1,
        burstWhenBatchFull: true,
        perJobResults: true,
      } as const
      await boss.work<JobData[Name]>(name, options, (jobs) =>
        Promise.all(jobs.map((job) => getResult(job, name, () => handler(job.data, job.id)))),
      )
    },
    schedule: (name, cron) => boss.schedule(name, cron, {}),
    async stop() {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
