import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { InjectOptions } from 'fastify'
import { Pool } from 'pg'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { webhookPath } from '#contract/payments.ts'
import { buildApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { createLiveHub } from '#server/db/live.ts'
import type { Deps } from '#server/deps.ts'
import { storeTeamHours } from '#server/promises/promises.service.ts'
import { setPasswordCost } from '#server/people/sign-in/passwords.ts'
import { createDocumentReader } from '#server/gateways/document-reader/document-reader.ts'
import { createTextWorker } from '#server/gateways/text-worker/text-worker.ts'
import { createMailReader } from '#server/gateways/mail-reader/mail-reader.ts'
import { createDocumentWriter } from '#server/gateways/document-writer/document-writer.ts'
import { createLocalFileStore } from '#server/gateways/file-store/local-store.ts'
import { createUploadLinks } from '#server/gateways/file-store/upload-links.ts'
import type { JobData, JobName, Jobs } from '#server/jobs/jobs.ts'
import { PostingFetchError } from '#server/gateways/posting-fetcher/posting-fetch-error.ts'
import type { PostingReader } from '#server/gateways/posting-fetcher/posting-reader.ts'
import type { Mail } from '#server/gateways/mailer.ts'
import { createLanguageModel } from '#server/gateways/language-model/language-model.ts'
import { openSandbox, sandboxWebhookSecret } from '#server/gateways/payments/sandbox/open-sandbox.ts'
import { createLogger } from '#server/http/log.ts'
import { createEncryption } from '#server/encryption.ts'
import { createWorkers } from '#server/workers.ts'
import { checkCallEvents } from './call-events.ts'
import { getMailDns } from './mail-sender.ts'
import { idleJobs } from './idle-jobs.ts'
import { testCost } from './password-cost.ts'

/** The password of the factories' people. */
export const testPassword = 'a password for tests'

setPasswordCost(testCost)

let admin: Pool | undefined

/** A separate database, copied from the migrated template or empty. `drop` deletes it. */
export async function createDatabase({ empty = false } = {}) {
  const template = new URL(inject('postgresUrl'))
  const templateName = empty ? 'template0' : template.pathname.slice(1)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Kept by the test worker: two new connections would take as long as the copy.
  admin ??= new Pool({
    connectionString: new URL('/postgres', template).href,
    allowExitOnIdle: true,
    idleTimeoutMillis: 0,
  }).on('error', () => {})
  const run = async (sql: string) => {
    await admin?.query(sql)
  }
  // Copying files is twice as fast as the default, which writes every page to the log.
  await run(`create database ${name} template ${templateName} strategy file_copy`)
  const url = new URL(template)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) }
}

/** The default: no posting can be read. */
const noPostings: PostingReader = {
  read: () => Promise.reject(new PostingFetchError('dns')),
  check: async () => ({ state: 'unknown', reason: 'The website could not be reached.' }),
  close: async () => {},
}

/** Closed with the test worker. */
const stayOpen = async () => {}

/** Threads and processes that all apps of a test worker share: starting one takes longer than most tests. */
const workers = {
  documents: { ...createDocumentReader(), close: stayOpen },
  texts: { ...createTextWorker(), close: stayOpen },
  mailReader: { ...createMailReader({ answers: getMailDns }), close: stayOpen },
  documentWriter: { ...createDocumentWriter(), close: stayOpen },
}

const sessionSecret = 'a secret of the tests, long enough'

const mailJobs = ['mail', 'contact-mail', 'notification-mail', 'payment-mail', 'report-mail'] as const

// Tests look into answers of every shape, refusals included.
// oxlint-disable-next-line typescript/no-explicit-any
export type Reply = { status: number; headers: Record<string, unknown>; body: any; text: string }

/** The whole server on a separate database, called without a network. `overrides` replaces its parts. */
export async function startTestApp(
  settings: Record<string, string> = {},
  overrides: Partial<Deps> = {},
  existing?: Awaited<ReturnType<typeof createDatabase>>,
) {
  const database = existing ?? (await createDatabase())
  const config = loadConfig({ DATABASE_URL: database.url, LOG_LEVEL: 'silent', ...settings })
  const logged: string[] = []
  const logger = createLogger(settings.LOG_LEVEL ?? 'silent', { write: (line) => void logged.push(line) })
  const client = openDatabase({
    url: database.url,
    connections: 10,
    onError: () => {},
    replicaUrl: config.databaseReplicaUrl,
  })
  await storeTeamHours(client.db, config.team)
  const live = createLiveHub(database.url, () => {})
  const encryption = createEncryption([randomBytes(32)])
  const mails: Mail[] = []
  const uploads = await mkdtemp(path.join(tmpdir(), 'foothold-uploads-'))
  const queued: { name: JobName; data: JobData[JobName] }[] = []
  const jobs: Jobs = {
    ...idleJobs,
    send: async (_tx, name, data) => void queued.push({ name, data }),
    sendMany: async (_tx, name, many) => void queued.push(...many.map((data) => ({ name, data }))),
    forget: async (_tx, { id }) => {
      queued.splice(0, queued.length, ...queued.filter(({ data }) => !JSON.stringify(data).includes(id)))
    },
  }
  const mailer = { send: async (mail: Mail) => void mails.push(mail), outbox: async () => [] }
  const { appUrl } = config
  const webhookSecret = sandboxWebhookSecret(sessionSecret)
  const opened = openSandbox({ db: client.db, jobs, webhookSecret, appUrl })
  const deps = {
    config,
    database: client,
    live,
    jobs,
    mailer,
    encryption,
    sessionSecret,
    files: createLocalFileStore(uploads, createUploadLinks(sessionSecret)),
    documents: { ...workers.documents },
    postings: noPostings,
    texts: { ...workers.texts },
    mailReader: { ...workers.mailReader },
    languageModel: createLanguageModel(config.languageModel),
    documentWriter: { ...workers.documentWriter },
    ...opened,
    ...overrides,
  }
  /** The sandbox's pages and the client of its API, whatever replaces them in the app. */
  const sandbox = { ...opened.payments, ...opened.sandbox }
  const app = await buildApp(deps, logger)
  await app.ready()

  /** Removes the queued jobs of one kind and returns them. */
  function takeQueued<Name extends JobName>(jobName: Name) {
    const jobsOfName = queued.filter(({ name }) => name === jobName)
    for (const job of jobsOfName) queued.splice(queued.indexOf(job), 1)
    return jobsOfName.map(({ data }) => data as JobData[Name])
  }

  async function postEvent(body: string, signature: string) {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return (await call('POST', webhookPath, { body, headers })).status
  }
  const jobWorkers = createWorkers(deps, postEvent)

  const close = async () => {
    await app.close()
    await deps.documents.close()
    await deps.postings.close()
    await deps.texts.close()
    await deps.documentWriter.close()
    await live.close()
    await client.close()
    await database.drop()
    await rm(uploads, { recursive: true, force: true })
  }

  async function call(
    method: string,
    url: string,
    options: Omit<InjectOptions, 'body'> & { body?: unknown } = {},
  ): Promise<Reply> {
    const { body, ...requestOptions } = options
    const payload = body as string | object | undefined
    const response = await checkCallEvents(method, url, () =>
      app.inject({
        method: method as 'GET',
        url,
        ...(payload === undefined ? {} : { payload }),
        ...requestOptions,
      }),
    )
    const json = String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      headers: response.headers,
      body: json && response.body ? response.json() : null,
      text: response.body,
    }
  }

  const readCookie = (reply: Reply) =>
    [reply.headers['set-cookie']]
      .flat()
      .map((cookie) => String(cookie).split(';')[0])
      .join('; ')

  const callsWith = (cookie: string) => {
    const send =
      (method: string) =>
      (url: string, body?: unknown, headers: Record<string, string> = {}) =>
        call(method, url, { body, headers: { ...(cookie ? { cookie } : {}), ...headers } })
    return { cookie, get: send('GET'), post: send('POST'), put: send('PUT'), delete: send('DELETE') }
  }

  return {
    app,
    db: client.db,
    pool: client.pool,
    databaseUrl: database.url,
    encryption,
    config,
    database: client,
    postings: deps.postings,
    files: deps.files,
    jobs: deps.jobs,
    deps,
    /** External parts that a request may wait for. */
    dependencies: {
      files: deps.files,
      documents: deps.documents,
      postings: deps.postings,
      texts: deps.texts,
      mailReader: deps.mailReader,
      documentWriter: deps.documentWriter,
      mailer: deps.mailer,
      payments: deps.payments,
    },
    sandbox,
    payments: deps.payments,
    uploads,
    logged,
    mails,
    queued,
    call,
    readCookie,
    anonymous: callsWith(''),
    withCookie: callsWith,
    /** The calls of a person who signs in over HTTP. */
    async signIn(person: { email: string }) {
      const reply = await call('POST', '/api/login', { body: { email: person.email, password: testPassword } })
      if (reply.status !== 200) throw new Error(`Sign-in answered ${reply.status}: ${reply.text}`)
      return callsWith(readCookie(reply))
    },
    /** Sends the queued mails, as the worker would. */
    async deliverMail() {
      for (const data of takeQueued('interest-mails')) await jobWorkers['interest-mails'](data)
      for (const name of mailJobs) for (const data of takeQueued(name)) await jobWorkers[name](data as never)
      return mails
    },
    takeQueued,
    /** Delivers the sandbox's queued events to the webhook one after the other, as the worker would. */
    async deliverPaymentEvents() {
      for (const { eventId } of takeQueued('sandbox-event')) await sandbox.deliverEvent(eventId, postEvent)
    },
    close,
  }
}
export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** `startTestApp` for one test. */
export async function testApp(settings?: Record<string, string>, overrides?: Partial<Deps>) {
  const app = await startTestApp(settings, overrides)
  onTestFinished(app.close)
  return app
}

/** `startTestApp` for all tests of a file. Each test makes its own people and rows. */
export function fileApp(settings?: Record<string, string>) {
  let app: TestApp | undefined
  beforeAll(async () => {
    app = await startTestApp(settings)
  })
  afterAll(() => app?.close())
  return () => {
    if (!app) throw new Error('The app of the file is there inside its tests only')
    return app
  }
}
