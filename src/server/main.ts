import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { productName } from '#contract/plans.ts'
import { buildApp } from './app.ts'
import { ConfigError, loadConfig, type Config } from './config.ts'
import { openDatabase } from './db/client.ts'
import { findConnectionError } from './db/connection-errors.ts'
import { createLiveHub } from './db/live.ts'
import { MigrationError, requireMigrations } from './db/migrate.ts'
import { demoSignIns } from './demo-accounts.ts'
import { endDemoSessions, seedDemo } from './demo/demo-data.ts'
import type { Deps } from './deps.ts'
import { ensureAdmin } from './people/auth/auth.service.ts'
import { storeTeamHours } from './promises/promises.service.ts'
import { EmbeddedPostgresError, startEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts'
import { createDocumentReader } from './gateways/document-reader/document-reader.ts'
import { createDocumentWriter } from './gateways/document-writer/document-writer.ts'
import { openFileStore } from './gateways/file-store/open-file-store.ts'
import { openPayments, preparePlans } from './gateways/payments/open-payments.ts'
import { openSmtpServer } from './gateways/inbound-mail/open-smtp-server.ts'
import { createPostingReader } from './gateways/posting-fetcher/posting-reader.ts'
import { startJobs } from './jobs/jobs.ts'
import { createLanguageModel } from './gateways/language-model/language-model.ts'
import { createOutboxMailer, createSmtpMailer } from './gateways/mailer.ts'
import { createMailReader, type DnsAnswers } from './gateways/mail-reader/mail-reader.ts'
import { createTextWorker } from './gateways/text-worker/text-worker.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { createLogger, type Logger } from './http/log.ts'
import { prepareDatabase } from './prepare-database.ts'
import { loadSecrets } from './secrets.ts'
import { createMailReceiver } from './service/inbox/mail-receiver.ts'
import { createEncryption } from './encryption.ts'
import { buildWorkerApp, postToOwnWebhook } from './worker-app.ts'
import { postToWebhook, startSchedules, startWorkers } from './workers.ts'

/** Closed in the opposite order. */
const closers: (() => Promise<unknown>)[] = []

async function openDatabaseServer(config: Config) {
  if (config.databaseUrl) return config.databaseUrl
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir })
  closers.push(() => embedded.stop())
  return embedded.url
}

async function openDeps(config: Config, logger: Logger): Promise<Deps> {
  const secrets = await loadSecrets(config)
  const url = await openDatabaseServer(config)
  const pooled = config.databaseDirectUrl !== null
  const direct = config.databaseDirectUrl ?? url
  const onError = (err: Error) => logger.error({ err }, 'a database connection was lost')
  if (config.migrate) await prepareDatabase({ direct, pooled }, onError)
  else await requireMigrations(direct)
  const database = openDatabase({ url, connections: 20, onError, pooled, replicaUrl: config.databaseReplicaUrl })
  closers.push(() => database.close())
  await storeTeamHours(database.db, config.team)
  const live = createLiveHub(direct, onError)
  closers.push(() => live.close())
  const jobs = await startJobs(direct, onError, {
    isConnectionLost: (error) => findConnectionError(error) !== null,
    works: config.role !== 'web',
    prepares: false,
  })
  closers.push(() => jobs.stop())
  const documents = createDocumentReader({
    onFailure: ({ reason, cause }) => logger.info({ reason, cause: String(cause) }, 'a document could not be read'),
  })
  closers.push(() => documents.close())
  const testPages = config.testPages ? { environment: 'test' as const, pages: config.testPages } : undefined
  const postings = createPostingReader({ testPages })
  closers.push(() => postings.close())
  const texts = createTextWorker()
  closers.push(() => texts.close())
  const { testMailDns } = config
  const mailReader = createMailReader(testMailDns ? { answers: () => JSON.parse(testMailDns) as DnsAnswers } : {})
  closers.push(() => mailReader.close())
  const documentWriter = createDocumentWriter({
    onFailure: ({ cause }) => logger.info({ cause: String(cause) }, 'a document could not be made'),
  })
  closers.push(() => documentWriter.close())
  const mailer = config.smtpUrl
    ? createSmtpMailer({ smtpUrl: config.smtpUrl, from: { name: productName, address: config.mailFrom } })
    : createOutboxMailer(path.join(config.dataDir, 'outbox'))
  const { sessionSecret } = secrets
  const { payments, sandbox } = openPayments({ config, db: database.db, jobs, sessionSecret })
  const onUnprepared = (err: unknown) => logger.warn({ err }, 'the card provider could not be prepared yet')
  const stopPreparing = preparePlans(payments, onUnprepared)
  closers.push(async () => stopPreparing())
  return {
    config,
    database,
    live,
    jobs,
    mailer,
    files: await openFileStore(config, sessionSecret),
    documents,
    postings,
    texts,
    mailReader,
    languageModel: createLanguageModel(config.languageModel, {
      onFailure: ({ reason, cause }) =>
        logger.warn({ reason, cause: String(cause) }, 'the language model gave no text'),
    }),
    documentWriter,
    payments,
    sandbox,
    encryption: createEncryption(secrets.encryptionKeys),
    sessionSecret,
  }
}

async function seed(deps: Deps) {
  const { config, database } = deps
  if (config.demo) await seedDemo(deps)
  if (!config.demoAllowed) await endDemoSessions(database.db)
  if (config.admin) await ensureAdmin(database.db, config.admin)
}

/** Mails from employers are received where people are served. */
async function receiveMails(deps: Deps, logger: Logger) {
  const { config, database } = deps
  const { inboxDomain: domain } = config
  if (domain === null || config.role === 'worker') return
  const limits = createRateLimits(database.countingPool)
  const { close } = await openSmtpServer({
    settings: config.inbox.smtp,
    domain,
    receiver: createMailReceiver({ ...deps, db: database.db, limits, domain }),
    onFailure: (err) => logger.error({ err }, 'a mail could not be taken; its sender tries again'),
  })
  closers.push(close)
}

function announce(config: Config) {
  const lines = [`${productName} is ready at ${config.appUrl.origin}`]
  if (!config.production && !config.demoAllowed)
    lines.push(
      'APP_URL or HOST opens this server to others, so it has no outbox page and no demo accounts. Set NODE_ENV=production for real people, or DEMO=1 for a demo.',
    )
  if (config.demo) {
    lines.push('Demo logins:', ...demoSignIns.map(({ email, password }) => `  ${email}  ${password}`))
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}

async function closeAll(logger: Logger) {
  for (const close of closers.toReversed()) {
    await close().catch((err: unknown) => logger.error({ err }, 'not everything could be closed'))
  }
}

/**
 * The first signal drains and stops; so does an uncaught error, because the process may be in a wrong state. A second signal,
 * or a stop that hangs, ends the process.
 */
function stopOnSignalOrFault(logger: Logger, { drainSeconds }: Config) {
  let stopping = false
  const stop = async (exitCode: number) => {
    stopping = true
    setTimeout(() => process.exit(1), 15_000 + drainSeconds * 1000).unref()
    await closeAll(logger)
    process.exit(exitCode)
  }
  const onSignal = () => (stopping ? process.exit(1) : stop(0))
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  // Node raises an unhandled rejection as an uncaught exception.
  process.on('uncaughtException', (error, origin) => {
    logger.fatal({ err: error, origin }, 'an error was caught nowhere: the process stops')
    if (!stopping) void stop(1)
  })
}

async function start() {
  const config = loadConfig()
  const logger = createLogger(config.logLevel)
  stopOnSignalOrFault(logger, config)
  try {
    const deps = await openDeps(config, logger)
    await seed(deps)
    const isWorker = config.role === 'worker'
    const app = await (isWorker ? buildWorkerApp : buildApp)(deps, logger)
    closers.push(async () => {
      app.drain()
      await delay(config.drainSeconds * 1000)
      await app.close()
    })
    await app.listen({ host: config.host, port: config.port })
    await receiveMails(deps, logger)
    if (config.role !== 'web') {
      const post = isWorker && deps.sandbox ? await postToOwnWebhook(deps, logger) : postToWebhook(app)
      await startWorkers(deps, post)
      await startSchedules(deps)
    }
    announce(config)
  } catch (error) {
    await closeAll(logger)
    throw error
  }
}

/** One line for what a person can fix, a stack for everything else. */
function explain(error: unknown) {
  if (error instanceof ConfigError || error instanceof EmbeddedPostgresError || error instanceof MigrationError)
    return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'PORT is in use by another program: stop it, or set PORT to another number'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
