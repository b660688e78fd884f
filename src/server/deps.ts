import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Database, DatabaseClient, Queryable } from './db/client.ts'
import type { LiveHub } from './db/live.ts'
import type { DocumentReader } from './gateways/document-reader/document-reader.ts'
import type { DocumentWriter } from './gateways/document-writer/document-writer.ts'
import type { FileStore } from './gateways/file-store/file-store.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { LanguageModel } from './gateways/language-model/language-model.ts'
import type { MailReader } from './gateways/mail-reader/mail-reader.ts'
import type { Mailer } from './gateways/mailer.ts'
import type { Payments } from './gateways/payments/payments.ts'
import type { Sandbox } from './gateways/payments/sandbox/sandbox-pages.ts'
import type { PostingReader } from './gateways/posting-fetcher/posting-reader.ts'
import type { TextWorker } from './gateways/text-worker/text-worker.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { Serve } from './http/serve.ts'
import type { Sessions } from './http/session.ts'
import type { Encryption } from './encryption.ts'

/** The parts of the product. `main.ts` creates them once, or a test. */
export interface Deps {
  config: Config
  database: DatabaseClient
  jobs: Jobs
  mailer: Mailer
  files: FileStore
  documents: DocumentReader
  postings: PostingReader
  texts: TextWorker
  mailReader: MailReader
  /** Null without `AI_BASE_URL`. */
  languageModel: LanguageModel | null
  documentWriter: DocumentWriter
  payments: Payments
  /** Null with the real provider. */
  sandbox: Sandbox | null
  live: LiveHub
  encryption: Encryption
  sessionSecret: string
}

/** A transaction, or the database, with the queue whose jobs commit with it. */
export interface TransactionContext {
  db: Queryable
  jobs: Jobs
}

/** For calls to the card provider. `db` is never a transaction: nothing stays locked while the provider is asked. */
export interface ProviderContext extends TransactionContext {
  payments: Payments
}

/** The parameters of a feature's routes. */
export interface RouteDeps extends Deps {
  app: FastifyInstance
  serve: Serve
  db: Database
  sessions: Sessions
  limits: RateLimits
}
