import { setTimeout as delay } from 'node:timers/promises'
import { SpanStatusCode, trace } from '@opentelemetry/api'
import { sql } from 'drizzle-orm'
import { PgBoss, fromDrizzle, type Job, type JobResult } from 'pg-boss'
import { batchSizes, type JobData, type JobName, queues, type ScheduledJob } from './queues.ts'

export type { JobData, JobName, ScheduledJob, SecurityNotice } from './queues.ts'

type Executor = Parameters<typeof fromDrizzle>[0]

const parallelWorkers = 2
const databasePauseMs = 250
const recordTries = 10

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
